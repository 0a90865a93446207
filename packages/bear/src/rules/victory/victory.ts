import { sideOf, typeOf } from '../../model/battle.ts';
import type { Ending } from '../../model/ending.ts';
import type { ScoreReason } from '../../model/event.ts';
import type { Held, Seen, State, View } from '../../model/state.ts';
import { type BearIo, enemyOf, heldUnit, playerOf } from '../../model/state.ts';
import type { EndRule, Terms, VictoryRule } from '../../model/terms.ts';
import { isCombatCounter, type Side } from '../../model/unit-type.ts';
import type { PlayerId, UnitId } from '../../model/ids.ts';
import { destroyerOf, sharesOf, topDestroyer } from './credit.ts';

/** B19.2: at once, for the enemy, whoever did it. */
export function scoreDestroyed(held: Held, unit: UnitId, scorer: Side, io: BearIo): void {
  const vp = worthOfDestroyed(held.view.terms, unit, scorer);
  score(held.view, destroyerOf(held, unit, scorer), vp, 'B19.2', 'destroyed', io);
}

/** B19.2: the last rule that names the unit holds; added ones come on top. */
export function worthOfDestroyed({ victory }: Terms, unit: UnitId, scorer: Side): number {
  let base = 0;
  let added = 0;
  for (const rule of victory) {
    if (rule.kind !== 'destroyed' || rule.side !== scorer || !(rule.units?.includes(unit) ?? true)) continue;
    if (rule.added) added += rule.vp;
    else base = rule.vp;
  }
  return base + added;
}

/** B5.6, B19.2a: what a unit that leaves by this exit scores for its side. */
export function worthOfExit({ view }: Seen, exit: number): number {
  const { edge, side } = view.terms.exits[exit] ?? {};
  return view.terms.victory.reduce(
    (sum, rule) => (rule.kind === 'left' && rule.side === side && rule.edge === edge ? sum + rule.vp : sum),
    0,
  );
}

export function scoreLeaver(held: Held, unit: UnitId, exit: number, io: BearIo): void {
  score(held.view, heldUnit(held, unit).owner, worthOfExit(held, exit), 'B19.2a', 'left', io);
}

/** B20.3: VP of a player, and so of his side. */
export function score(
  view: State,
  player: PlayerId,
  vp: number,
  rule: 'B19.2' | 'B19.2a' | 'B8.3' | 'B3.2.5' | 'S7.2' | 'S1.0',
  why: ScoreReason,
  io: BearIo,
): void {
  const scorer = playerOf({ view }, player);
  if (vp === 0) return;
  scorer.vp += vp;
  view.vp[scorer.side] += vp;
  io.emit({ rule, key: 'scored', side: scorer.side, player, vp, why });
}

/** B2.3, B19.2a: what is scored whenever a round ends. */
export function scoreRound(held: Held, io: BearIo): void {
  for (const rule of held.view.terms.victory)
    if (rule.kind === 'control' && rule.when === 'roundEnd') scoreControl(held, rule, io);
}

/** B19.2a: what is scored when the game ends. */
function scoreGame(held: Held, io: BearIo): void {
  const { view } = held;
  for (const rule of view.terms.victory) {
    if (rule.kind === 'control' && rule.when === 'gameEnd') scoreControl(held, rule, io);
    if (rule.kind === 'alive') {
      const alive = rule.units.filter((unit) => heldUnit(held, unit).fate === 'inPlay');
      const owners = alive.map((unit) => heldUnit(held, unit).owner);
      for (const [player, count] of sharesOf(view, owners)) score(view, player, count * rule.vp, 'B19.2a', 'alive', io);
    }
    if (rule.kind === 'wipedOut' && isWipedOut(held, enemyOf(rule.side)))
      score(view, topDestroyer(held, rule.side), rule.vp, 'B19.2a', 'wipedOut', io);
    if (rule.kind === 'objective') scoreObjective(held, rule, io);
  }
}

function scoreControl({ view }: Held, rule: Extract<VictoryRule, { kind: 'control' }>, io: BearIo): void {
  const held = view.controls.filter(({ at, side }) => side === rule.side && (rule.at ?? at) === at);
  const holders = held.map(({ player }) => player);
  for (const [player, count] of sharesOf(view, holders)) score(view, player, count * rule.vp, 'B19.2a', 'control', io);
}

/** B8.3: the marker of a secret objective counts for the player who drew its card. */
function scoreObjective({ view }: Held, rule: Extract<VictoryRule, { kind: 'objective' }>, io: BearIo): void {
  const drawer = view.players.findIndex(({ hand }) => hand.includes(rule.card));
  const side = view.players[drawer]?.side;
  const control = view.controls.find(({ at }) => at === rule.at);
  if (side !== undefined && control?.side === side) score(view, drawer, rule.vp, 'B19.2a', 'secret', io);
}

/** No combat counter of a side is left, on the map or to come, and none has got away over an edge (B5.6). */
export function isWipedOut(seen: Seen, side: Side): boolean {
  const { roster, leavers } = seen.view;
  const safe = [...roster, ...leavers.map(({ unit }) => unit)];
  return !safe.some((unit) => sideOf(seen, unit) === side && isCombatCounter(typeOf(seen, unit)));
}

/** B19.1: ends the game where the firefight says so. */
export function endIfMet(held: Held, when: EndRule['when']): void {
  const { view } = held;
  if (view.ended !== null) return;
  const met = view.terms.end.find((rule) => rule.when === when && isMet(held, rule));
  if (met !== undefined) view.ended = { rule: 'B19.1', key: met.kind };
}

function isMet(held: Held, rule: EndRule): boolean {
  if (rule.kind === 'wipedOut') return isWipedOut(held, rule.side);
  return held.view.controls.filter(({ side }) => side === rule.side).length >= rule.markers;
}

/** B19.1; S2.7a: against the AI the Mission Track ends the game, however many rounds it takes. */
export function isLastRound({ terms, round }: View): boolean {
  return terms.solo === null && round >= terms.rounds;
}

export function endGame(held: Held, ending: Ending, io: BearIo): void {
  const { view } = held;
  view.ended = ending;
  scoreGame(held, io);
  io.emit({ rule: 'B19.1', key: 'gameEnded', why: ending.key });
}
