import { cubicOut } from 'svelte/easing'
import { crossfade, fade } from 'svelte/transition'
import { motion } from '../match/settings.svelte'

/** One pair for the whole table: a card that leaves one zone and enters another flies between them. */
export const [send, receive] = crossfade({
  duration: () => motion(280),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: motion(160) }),
})

export const flipping = () => ({ duration: motion(220), easing: cubicOut })
