import { type HexId, hexId, type Seen, type UnitId, unitId, unitOf } from '@sandtable/bear';
import { ghostOf } from '@sandtable/bear/pictures';
import type { Facing } from '@sandtable/hex';
import { type BearSaying, hasTrait } from '../speech/saying.ts';
import type { Overlays, SentencePicture } from '../../face/field.ts';
import { hexIds } from './overlays.ts';

interface UnitPart {
  readonly unit: UnitId;
  readonly hexes: readonly HexId[];
  readonly facing: Facing | null;
}

/** The sentence on the map: paths, lines of fire, and counters where they would stand. */
export function picturedSentence(saying: BearSaying): SentencePicture {
  const { seen } = saying;
  const parts = partsOf(saying);
  if (!isGoing(saying, parts)) return { overlays: strikesOf(seen, parts), ghosts: [] };
  const overlays = parts.flatMap(({ unit, hexes }): Overlays => {
    const { at } = unitOf(seen, unit);
    // A unit that hides without moving names its own hex.
    const through = [at, ...hexes].filter((hex, place, all) => hex !== -1 && hex !== all[place - 1]);
    return through.length < 2 ? [] : [{ kind: 'way', manner: 'move', through: hexIds(seen, through) }];
  });
  const ghosts = parts.flatMap(({ unit, hexes, facing }) => {
    const at = hexes.at(-1) ?? unitOf(seen, unit).at;
    return at === -1 || (hexes.length === 0 && facing === null) ? [] : [ghostOf(seen, unit, at, facing)];
  });
  return { overlays, ghosts };
}

/** It moves, turns, or hides where it is; other verbs act on the hex from a distance. */
function isGoing(saying: BearSaying, parts: readonly UnitPart[]): boolean {
  const { game, seen, words } = saying;
  if (hasTrait(saying, words, 'goes') || parts.some(({ facing }) => facing !== null)) return true;
  const verdict = game.judge(seen.view, words);
  return verdict.granted && verdict.value.figures.cost !== undefined;
}

function partsOf({ position, words }: BearSaying): UnitPart[] {
  const parts: { unit: UnitId; hexes: HexId[]; facing: Facing | null }[] = [];
  for (const said of position.heard(words)) {
    const last = parts.at(-1);
    if (said.kind === 'unit') parts.push({ unit: unitId(said.unit), hexes: [], facing: null });
    else if (said.kind === 'hex') last?.hexes.push(hexId(said.hex));
    else if (said.kind === 'facing' && last !== undefined) last.facing = said.facing;
  }
  return parts;
}

function strikesOf(seen: Seen, parts: readonly UnitPart[]): Overlays {
  const goal = parts[0]?.hexes[0];
  if (goal === undefined) return [];
  return parts.flatMap(({ unit }): Overlays => {
    const { at } = unitOf(seen, unit);
    return at === -1 || at === goal ? [] : [{ kind: 'way', manner: 'fire', through: hexIds(seen, [at, goal]) }];
  });
}
