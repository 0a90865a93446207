import type { Scene } from '@sandtable/board';
import type { Sentence } from '@sandtable/kernel';
import type { Overlays, SentencePicture } from '../face/field.ts';
import type { Position } from '../face/position.ts';
import { proposalOf } from '../saying/proposal.ts';

/** What a scene shows besides the match itself. */
export interface SceneWish {
  /** What is being said; null while somebody else decides. */
  readonly words: Sentence | null;
  /** What every hex that can be clicked would mean. */
  readonly hasHints: boolean;
  /** The hex under the pointer, and that of the keyboard's cursor. */
  readonly hover: number | null;
  readonly focus: number | null;
  /** The unit in the inspector; its front is shown, and its zones where that is wished. */
  readonly selected: number | null;
  readonly showsZones: boolean;
  readonly hidesCounters: boolean;
  /** One question at a time: while a line of sight is laid, nothing else is shown but where one is. */
  readonly onlyRings: boolean;
  /** Of the AI's film strip, the line of sight, the log. */
  readonly overlays: Overlays;
}

export const PLAIN_WISH: SceneWish = {
  words: null,
  hasHints: false,
  hover: null,
  focus: null,
  selected: null,
  showsZones: false,
  hidesCounters: false,
  onlyRings: false,
  overlays: [],
};

/** A moment of a match as the board shows it. */
export function sceneOf(position: Position, wish: SceneWish): Scene {
  const { words, hasHints, hover, focus, selected, showsZones, hidesCounters, onlyRings } = wish;
  const said = words === null ? NOTHING_SAID : position.pictured(proposalOf({ position, words }) ?? words);
  const isThere = (piece: string): boolean => said.moved?.has(position.unitNamed(piece)) !== true;
  const standing = position.pieces(selected ?? -1).filter(({ id }) => isThere(id));
  const pieces = hidesCounters ? [] : [...standing, ...said.ghosts];
  return {
    pieces,
    markers: hidesCounters ? [] : position.markers(),
    overlays: [
      ...(onlyRings ? [] : position.standing()),
      ...(selected !== null && showsZones ? position.zones(selected) : []),
      ...(words !== null && hasHints ? position.hints(words, position.plan === null ? -1 : (selected ?? -1)) : []),
      ...(onlyRings ? [] : said.overlays),
      ...(selected === null
        ? []
        : [
            ...(onlyRings ? [] : position.front(selected)),
            ...ringAt(position, said.moved?.get(selected) ?? position.hexOfUnit(selected), 'selected'),
          ]),
      ...ringAt(position, hover, 'hover'),
      ...ringAt(position, focus, 'focus'),
      ...wish.overlays,
    ],
  };
}

const NOTHING_SAID: SentencePicture = { overlays: [], ghosts: [] };

/** The ring round a hex; none where there is no hex. */
export function ringAt(position: Position, hex: number | null, ring: 'selected' | 'hover' | 'focus'): Overlays {
  const at = hex === null ? undefined : position.hexName(hex);
  return at === undefined ? [] : [{ kind: 'ring', at, ring }];
}
