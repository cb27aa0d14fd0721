import type { Component } from 'svelte'
import DeckbuildingBoard from './deckbuilding/Board.svelte'
import { skin as deckbuilding } from './deckbuilding/skin'
import DestinyBoard from './destiny/Board.svelte'
import { skin as destiny } from './destiny/skin'
import GenericBoard from './generic/Board.svelte'
import InvadersBoard from './invaders/Board.svelte'
import { skin as invaders } from './invaders/skin'
import PocketModelBoard from './pocketmodel/Board.svelte'
import { skin as pocketmodel } from './pocketmodel/skin'
import { plainSkin, type Skin } from './skin'

interface Look {
  board: Component
  skin: Skin
}

const looks: Record<string, Look> = {
  deckbuilding: { board: DeckbuildingBoard, skin: deckbuilding },
  destiny: { board: DestinyBoard, skin: destiny },
  invaders: { board: InvadersBoard, skin: invaders },
  pocketmodel: { board: PocketModelBoard, skin: pocketmodel },
}

/** Every game can be shown; those without a board of their own get all their zones listed. */
export const lookOf = (game: string): Look => looks[game] ?? { board: GenericBoard, skin: plainSkin }
