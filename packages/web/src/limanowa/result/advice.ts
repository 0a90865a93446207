import {
  AI_SEAT,
  GRADE_NAMES,
  type HexId,
  NONE,
  type Seen,
  type Side,
  sideOf,
  SIDES,
  type UnitId,
  unitId,
  unitName,
} from '@sandtable/limanowa';
import { counted } from '@sandtable/kernel';
import type { Cast } from '../../face/result.ts';
import { type Advice, capital, type Voice } from '../../result/telling.ts';
import { objectivesOf } from '../panels/standing.ts';
import type { Chronicle, Step } from './chronicle.ts';
import { placeIn } from './tales.ts';

export interface Advised {
  readonly chronicle: Chronicle;
  readonly voice: Voice;
  readonly side: Side | null;
}

/** The reader's side; between people the one that did not win. */
export function advisedSide({ view: { ended, corps } }: Seen, cast: Cast): Side | null {
  const own = SIDES.find((side) => cast[side] === 'you');
  if (own !== undefined) return own;
  const people = corps.filter(({ seat }) => seat !== AI_SEAT).map(({ side }) => side);
  return SIDES.find((side) => side !== ended?.side && people.includes(side)) ?? null;
}

type Adviser = (advised: Advised) => Advice | null;

/** Each measures one mistake and returns null if there was none. The last one always has something to say. */
export const ADVISERS: readonly Adviser[] = [lostAgain, slow, untouched, tokensKept, idleUnit, faintHopes, dice];

function lostAgain({ chronicle: { steps, end }, voice, side }: Advised): Advice | null {
  if (side === null) return null;
  const lost = steps.findLast(({ turned, before }) =>
    turned.some(({ at, holder }) => holder !== side && holderAt(before, at) === side),
  );
  const row = lost?.turned.find(({ at, holder }) => holder !== side && holderAt(lost.before, at) === side);
  if (lost === undefined || row === undefined || holderAt(end, row.at) === side) return null;
  const had = steps.find(({ turned }) => turned.some(({ at, holder }) => at === row.at && holder === side));
  const [from, to] = [had?.round ?? 1, lost.round];
  const friends = unitsNextTo(lost.before, row.at, side);
  return {
    text: `${capital(voice.name(side))} had ${placeIn(end, row.at)} from round ${from} and lost it in round ${to}, with ${friends === 0 ? 'nobody' : counted(friends, 'unit')} beside it.`,
    weight: row.grade === 'strategic' ? 3 : 2,
  };
}

function holderAt(seen: Seen, at: HexId): Side | null {
  return objectivesOf(seen).find((row) => row.at === at)?.holder ?? null;
}

function unitsNextTo({ map, ...seen }: Seen, at: HexId, side: Side): number {
  const around = map.area.neighbours.subarray(6 * at, 6 * at + 6);
  return seen.view.units.filter(
    (unit, place) => unit.at !== NONE && around.includes(unit.at) && sideOf({ map, ...seen }, unitId(place)) === side,
  ).length;
}

/** LS5b: what winning a round earlier would have been worth. */
export function slow({ chronicle: { end }, side }: Advised): Advice | null {
  const { goal } = end.view.terms;
  const { ended, round } = end.view;
  if (goal.kind !== 'mission' || ended === null || ended.side === null || ended.side !== side) return null;
  const paid = goal.speed[round - 1] ?? 0;
  const better = goal.speed.findLastIndex((vp, place) => place < round - 1 && vp > paid);
  if (better === -1) return null;
  return {
    text: `Won in round ${round} it paid ${paid} VP for speed; in round ${better + 1} it pays ${goal.speed[better]}.`,
    weight: 1 + (goal.speed[better] ?? 0) - paid,
  };
}

/** An objective that no unit of the side ever entered or attacked. */
function untouched({ chronicle: { steps, start, end }, voice, side }: Advised): Advice | null {
  if (side === null) return null;
  const entered = new Set<HexId>(
    steps.flatMap(({ events, after }) =>
      events.flatMap((event) => (event.key === 'moved' && sideOf(after, event.unit) === side ? [event.to] : [])),
    ),
  );
  const struck = new Set<HexId>(blowsOf(steps, side).map(({ at }) => at));
  const row = objectivesOf(end).find(
    ({ at, holder }) => holder !== side && !entered.has(at) && !struck.has(at) && holderAt(start, at) !== side,
  );
  if (row === undefined) return null;
  const attacks = blowsOf(steps, side).length;
  return {
    text: `${capital(voice.name(side))} never attacked ${placeIn(end, row.at)}, a ${GRADE_NAMES[row.grade]}, in ${counted(end.view.round, 'round')} and ${counted(attacks, 'attack roll')}.`,
    weight: row.grade === 'strategic' ? 2.5 : 1.5,
  };
}

/** L9a: artillery tokens left at the end. */
export function tokensKept({ chronicle: { steps, end }, side }: Advised): Advice | null {
  const left = end.view.corps.reduce((sum, corps) => sum + (corps.side === side ? corps.tokens : 0), 0);
  if (side === null || left === 0) return null;
  const fired = steps.flatMap(({ events }) =>
    events.filter((event) => event.key === 'tokenSpent' && end.view.corps[event.corps]?.side === side),
  ).length;
  return {
    text: `${counted(left, 'artillery token')} ${left === 1 ? 'was' : 'were'} left at the end; the batteries had used ${fired === 0 ? 'none' : fired}.`,
    weight: 0.8 * left,
  };
}

export function idleUnit({ chronicle: { steps, start, end }, side }: Advised): Advice | null {
  if (side === null) return null;
  const acted = new Set<UnitId>(
    steps.flatMap(({ events }) =>
      events.flatMap((event): UnitId[] => {
        if (event.key === 'moved') return [event.unit];
        if (event.key === 'rolled') return [event.attacker];
        return event.key === 'tokenSpent' ? [event.battery] : [];
      }),
    ),
  );
  const idle = start.view.units.findIndex(
    ({ at }, unit) =>
      at !== NONE &&
      end.view.units[unit]?.at !== NONE &&
      sideOf(start, unitId(unit)) === side &&
      !acted.has(unitId(unit)),
  );
  if (idle === -1) return null;
  const rounds = end.view.round;
  const moves = steps.flatMap(({ events, after }) =>
    events.filter((event) => event.key === 'moved' && sideOf(after, event.unit) === side),
  ).length;
  return {
    text: `${unitName(end, unitId(idle))} stood in ${placeIn(end, end.view.units[idle]?.at ?? NONE)} for ${counted(rounds, 'round')} while the others made ${counted(moves, 'move')}.`,
    weight: 1 + rounds / 10,
  };
}

/** Attack rolls that hit only on a 1, if at all. */
export function faintHopes({ chronicle: { steps }, voice, side }: Advised): Advice | null {
  if (side === null) return null;
  const rolls = blowsOf(steps, side);
  const faint = rolls.filter(({ tv }) => tv <= 1);
  if (faint.length < 2) return null;
  const hits = faint.filter(({ hit }) => hit).length;
  return {
    text: `${capital(voice.name(side))} rolled ${faint.length} of ${rolls.length} attacks at a target value of 1 or less; ${hits === 0 ? 'none' : hits} hit.`,
    weight: (faint.length - hits) / 6,
  };
}

function dice({ chronicle: { steps }, voice, side }: Advised): Advice | null {
  if (side === null) return null;
  const enemy = side === 'austria' ? 'russia' : 'austria';
  const [own, theirs] = [blowsOf(steps, side).length, blowsOf(steps, enemy).length];
  return {
    text: `${capital(voice.name(side))} rolled for ${counted(own, 'attack')}, ${voice.name(enemy)} for ${theirs}.`,
    weight: 0.1,
  };
}

interface Blow {
  readonly at: HexId;
  readonly tv: number;
  readonly hit: boolean;
}

function blowsOf(steps: readonly Step[], side: Side): Blow[] {
  return steps.flatMap(({ events, before, after }) =>
    events.flatMap((event) =>
      event.key === 'rolled' && sideOf(after, event.attacker) === side
        ? [{ at: before.view.units[event.target]?.at ?? NONE, tv: event.tv, hit: event.hit }]
        : [],
    ),
  );
}
