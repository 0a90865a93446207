import { afterMotion, type HexRing, type Motion, type Scene } from '@sandtable/board';
import type { Sentence } from '@sandtable/kernel';
import type { Overlays, SentencePicture } from '../face/field.ts';
import type { InvolvedPlaces } from '../face/happening.ts';
import type { Position } from '../face/position.ts';
import { proposalOf } from '../saying/saying.ts';

/** What a scene shows besides the match itself. */
export interface SceneWish {
  /** The words said so far; null while somebody else decides. */
  readonly words: Sentence | null;
  /** The plan to draw while an unfinished order holds some of it back; null to draw the words. */
  readonly plan: Sentence | null;
  /** Shows what a press on each clickable hex would mean. */
  readonly hasHints: boolean;
  /** The hexes of the pointer and of the keyboard cursor. */
  readonly hover: number | null;
  readonly focus: number | null;
  /** The unit in the inspector; its front is shown, and its zones with `showsZones`. */
  readonly selected: number | null;
  /** The unit that lies uppermost in its hex; null: the selected one. */
  readonly top: number | null;
  readonly showsZones: boolean;
  readonly hidesCounters: boolean;
  /** With the line-of-sight tool: shows rings and lines only. */
  readonly onlyRings: boolean;
  /** From the AI's film, the line-of-sight tool, the log. */
  readonly overlays: Overlays;
}

/** Markers that nothing may cover. */
export const OBJECTIVES: ReadonlySet<string> = new Set(['flag', 'objective', 'greatObjective']);

export const PLAIN_WISH: SceneWish = {
  words: null,
  plan: null,
  hasHints: false,
  hover: null,
  focus: null,
  selected: null,
  top: null,
  showsZones: false,
  hidesCounters: false,
  onlyRings: false,
  overlays: [],
};

export function sceneOf(position: Position, wish: SceneWish): Scene {
  const { words, hasHints, hover, focus, selected, showsZones, hidesCounters, onlyRings } = wish;
  const said = words === null ? NOTHING_SAID : position.pictured(wish.plan ?? proposalOf({ position, words }) ?? words);
  const isThere = (piece: string): boolean => said.moved?.has(position.unitNamed(piece)) !== true;
  const standing = position.pieces(wish.top ?? selected ?? -1).filter(({ id }) => isThere(id));
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

function ringAt(position: Position, hex: number | null, ring: HexRing['ring']): Overlays {
  const at = hex === null ? undefined : position.hexName(hex);
  return at === undefined ? [] : [{ kind: 'ring', at, ring }];
}

export function ringsOf(
  position: Position,
  events: readonly InvolvedPlaces[],
  ring: 'selected' | 'call' = 'selected',
): Overlays {
  return hexesIn(events, (unit) => position.hexOfUnit(unit)).flatMap((hex) => ringAt(position, hex, ring));
}

/** The hexes named by events, then those of the units named, each once. */
export function hexesIn(events: readonly InvolvedPlaces[], hexOfUnit: (unit: number) => number): number[] {
  const units = events.flatMap(({ units: named }) => named.map(hexOfUnit));
  return [...new Set([...events.flatMap(({ hexes }) => hexes), ...units.filter((at) => at !== -1)])];
}

/** The scene between two outcomes of one entry, where only the motions so far have happened. */
export function sceneBetween(before: Scene, after: Scene, done: readonly Motion[]): Scene {
  return {
    ...before,
    pieces: done.reduce((pieces, motion) => afterMotion(pieces, motion, after.pieces), before.pieces),
  };
}

/** Each once, without -1. */
export function involved(units: readonly number[], hexes: readonly number[]): InvolvedPlaces {
  return { units: real(units), hexes: real(hexes) };
}

function real(places: readonly number[]): number[] {
  return [...new Set(places)].filter((place) => place >= 0);
}
