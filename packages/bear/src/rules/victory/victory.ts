import { sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { Ending, ScoreReason } from '../../model/battle/event.ts';
import { NONE, type PlayerId, playerId, type UnitId } from '../../model/ids.ts';
import type { TrackSpace } from '../../model/solo/solo.ts';
import {
  type BearIo,
  enemyOf,
  type Held,
  heldUnit,
  playerOf,
  type Seen,
  type State,
  type View,
} from '../../model/battle/state.ts';
import type { EndRule, Terms, VictoryRule } from '../../model/battle/terms.ts';
import { isCombatCounter, isRumor, type Side } from '../../model/pack/unit-type.ts';
import { destroyerOf, sharesOf, topDestroyer } from './control.ts';

/** B19.2: scored at once for the enemy side, whoever destroyed the unit. */
export function scoreDestroyed(held: Held, unit: UnitId, scorer: Side, io: BearIo): void {
  const vp = worthOfDestroyed(held.view.terms, unit, scorer);
  score(held.view, destroyerOf(held, unit, scorer), vp, 'B19.2', 'destroyed', io);
}

/** B19.2: the last rule that names the unit counts; `added` rules come on top. */
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

/** B5.6, B19.2a */
export function worthOfExit({ view }: Seen, unit: UnitId, exit: number): number {
  const { edge, side } = view.terms.exits[exit] ?? {};
  return view.terms.victory.reduce((sum, rule) => {
    const counts = rule.kind === 'left' && rule.side === side && rule.edge === edge;
    return counts && (rule.units?.includes(unit) ?? true) ? sum + rule.vp : sum;
  }, 0);
}

export function scoreLeaver(held: Held, unit: UnitId, exit: number, io: BearIo): void {
  score(held.view, heldUnit(held, unit).owner, worthOfExit(held, unit, exit), 'B19.2a', 'left', io);
}

/** B20.3 */
export function score(
  view: State,
  player: PlayerId,
  vp: number,
  rule: 'B19.2' | 'B19.2a' | 'B8.3' | 'B3.2.5' | 'S7.2' | 'S1.0' | 'G3.2',
  why: ScoreReason,
  io: BearIo,
): void {
  const scorer = playerOf({ view }, player);
  if (vp === 0) return;
  scorer.vp += vp;
  view.vp[scorer.side] += vp;
  io.emit({ rule, key: 'scored', side: scorer.side, player, vp, why });
}

interface DueVp {
  readonly player: PlayerId;
  readonly vp: number;
  readonly why: ScoreReason;
}

/** B19.2a: the VP a rule gives as things stand, as far as the viewer knows; empty for rules that score during play. */
function dueBy(seen: Seen, rule: VictoryRule): DueVp[] {
  const { view } = seen;
  switch (rule.kind) {
    case 'control': {
      const held = view.controls.filter(({ at, side }) => side === rule.side && (rule.at ?? at) === at);
      const holders = held.map(({ player }) => player);
      return sharesOf(view, holders).map(([player, count]) => ({ player, vp: count * rule.vp, why: 'control' }));
    }
    case 'alive': {
      // includes units that never entered or left by an exit.
      const alive = rule.units.filter((unit) => !['unused', 'lost'].includes(unitOf(seen, unit).fate));
      const owners = alive.map((unit) => unitOf(seen, unit).owner);
      return sharesOf(view, owners).map(([player, count]) => ({ player, vp: count * rule.vp, why: 'alive' }));
    }
    case 'reached': {
      const there = view.roster.filter((unit) => {
        const { at, fate } = unitOf(seen, unit);
        const isThere = fate === 'inPlay' && sideOf(seen, unit) === rule.side && rule.hexes.includes(at);
        // S6.1: a Rumored Enemy does not count until revealed.
        return isThere && !isRumor(typeOf(seen, unit));
      });
      const owners = there.map((unit) => unitOf(seen, unit).owner);
      return sharesOf(view, owners).map(([player, count]) => ({ player, vp: count * rule.vp, why: 'reached' }));
    }
    case 'wipedOut':
      if (!isWipedOut(seen, enemyOf(rule.side))) return [];
      return [{ player: topDestroyer(seen, rule.side), vp: rule.vp, why: 'wipedOut' }];
    case 'objective': {
      // B8.3: counts for the player who drew the objective's card.
      const drawer = playerId(view.players.findIndex(({ hand }) => hand.includes(rule.card)));
      const side = view.players[drawer]?.side;
      const control = view.controls.find(({ at }) => at === rule.at);
      return side !== undefined && control?.side === side ? [{ player: drawer, vp: rule.vp, why: 'secret' }] : [];
    }
    case 'destroyed':
    case 'left':
      return [];
  }
}

function scoreDue(held: Held, rule: VictoryRule, io: BearIo): void {
  for (const { player, vp, why } of dueBy(held, rule)) score(held.view, player, vp, 'B19.2a', why, io);
}

function isOfRound(rule: VictoryRule): boolean {
  return rule.kind === 'control' && rule.when === 'roundEnd';
}

export function scoreRound(held: Held, io: BearIo): void {
  for (const rule of held.view.terms.victory) if (isOfRound(rule)) scoreDue(held, rule, io);
}

function scoreGame(held: Held, io: BearIo): void {
  for (const rule of held.view.terms.victory) if (!isOfRound(rule)) scoreDue(held, rule, io);
}

/** No combat unit of a side is left, on the map or to come, and none left over an edge (B5.6). */
function isWipedOut(seen: Seen, side: Side): boolean {
  const { roster, leavers } = seen.view;
  const safe = [...roster, ...leavers.map(({ unit }) => unit)];
  return !safe.some((unit) => sideOf(seen, unit) === side && isCombatCounter(typeOf(seen, unit)));
}

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

/** B19.1; S2.7a: against the AI the Mission Track ends the game, not the rounds. */
export function isLastRound({ terms, round }: View): boolean {
  return terms.solo === null && round >= terms.rounds;
}

export function endGame(held: Held, ending: Ending, io: BearIo): void {
  const { view } = held;
  view.ended = ending;
  scoreGame(held, io);
  io.emit({ rule: 'B19.1', key: 'gameEnded', why: ending.key });
}

/** S2.7c, R-139: spaces and tiles ahead whose events still happen if the mission ends now. */
export function yellowAhead({ view: { terms, solo } }: Seen): readonly TrackSpace[] {
  if (terms.solo === null || solo === null) return [];
  const { track, generated, length } = terms.solo;
  const tiles = (generated?.tiles ?? []).map(({ name, yellow, events }, place): TrackSpace => ({
    space: solo.tiles[place] ?? NONE,
    name,
    yellow,
    events,
  }));
  return [...track, ...tiles]
    .filter(({ space, yellow }) => yellow && space > solo.marker && space <= length)
    .sort((a, b) => a.space - b.space);
}

/**
 * The VP if the match ended now with nothing changing hands: yellow spaces (S2.7c), the round and the end
 * (B19.2a), as far as the viewer knows.
 */
export function vpIfEndedNow(seen: Seen): Readonly<Record<Side, number>> {
  const vp = { ...seen.view.vp };
  for (const { events } of yellowAhead(seen))
    for (const event of events) if (event.kind === 'vp') vp[event.side] += event.amount;
  for (const due of seen.view.terms.victory.flatMap((rule) => dueBy(seen, rule)))
    vp[playerOf(seen, due.player).side] += due.vp;
  return vp;
}
