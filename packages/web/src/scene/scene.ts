import { type Seen, unitOf } from '@sandtable/bear';
import type { PiecePicture, Scene } from '@sandtable/board';
import type { Clickables } from '../saying/clickables.ts';
import { proposalOf } from '../saying/proposal.ts';
import type { Saying } from '../saying/saying.ts';
import { entryArrows, exitArrows } from '../bear/scene/entries.ts';
import { hintsOf } from '../bear/scene/hints.ts';
import { markersOf } from '../bear/scene/markers.ts';
import { frontOf, type Overlays, ringAt } from './overlays.ts';
import { piecesOf } from '../bear/scene/pieces.ts';
import { picturedSentence } from '../bear/scene/said-ways.ts';
import { fireZonesOf } from '../bear/scene/zones.ts';

/** What a scene shows besides the match itself. */
export interface SceneWish {
  /** What is being said, with what can be clicked; null while somebody else decides. */
  readonly saying: Saying | null;
  readonly clickables: Clickables | null;
  /** The hex under the pointer, and that of the keyboard's cursor. */
  readonly hover: number | null;
  readonly focus: number | null;
  /** The unit in the inspector; its front is shown, and its fire zone where that is wished. */
  readonly selected: number | null;
  readonly showsZones: boolean;
  readonly hidesCounters: boolean;
  /** Of the AI's film strip, the line of sight, the log. */
  readonly overlays: Overlays;
}

export const PLAIN_WISH: SceneWish = {
  saying: null,
  clickables: null,
  hover: null,
  focus: null,
  selected: null,
  showsZones: false,
  hidesCounters: false,
  overlays: [],
};

/** A moment of a match as the board shows it. */
export function sceneOf(seen: Seen, wish: SceneWish): Scene {
  const { saying, clickables, hover, focus, selected, showsZones, hidesCounters } = wish;
  const sentence = saying === null ? null : (proposalOf(saying) ?? saying.words);
  const said = sentence === null ? NOTHING_SAID : picturedSentence(seen, sentence);
  const pieces = hidesCounters ? [] : [...piecesOf(seen, selected ?? -1), ...said.ghosts];
  return {
    pieces,
    markers: hidesCounters ? [] : markersOf(seen),
    overlays: [
      ...entryArrows(seen),
      ...exitArrows(seen),
      ...(selected !== null && showsZones ? fireZonesOf(seen, selected) : []),
      ...(saying !== null && clickables !== null ? hintsOf(saying, clickables) : []),
      ...said.overlays,
      ...(selected === null
        ? []
        : [...frontOf(seen, selected), ...ringAt(seen, unitOf(seen, selected).at, 'selected')]),
      ...ringAt(seen, hover, 'hover'),
      ...ringAt(seen, focus, 'focus'),
      ...wish.overlays,
    ],
  };
}

const NOTHING_SAID: { readonly overlays: Overlays; readonly ghosts: readonly PiecePicture[] } = {
  overlays: [],
  ghosts: [],
};
