// A stand-in for the real game: enough of it that the page can be developed and looked at without the server.
// It is no reference for any rule.

const unit = (id, name, faction, traits, cost, attack, resources, force, text = [], reward) => ({
  id,
  name,
  faction,
  type: 'unit',
  traits,
  text,
  reward,
  figures: { cost, attack, resources, force, ...(reward ? { target: cost } : {}) },
})
const ship = (id, name, faction, cost, attack, resources, force, text = []) => ({
  id,
  name,
  faction,
  type: 'capital ship',
  traits: [],
  text,
  figures: { cost, attack, resources, force, 'hit-points': cost },
})
const base = (id, name, faction, hp, text = []) => ({
  id,
  name,
  faction,
  type: 'base',
  traits: [],
  unique: true,
  text,
  figures: { 'hit-points': hp },
})

const list = [
  unit('shuttle-e', 'Imperial Shuttle', 'empire', ['Transport'], 0, 0, 1, 0),
  unit('trooper-e', 'Stormtrooper', 'empire', ['Trooper'], 0, 2, 0, 0),
  unit('inquisitor', 'Inquisitor', 'empire', [], 0, 0, 0, 0, [
    'When you play this card: choose 1 attack on this card, 1 resource or 1 Force.',
  ]),
  unit('shuttle-r', 'Alliance Shuttle', 'rebel', ['Transport'], 0, 0, 1, 0),
  unit('trooper-r', 'Rebel Trooper', 'rebel', ['Trooper'], 0, 2, 0, 0),
  unit('guardian', 'Temple Guardian', 'rebel', [], 0, 0, 0, 0, [
    'When you play this card: choose 1 attack on this card, 1 resource or 1 Force.',
  ]),
  unit('pilot', 'Outer Rim Pilot', 'neutral', [], 2, 0, 2, 0, ['Exile this card: gain 1 Force.']),
  unit(
    'tie',
    'TIE Fighter',
    'empire',
    ['Fighter'],
    1,
    2,
    0,
    0,
    ['If you have a capital ship in play: draw 1 card.'],
    'Gain 1 resource.',
  ),
  unit(
    'scout',
    'Scout Trooper',
    'empire',
    ['Trooper'],
    2,
    0,
    2,
    0,
    [
      'Reveal the top card of the galaxy deck. If it is an Empire card: gain 1 Force. If it is an enemy card: discard it.',
    ],
    'Exile 1 card from your hand or discard pile.',
  ),
  unit(
    'interceptor',
    'TIE Interceptor',
    'empire',
    ['Fighter'],
    3,
    3,
    0,
    0,
    [
      'Reveal the top card of the galaxy deck. If it is an Empire card: draw 1 card. If it is an enemy card: discard it.',
    ],
    'Gain 3 resources.',
  ),
  unit(
    'tarkin',
    'Grand Moff Tarkin',
    'empire',
    ['Officer'],
    6,
    2,
    2,
    2,
    ['Add an Empire card from the galaxy row to your hand. Exile it at the end of this turn.'],
    'Purchase a card of your faction from the galaxy row for free.',
  ),
  unit(
    'x-wing',
    'X-Wing',
    'rebel',
    ['Fighter'],
    3,
    3,
    0,
    0,
    ['If the Force is with you: draw 1 card.'],
    'Gain 3 resources.',
  ),
  unit(
    'y-wing',
    'Y-Wing',
    'rebel',
    ['Fighter'],
    1,
    2,
    0,
    0,
    ['Exile this card: deal 2 damage to the enemy base.'],
    'Gain 1 resource.',
  ),
  unit(
    'falcon',
    'Millennium Falcon',
    'rebel',
    ['Transport'],
    7,
    5,
    2,
    0,
    ['Add a unique unit from your discard pile to your hand.'],
    'Add 1 card from the galaxy row to your hand.',
  ),
  unit(
    'jyn',
    'Jyn Erso',
    'rebel',
    ['Scoundrel'],
    4,
    4,
    0,
    0,
    [
      "Look at your opponent's hand. If the Force is with you: choose 1 card there; it goes on top of their deck.",
    ],
    'Exile up to 2 cards from your hand or discard pile.',
  ),
  unit('ig', 'IG-88', 'neutral', ['Bounty Hunter', 'Droid'], 5, 5, 0, 0, [
    'When this card defeats a target in the galaxy row: exile 1 card from your hand or discard pile.',
  ]),
  unit('lando', 'Lando Calrissian', 'neutral', ['Scoundrel'], 6, 3, 3, 0, [
    'Draw 1 card. If the Force is with you: your opponent discards 1 card from their hand.',
  ]),
  unit('barge', "Jabba's Sail Barge", 'neutral', ['Vehicle'], 7, 4, 3, 0, [
    'Add a Bounty Hunter from your discard pile to your hand.',
  ]),
  ship('destroyer', 'Star Destroyer', 'empire', 7, 4, 0, 0, []),
  ship('gozanti', 'Gozanti Cruiser', 'empire', 3, 0, 2, 0, ['Discard 1 card from your hand: draw 1 card.']),
  ship('home-one', 'Hammerhead Corvette', 'rebel', 4, 0, 2, 0, [
    'Exile this card: destroy a capital ship your opponent has in play or a capital ship in the galaxy row.',
  ]),
  ship('nebulon', 'Nebulon-B Frigate', 'neutral', 5, 0, 0, 0, [
    'Choose: repair 3 damage from your base, or gain 3 resources.',
  ]),
  base('lothal', 'Lothal', 'empire', 8),
  base('endor', 'Endor', 'empire', 16, [
    'While this is your base, each of your Trooper and Vehicle units has 1 more attack.',
  ]),
  base('coruscant', 'Coruscant', 'empire', 16, [
    'At the start of your turn: look at the top 2 cards of the galaxy deck; keep one on top and discard the other.',
  ]),
  base('dantooine', 'Dantooine', 'rebel', 8),
  base('hoth', 'Hoth', 'rebel', 14, ['Prevent the first 2 damage dealt to this base each turn.']),
  base('yavin', 'Yavin 4', 'rebel', 16, []),
]
const cards = Object.fromEntries(list.map((c) => [c.id, c]))
const galaxy = [
  'tie',
  'scout',
  'interceptor',
  'tarkin',
  'x-wing',
  'y-wing',
  'falcon',
  'jyn',
  'ig',
  'lando',
  'barge',
  'destroyer',
  'gozanti',
  'home-one',
  'nebulon',
]

const per = (names, see) => names.map(([id, name]) => ({ id, name, per: 'seat', see }))
export const facts = {
  id: 'deckbuilding',
  name: 'Star Wars: The Deckbuilding Game',
  seats: ['empire', 'rebel'],
  zones: [
    ...per(
      [
        ['hand', 'Hand'],
        ['bases', 'Base deck'],
      ],
      'owner',
    ),
    ...per([['deck', 'Deck']], 'none'),
    ...per(
      [
        ['discard', 'Discard pile'],
        ['play', 'Play area'],
        ['base', 'Base'],
        ['victory', 'Victory pile'],
      ],
      'all',
    ),
    { id: 'galaxy', name: 'Galaxy deck', per: 'game', see: 'none' },
    { id: 'row', name: 'Galaxy row', per: 'game', see: 'all' },
    { id: 'galaxy-discard', name: 'Galaxy discard pile', per: 'game', see: 'all' },
    { id: 'pilots', name: 'Outer Rim Pilots', per: 'game', see: 'all' },
    { id: 'exile', name: 'Exile', per: 'game', see: 'all' },
  ],
  counters: [{ id: 'damage', name: 'damage' }],
  vars: [
    { id: 'resources', name: 'Resources', per: 'seat' },
    { id: 'force', name: 'Force', per: 'game', min: -3, max: 3 },
  ],
  attrs: [
    ['attack', 'attack'],
    ['cost', 'cost'],
    ['hit-points', 'hit points'],
    ['target', 'target value'],
  ].map(([id, name]) => ({ id, name })),
  flags: [
    { id: 'used', name: 'ability used' },
    { id: 'committed', name: 'committed to an attack' },
    { id: 'attacked', name: 'has attacked' },
  ],
  cards,
  verbs: [
    ['play', 'Play'],
    ['purchase', 'Purchase'],
    ['use', 'Use'],
    ['commit', 'Commit'],
    ['attack', 'Attack'],
    ['end', 'End turn'],
  ].map(([id, name]) => ({ id, name })),
}
export const summary = {
  id: facts.id,
  name: facts.name,
  cards: 140,
  rules: 292,
  seats: [
    { name: 'the Empire', text: 'Bounty hunting, large ships, the dark side. Takes the first turn.' },
    { name: 'the Rebels', text: 'Sabotage, the Force at the start, nimble units.' },
  ],
  bots: [
    { id: 'random', name: 'Random', text: 'Plays any legal move.' },
    { id: 'greedy', name: 'Casual', text: 'Takes what looks best now.' },
    { id: 'search', name: 'Strong', text: 'Thinks ahead.' },
  ],
  options: [
    {
      id: 'bases',
      name: 'Bases to win',
      text: 'How many enemy bases must be destroyed.',
      rule: 'DBG-031',
      values: ['2', '3', '4', '5'].map((v) => ({ id: v, name: v })),
      default: '3',
    },
    {
      id: 'set',
      name: 'Base deck',
      text: 'All bases, or the five recommended for a first game.',
      rule: 'DBG-033',
      values: [
        { id: 'full', name: 'All bases' },
        { id: 'beginner', name: 'Beginner' },
      ],
      default: 'full',
    },
  ],
}

export class Game {
  constructor(seat, position) {
    this.seat = seat
    this.seq = 0
    this.log = []
    this.handle = -1
    this.turn = 1
    this.active = 0
    this.force = 3
    this.res = [0, 0]
    this.zones = new Map()
    this.pending = undefined
    this.random = 12345
    for (const z of facts.zones)
      for (const s of z.per === 'seat' ? [0, 1] : [-1]) this.zones.set(`${z.id}/${s}`, [])
    const deal = (zone, ids, owner) => ids.forEach((id) => this.at(zone, owner).push(this.card(id, owner)))
    deal('deck', this.mix([...Array(7).fill('shuttle-e'), 'trooper-e', 'trooper-e', 'inquisitor']), 0)
    deal('deck', this.mix([...Array(7).fill('shuttle-r'), 'trooper-r', 'trooper-r', 'guardian']), 1)
    deal('base', ['lothal'], 0)
    deal('base', ['dantooine'], 1)
    deal('bases', ['endor', 'coruscant'], 0)
    deal('bases', ['hoth', 'yavin'], 1)
    deal('galaxy', this.mix([...galaxy, ...galaxy]), -1)
    deal('pilots', Array(10).fill('pilot'), -1)
    for (let i = 0; i < 6; i++) this.refill(i)
    this.draw(0, 5)
    this.draw(1, 5)
    this.say('The Empire begins.', 0)
    if (position) this.stage(position)
  }
  at(zone, seat = -1) {
    return this.zones.get(`${zone}/${seat}`)
  }
  card(def, owner) {
    return { h: ++this.handle, def, owner }
  }
  rnd(n) {
    this.random = (this.random * 1103515245 + 12345) % 2147483648
    return Math.floor((this.random / 2147483648) * n)
  }
  mix(a) {
    for (let i = a.length - 1; i > 0; i--) {
      const j = this.rnd(i + 1)
      ;[a[i], a[j]] = [a[j], a[i]]
    }
    return a
  }
  say(text, seat, cards = [], depth = 0) {
    this.log.push({ n: this.log.length + 1, text, seat, cards, depth })
  }
  fig(c, k) {
    return (cards[c.def].figures[k] ?? 0) + (c.plus?.[k] ?? 0)
  }
  name(c) {
    return cards[c.def].name
  }
  refill(slot) {
    const c = this.at('galaxy').shift()
    if (c) this.at('row').push({ ...c, slot })
  }
  draw(s, n) {
    while (n-- > 0) {
      if (!this.at('deck', s).length)
        this.at('deck', s).push(
          ...this.mix(this.at('discard', s).splice(0)).map((c) => ({ ...c, h: ++this.handle })),
        )
      const c = this.at('deck', s).shift()
      if (c) this.at('hand', s).push(c)
    }
  }
  take(c) {
    for (const z of this.zones.values()) {
      const i = z.indexOf(c)
      if (i >= 0) {
        z.splice(i, 1)
        return
      }
    }
  }
  find(h) {
    for (const z of this.zones.values()) for (const c of z) if (c.h === h) return c
  }

  stage(kind) {
    const me = this.seat,
      you = 1 - me
    const put = (zone, s, def, more = {}) => {
      const c = { ...this.card(def, s), ...more }
      this.at(zone, s).push(c)
      return c
    }
    this.turn = 9
    this.active = me
    this.res[me] = 5
    this.force = -2
    for (const s of [0, 1]) {
      this.at('hand', s).splice(0)
      this.at('base', s).splice(0)
      this.at('bases', s).splice(1)
    }
    const [b0, b1] = [put('base', 0, 'endor', { damage: 5 }), put('base', 1, 'yavin', { damage: 9 })]
    put('victory', me, me ? 'lothal' : 'dantooine')
    put('victory', you, you ? 'lothal' : 'dantooine')
    put('play', 0, 'destroyer', { damage: 3 })
    put('play', 0, 'gozanti', { used: true })
    put('play', 1, 'home-one', { damage: 1 })
    put('play', 1, 'nebulon')
    const target = this.at('row').find((c) => cards[c.def].reward && cards[c.def].faction !== facts.seats[me])
    for (const d of me
      ? ['x-wing', 'jyn', 'trooper-r', 'lando']
      : ['interceptor', 'trooper-e', 'ig', 'tarkin'])
      put(
        'play',
        me,
        d,
        d === 'ig' || d === 'jyn'
          ? { target: target?.h }
          : d.startsWith('trooper')
            ? { target: (me ? b0 : b1).h, plus: { attack: 1 } }
            : {},
      )
    for (const d of me
      ? ['falcon', 'guardian', 'y-wing', 'shuttle-r']
      : ['inquisitor', 'shuttle-e', 'tie', 'barge', 'scout'])
      put('hand', me, d)
    for (const d of ['pilot', 'lando', me ? 'x-wing' : 'tie', 'ig']) put('discard', me, d)
    for (const d of ['pilot', 'barge']) put('discard', you, d)
    this.draw(you, 5)
    for (const d of ['tie', 'y-wing', 'nebulon']) put('galaxy-discard', -1, d)
    for (let i = 0; i < 16; i++)
      this.say(
        i % 3
          ? 'The Rebel purchases Lando Calrissian for 6.'
          : 'The Empire attacks Yavin 4 with Stormtrooper and TIE Interceptor for 6.',
        i % 2,
        [],
        i % 3 ? 1 : 0,
      )
    if (kind === 'tray') {
      this.pending = {
        prompt: 'Choose a card to exile from your hand or discard pile.',
        rule: 'DBG-192',
        card: this.at('play', me).at(-1).h,
        options: [...this.at('discard', me), ...this.at('hand', me)]
          .map((c) => ({
            verb: 'choose',
            label: `Exile ${this.name(c)}`,
            card: c.h,
            run: () => {
              this.take(c)
              this.at('exile').push(c)
              this.say(`${this.name(c)} is exiled.`, me, [c.h])
            },
          }))
          .concat({ verb: 'decline', label: 'Exile nothing', tone: 'decline', run: () => {} }),
      }
    }
    if (kind === 'damage') {
      this.pending = {
        prompt: 'Assign 7 damage among the capital ships.',
        rule: 'DBG-221',
        options: this.at('play', you)
          .filter((c) => cards[c.def].figures['hit-points'])
          .flatMap((c) =>
            [1, 2, 3].map((n) => ({
              verb: 'assign',
              label: `${n} damage to ${this.name(c)}`,
              card: c.h,
              n,
              run: () => {
                c.damage = (c.damage ?? 0) + n
              },
            })),
          ),
      }
    }
    if (kind === 'over')
      this.over = { winner: me, reason: 'DBG-290', text: 'The third enemy base has been destroyed.' }
  }

  options(s) {
    if (this.over) return []
    if (this.pending) return this.pending.options
    const out = [],
      mine = facts.seats[s],
      you = 1 - s
    for (const c of this.at('hand', s))
      out.push({ verb: 'play', label: `Play ${this.name(c)}`, card: c.h, run: () => this.play(s, c) })
    for (const c of [...this.at('row'), ...this.at('pilots').slice(0, 1)]) {
      const f = cards[c.def].faction
      if ((f === mine || f === 'neutral') && this.fig(c, 'cost') <= this.res[s])
        out.push({
          verb: 'purchase',
          label: `Purchase ${this.name(c)} for ${this.fig(c, 'cost')}`,
          card: c.h,
          run: () => this.buy(s, c),
        })
    }
    const targets = [
      ...this.at('base', you),
      ...this.at('row').filter((c) => cards[c.def].reward && cards[c.def].faction === facts.seats[you]),
    ]
    for (const c of this.at('play', s)) {
      if (cards[c.def].type === 'capital ship' && !c.used && c.def === 'nebulon')
        out.push({
          verb: 'use',
          label: `Use Nebulon-B Frigate`,
          card: c.h,
          run: () => {
            c.used = true
            this.pending = {
              prompt: 'Choose one.',
              rule: 'DBG-163',
              card: c.h,
              options: [
                [
                  'Repair 3 damage from your base',
                  () => {
                    const b = this.at('base', s)[0]
                    if (b) b.damage = Math.max(0, (b.damage ?? 0) - 3)
                  },
                ],
                [
                  'Gain 3 resources',
                  () => {
                    this.res[s] += 3
                  },
                ],
              ].map(([label, run]) => ({ verb: 'mode', label, run })),
            }
          },
        })
      if (c.target !== undefined || c.attacked) continue
      for (const t of targets)
        if (cards[t.def].type === 'base' || cards[c.def].type === 'unit')
          out.push({
            verb: 'commit',
            label: `Commit ${this.name(c)} against ${this.name(t)}`,
            card: c.h,
            to: t.h,
            run: () => {
              c.target = t.h
              this.say(`${this.name(c)} is committed against ${this.name(t)}.`, s, [c.h, t.h])
            },
          })
    }
    for (const t of targets)
      if (this.at('play', s).some((c) => c.target === t.h))
        out.push({ verb: 'attack', label: `Attack ${this.name(t)}`, to: t.h, run: () => this.attack(s, t) })
    out.push({ verb: 'end', label: 'End turn', tone: 'end', run: () => this.end(s) })
    return out
  }
  play(s, c) {
    this.take(c)
    this.at('play', s).push(c)
    this.say(`The ${facts.seats[s]} plays ${this.name(c)}.`, s, [c.h])
    this.res[s] += this.fig(c, 'resources')
    this.push(s, this.fig(c, 'force'))
    if (['inquisitor', 'guardian'].includes(c.def))
      this.pending = {
        prompt: 'Choose what this card gives.',
        rule: 'DBG-302',
        card: c.h,
        options: [
          [
            '1 attack',
            () => {
              c.plus = { attack: 1 }
            },
          ],
          [
            '1 resource',
            () => {
              this.res[s]++
            },
          ],
          ['1 Force', () => this.push(s, 1)],
        ].map(([label, run]) => ({ verb: 'mode', label, run })),
      }
  }
  push(s, n) {
    this.force = Math.max(-3, Math.min(3, this.force + (s ? n : -n)))
  }
  buy(s, c) {
    this.take(c)
    this.res[s] -= this.fig(c, 'cost')
    if (c.slot !== undefined) this.refill(c.slot)
    delete c.slot
    this.at('discard', s).unshift(c)
    this.say(`The ${facts.seats[s]} purchases ${this.name(c)} for ${this.fig(c, 'cost')}.`, s, [c.h])
  }
  attack(s, t) {
    const from = this.at('play', s).filter((c) => c.target === t.h)
    const sum = from.reduce((n, c) => n + this.fig(c, 'attack'), 0)
    for (const c of from) {
      delete c.target
      c.attacked = true
    }
    this.say(`The ${facts.seats[s]} attacks ${this.name(t)} for ${sum}.`, s, [t.h, ...from.map((c) => c.h)])
    if (cards[t.def].type !== 'base') {
      if (sum < this.fig(t, 'target')) return this.say('The target gets away.', s, [t.h], 1)
      this.take(t)
      this.refill(t.slot)
      delete t.slot
      this.at('galaxy-discard').unshift(t)
      this.pending = {
        prompt: `Take the reward of ${this.name(t)}?`,
        rule: 'DBG-246',
        card: t.h,
        options: [
          {
            verb: 'take',
            label: cards[t.def].reward,
            tone: 'done',
            run: () => {
              this.res[s] += 1
            },
          },
          { verb: 'decline', label: 'No reward', tone: 'decline', run: () => {} },
        ],
      }
      return
    }
    let left = sum
    for (const ship of [...this.at('play', 1 - s)].filter((c) => cards[c.def].type === 'capital ship')) {
      const n = Math.min(left, this.fig(ship, 'hit-points') - (ship.damage ?? 0))
      ship.damage = (ship.damage ?? 0) + n
      left -= n
      if (ship.damage >= this.fig(ship, 'hit-points')) {
        this.take(ship)
        delete ship.damage
        this.at('discard', 1 - s).unshift(ship)
      }
    }
    t.damage = (t.damage ?? 0) + left
    if (t.damage >= this.fig(t, 'hit-points')) {
      delete t.damage
      this.take(t)
      this.at('victory', s).push(t)
      this.say(`${this.name(t)} is destroyed.`, s, [t.h], 1)
      if (this.at('victory', s).length >= 3)
        this.over = {
          winner: s,
          reason: 'DBG-290',
          text: `The ${facts.seats[s]} has destroyed the third base.`,
        }
    }
  }
  end(s) {
    for (const c of this.at('play', s).filter((c) => cards[c.def].type === 'unit')) {
      this.take(c)
      delete c.target
      delete c.attacked
      delete c.plus
      this.at('discard', s).unshift(c)
    }
    for (const c of this.at('play', s)) {
      delete c.used
      delete c.attacked
      delete c.target
    }
    this.at('discard', s).unshift(...this.at('hand', s).splice(0))
    this.res[s] = 0
    this.draw(s, 5)
    this.active = 1 - s
    this.turn++
    this.say(`Turn ${this.turn}: the ${facts.seats[1 - s]}.`, 1 - s)
    const n = 1 - s
    if (!this.at('base', n).length && this.at('bases', n).length)
      this.at('base', n).push(this.at('bases', n).shift())
    if (Math.abs(this.force) === 3 && this.force > 0 === (n === 1)) this.res[n]++
    for (const c of this.at('play', n)) this.res[n] += this.fig(c, 'resources')
  }
  choose(i) {
    const o = this.options(this.active)[i]
    if (!o) return false
    this.pending = undefined
    this.seq++
    o.run()
    return true
  }
  bot() {
    const options = this.options(this.active)
    const by = (v) => options.findIndex((o) => o.verb === v)
    for (const v of ['play', 'purchase', 'mode', 'take', 'choose', 'assign', 'attack'])
      if (by(v) >= 0) return this.choose(by(v))
    return this.choose(by('commit') >= 0 && this.turn > 3 ? by('commit') : options.length - 1)
  }
  why(h) {
    const c = this.find(h)
    if (!c) return []
    if (this.at('row').includes(c) && cards[c.def].faction === facts.seats[1 - this.seat])
      return [
        {
          verb: 'purchase',
          text: `${this.name(c)} is an enemy card, which you can never purchase.`,
          rule: 'DBG-124',
        },
      ]
    if (cards[c.def].figures.cost > this.res[this.seat])
      return [
        {
          verb: 'purchase',
          text: `${this.name(c)} costs ${this.fig(c, 'cost')} and you have ${this.res[this.seat]} resources.`,
          rule: 'DBG-127',
        },
      ]
    return [{ verb: 'play', text: `${this.name(c)} is not in your hand.`, rule: 'DBG-100' }]
  }
  wireOptions(isBase) {
    const out = []
    this.options(this.seat).forEach(({ run, ...o }, i) => {
      const first = out.find((p) => p.verb === 'play' && o.verb === 'play' && p.label === o.label)
      if (first) (first.alike ??= []).push(o.card)
      else if (isBase(o.to)) out.push({ i, ...o, to: undefined, verb: `${o.verb}-base` })
      else out.push({ i, ...o })
    })
    return out
  }
  view() {
    // Like the real game: what is aimed at the base names no target, and equal cards share one option.
    const isBase = (h) => h !== undefined && cards[this.find(h)?.def]?.type === 'base'
    const wire = ({ damage, used, attacked, plus, target, ...c }, pos) => ({
      ...c,
      pos,
      target: isBase(target) ? undefined : target,
      counters: damage ? { damage } : undefined,
      flags: [used && 'used', attacked && 'attacked', target !== undefined && 'committed'].filter(Boolean),
      attrs: plus
        ? Object.fromEntries(Object.entries(plus).map(([k, v]) => [k, v + (cards[c.def].figures[k] ?? 0)]))
        : undefined,
    })
    const zones = [...this.zones].map(([key, list]) => {
      const [id, s] = key.split('/')
      const see = facts.zones.find((z) => z.id === id).see
      const known = see === 'all' || (see === 'owner' && +s === this.seat)
      return { id, seat: +s, count: list.length, cards: known ? list.map(wire) : undefined }
    })
    const mine = this.active === this.seat
    const p = this.pending
    return {
      game: 'deckbuilding',
      seat: this.seat,
      turn: this.turn,
      active: this.active,
      vars: { force: this.force, 'bases-to-win': 3 },
      seats: facts.seats.map((name, s) => ({ name, vars: { resources: this.res[s] } })),
      zones,
      over: this.over,
      decision: this.over
        ? undefined
        : {
            seat: this.active,
            mine,
            prompt: p?.prompt ?? 'Your turn: choose an action.',
            rule: p?.rule ?? 'DBG-091',
            card: p?.card,
            kind: p ? 'choice' : 'action',
            options: mine ? this.wireOptions(isBase) : undefined,
          },
    }
  }
}
