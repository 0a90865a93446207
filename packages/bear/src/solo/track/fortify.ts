import type { Facing } from '@sandtable/hex';
import { choose } from '@sandtable/kernel';
import { terrainAt } from '../../board/ground.ts';
import { neighboursOf, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { type FortKind, makeMarker } from '../../model/battle/marker.ts';
import { type BearIo, enemyOf, type Held, heldUnit, playerOf, type Seen } from '../../model/battle/state.ts';
import { isFoot, isRumor, isUnburdened } from '../../model/pack/unit-type.ts';
import { type HexId, NONE, type PlayerId, playerId, type UnitId } from '../../model/ids.ts';
import { digIn, judgeDugIn } from '../../rules/fieldworks/shelter.ts';
import { laySmoke } from '../../rules/support/smoke.ts';
import { advantageLadder } from '../thought/ladders.ts';
import { movedFacing } from '../ways/facing.ts';
import { thinkOf, type Thought } from '../thought/thought.ts';
import type { AiNote } from '../thought/trace.ts';

/** G3.7.3a: Smoke in the cup of Defense Counters. */
const SMOKE = -1;

/** A hex for a counter: an AI's hex, or one adjacent to it. */
interface CounterPlace {
  readonly at: HexId;
  readonly ai: UnitId;
}

/**
 * G3.7.3b, G6.0, R-147: draws Defense Counters and places them where they help the AI most. An AI enters a
 * fortification placed in its hex; if none can, the other face is placed next to one. Nothing happens if the cup is
 * empty or no hex is open.
 */
export function fortify(held: Held, player: PlayerId, count: number, io: BearIo): void {
  const { draft } = held.view;
  if (draft === null) return;
  for (let drawn = 0; drawn < count; drawn++) {
    const counter = io.pull(draft.cup);
    if (counter === undefined) return;
    placeCounter(held, player, counter, io);
  }
}

function placeCounter(held: Held, player: PlayerId, counter: number, io: BearIo): void {
  const thought = thinkOf(held, player, true, io);
  const faces: readonly (FortKind | 'smoke')[] =
    counter === SMOKE ? ['smoke'] : (held.pack.defenseCounters[counter]?.faces ?? []);
  const isOpen = openTest(thought.seen);
  // Fortifications before obstacles.
  for (const face of faces.toSorted((a, b) => Number(isObstacle(a)) - Number(isObstacle(b)))) {
    const spots = spotsFor(thought, face).filter(({ at }) => isOpen(at));
    const [first] = spots;
    if (first === undefined) continue;
    const spot = choose(
      thought,
      spots,
      advantageLadder(thought, first.ai, 'G6.0', ({ at }: CounterPlace) => at),
      ({ at }) => at,
      (chosen) => io.trace?.({ note: 'eventChoice', what: 'defense', chosen } satisfies AiNote),
    );
    return place(held, thought, face, spot, io);
  }
}

function isObstacle(face: FortKind | 'smoke'): boolean {
  return face === 'wire' || face === 'roadBlock' || face === 'mine';
}

/**
 * G3.7.3b: no second counter in a hex; none on water without a road; none in or next to a hex with an enemy or an
 * enemy's marker.
 */
function openTest(seen: Seen): (hex: HexId) => boolean {
  const { view, map } = seen;
  const side = enemyOf(playerOf(seen, view.terms.solo?.ai ?? playerId(0)).side);
  const foes = [
    ...view.roster.filter((unit) => sideOf(seen, unit) === side).map((unit) => unitOf(seen, unit).at),
    ...view.controls.filter((control) => control.side === side).map(({ at }) => at),
  ].filter((hex) => hex !== NONE);
  const shut = new Set([
    ...foes.flatMap((hex) => [hex, ...neighboursOf(seen, hex)]),
    ...view.markers.filter(({ kind }) => kind !== 'smoke').map(({ at }) => at),
    ...view.roster.filter((unit) => unitOf(seen, unit).hasty).map((unit) => unitOf(seen, unit).at),
  ]);
  return (hex) => !shut.has(hex) && (map.ground.roads[hex] !== 0 || terrainAt(map.ground, hex) !== 'water');
}

function spotsFor(thought: Thought, face: FortKind | 'smoke'): CounterPlace[] {
  const { seen, ai, candidates } = thought;
  const known = ai.filter((each) => !isRumor(typeOf(seen, each)));
  if (!isObstacle(face))
    return known.filter((each) => fits(seen, face, each)).map((each) => ({ at: unitOf(seen, each).at, ai: each }));
  const held = new Set(candidates.map((each) => unitOf(seen, each).at));
  const beside = new Map<HexId, UnitId>();
  for (const each of known)
    for (const at of neighboursOf(seen, unitOf(seen, each).at)) if (!held.has(at)) beside.set(at, each);
  return [...beside].map(([at, each]) => ({ at, ai: each })).sort((a, b) => a.at - b.at);
}

/** B18.1.1-3: which AI may enter it; any AI may be in smoke. */
function fits(seen: Seen, face: FortKind | 'smoke', ai: UnitId): boolean {
  const type = typeOf(seen, ai);
  if (face === 'hasty') return isFoot(type) && judgeDugIn(seen, ai).granted;
  if (face === 'trench') return isUnburdened(type) || type.kind === 'mortar';
  return face === 'smoke' || isFoot(type);
}

function place(held: Held, thought: Thought, face: FortKind | 'smoke', { at, ai }: CounterPlace, io: BearIo): void {
  if (face === 'smoke') return laySmoke(held, [at], 'S7.2', io);
  if (face === 'hasty') return digIn(held, [ai], io);
  const isShelter = !isObstacle(face);
  const facing = isShelter ? (movedFacing(thought, { ai, at }, null, () => {}) ?? 0) : 0;
  raise(held, face, at, face === 'bunker' ? facing : 0, io);
  if (isShelter) goIn(held, ai, facing, io);
}

function raise(held: Held, what: FortKind, at: HexId, facing: Facing, io: BearIo): void {
  const { view } = held;
  const { ai = NONE } = view.terms.solo ?? {};
  const side = what === 'mine' ? playerOf(held, ai).side : null;
  view.markers = [...view.markers, makeMarker({ kind: what, at, facing, side })];
  io.emit({ rule: 'G6.0', key: 'fortRaised', what, at, facing });
}

/** G3.7.3c */
function goIn(held: Held, ai: UnitId, facing: Facing, io: BearIo): void {
  const it = heldUnit(held, ai);
  Object.assign(it, { inside: true, facing, hasty: false });
  io.emit({ rule: 'B18.2', key: 'wentInside', unit: ai, at: it.at, facing });
}
