import { isFighter } from '../../model/battle.ts';
import { AI_SEAT, type CorpsView, enemyOf, type Side } from '../../model/forces.ts';
import { type CorpsId, corpsId, type HexId, unitId, type UnitId } from '../../model/ids.ts';
import type { Goal, Grade } from '../../model/mission.ts';
import type { Ending, Held, LimanowaIo, Seen } from '../../model/state.ts';

type MissionGoal = Extract<Goal, { readonly kind: 'mission' }>;
type WarGoal = Extract<Goal, { readonly kind: 'war' }>;

const NO_SCORE = { level: 0, speed: 0 } as const;

/** L6.3e */
export function concludeRound(held: Held, corps: CorpsId, io: LimanowaIo): void {
  const { goal } = held.view.terms;
  if (goal.kind === 'mission') concludeMission(held, corps, goal, io);
  else concludeWar(held, corps, goal, io);
}

/** L13a: in its round the AI may have destroyed the players' last infantry and cavalry. */
export function concludeAiRound(held: Held, io: LimanowaIo): void {
  if (held.view.terms.goal.kind === 'mission' && !hasFightersLeft(held)) fail(held, 'nobodyLeft', io);
}

/** L13a: accomplished, or failed with the last round or the last unit that can fight. */
function concludeMission(held: Held, corps: CorpsId, goal: MissionGoal, io: LimanowaIo): void {
  const { view } = held;
  const { strategic, tactical } = heldByPlayers(held);
  io.emit({ rule: 'L13a', key: 'held', strategic, tactical });
  if (strategic >= goal.strategic && tactical >= goal.tactical) return succeed(held, goal, io);
  if (!hasFightersLeft(held)) return fail(held, 'nobodyLeft', io);
  if (view.round >= view.terms.limit && corps === lastCorps(held)) fail(held, 'time', io);
}

function succeed(held: Held, goal: MissionGoal, io: LimanowaIo): void {
  const { view } = held;
  const side = view.corps[view.turn.corps]?.side ?? null;
  const score = scoreAt(held, goal, view.round);
  view.ended = { rule: 'L13a', why: 'done', side, score };
  io.emit({ rule: 'L13a', key: 'succeeded', round: view.round, ...score });
}

function fail(held: Held, why: 'time' | 'nobodyLeft', io: LimanowaIo): void {
  held.view.ended = { rule: 'L13a', why, side: null, score: NO_SCORE };
  io.emit({ rule: 'L13a', key: 'failed', why });
}

/** LS5a, LS5b: the VP for accomplishing the mission in this round. */
export function scoreAt({ pack, view }: Seen, { speed }: MissionGoal, round: number): Ending['score'] {
  return { level: pack.ruleset.levelVp[view.options.level], speed: speed[round - 1] ?? 0 };
}

/** The last corps in turn order that has a round; the AI's corps has none. */
export function lastCorps({ view }: Seen): CorpsId {
  return corpsId(view.corps.findLastIndex(({ seat }) => seat !== AI_SEAT));
}

function hasFightersLeft(seen: Seen): boolean {
  const { units, corps } = seen.view;
  return units.some((unit, place) => corps[unit.corps]?.seat !== AI_SEAT && isFighter(seen, unitId(place)));
}

/** L11d: enough Strategic Objectives, an enemy corps knocked out, or points after the last round. */
function concludeWar(held: Held, corps: CorpsId, goal: WarGoal, io: LimanowaIo): void {
  const { view } = held;
  const out = view.corps.filter((_corps, place) => isKnockedOut(held, corpsId(place))).map(({ side }) => side);
  const [first] = out;
  if (first !== undefined) {
    // If both sides are out at once, points decide.
    const isOneSide = out.every((side) => side === first);
    return isOneSide ? win(held, enemyOf(first), 'knockedOut', io) : win(held, leader(held, goal), 'points', io);
  }
  const side = view.corps[corps]?.side ?? goal.tie;
  const { strategic, tactical } = heldBySide(held, side);
  io.emit({ rule: 'L11d', key: 'held', strategic, tactical });
  const isLastOfSide = view.corps.findLastIndex((other) => other.side === side) === corps;
  if (isLastOfSide && strategic >= goal.strategic) return win(held, side, 'objectives', io);
  if (view.round >= view.terms.limit && corps === lastCorps(held)) win(held, leader(held, goal), 'points', io);
}

/** A corps that began without infantry and cavalry is never knocked out. */
function isKnockedOut(seen: Seen, corps: CorpsId): boolean {
  const { units } = seen.view;
  let had = false;
  for (let unit = unitId(0); unit < units.length; unit++) {
    if (units[unit]?.corps !== corps) continue;
    if (isFighter(seen, unit)) return false;
    if (!isGun(seen, unit)) had = true;
  }
  return had;
}

function isGun({ pack, view }: Seen, unit: UnitId): boolean {
  return pack.unitTypes[view.units[unit]?.type ?? -1]?.arm === 'artillery';
}

/** Ties go to the side the mission names. */
function leader(seen: Seen, { points, tie }: WarGoal): Side {
  const [austria, russia] = [pointsOf(seen, 'austria', points), pointsOf(seen, 'russia', points)];
  if (austria === russia) return tie;
  return austria > russia ? 'austria' : 'russia';
}

function win(held: Held, side: Side, why: 'objectives' | 'knockedOut' | 'points', io: LimanowaIo): void {
  held.view.ended = { rule: 'L11d', why, side, score: NO_SCORE };
  io.emit({ rule: 'L11d', key: 'won', side, why });
}

/** L11a: null if the hex is not an objective. */
export function gradeAt({ view }: Seen, hex: HexId): Grade | null {
  for (const { at, grade } of view.terms.objectives) if (at === hex) return grade;
  return null;
}

/** L11b: how many objectives of each grade are held. */
export type Holding = Readonly<Record<Grade, number>>;

type MatchView = Pick<Seen, 'view'>;

function heldBy({ view }: MatchView, counts: (corps: CorpsView | undefined) => boolean): Holding {
  const held = { strategic: 0, tactical: 0 };
  for (const { at, grade } of view.terms.objectives)
    if (view.units.some((unit) => unit.at === at && counts(view.corps[unit.corps]))) held[grade] += 1;
  return held;
}

export function heldBySide(match: MatchView, side: Side): Holding {
  return heldBy(match, (corps) => corps?.side === side);
}

/** Held by the people, who play a mission together. */
export function heldByPlayers(match: MatchView): Holding {
  return heldBy(match, (corps) => corps?.seat !== AI_SEAT);
}

/** L11d: the points for a side's objectives. */
export function pointsOf(match: MatchView, side: Side, points: Readonly<Record<Grade, number>>): number {
  const { strategic, tactical } = heldBySide(match, side);
  return strategic * points.strategic + tactical * points.tactical;
}
