package server

import "time"

// enter returns the room of a match and keeps it in memory until leave. Whether there is such a
// match shows when the room is loaded.
func (s *Server) enter(id string) *room {
	s.roomsMu.Lock()
	defer s.roomsMu.Unlock()
	r := s.rooms[id]
	if r == nil {
		r = &room{id: id, server: s, conns: map[*conn]struct{}{}}
		s.rooms[id] = r
	}
	r.users++
	if r.idle != nil {
		r.idle.Stop()
		r.idle = nil
	}
	return r
}

// leave gives a room back. The last one to leave starts the time after which it is forgotten.
func (s *Server) leave(r *room) {
	r.mu.Lock()
	empty := r.match == nil
	r.mu.Unlock()
	s.roomsMu.Lock()
	defer s.roomsMu.Unlock()
	if r.users--; r.users > 0 {
		return
	}
	if empty { // no such match
		delete(s.rooms, r.id)
		return
	}
	r.idle = time.AfterFunc(s.config.Idle, func() { s.forget(r) })
}

func (s *Server) forget(r *room) {
	s.roomsMu.Lock()
	defer s.roomsMu.Unlock()
	if r.users == 0 && s.rooms[r.id] == r {
		delete(s.rooms, r.id)
	}
}

func (s *Server) forgetAll() {
	s.roomsMu.Lock()
	defer s.roomsMu.Unlock()
	for _, r := range s.rooms {
		if r.idle != nil {
			r.idle.Stop()
		}
	}
	clear(s.rooms)
}
