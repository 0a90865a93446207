import type { AiAction } from '../../model/solo/order.ts';
import { randomOf } from '@sandtable/kernel';
import { NONE } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { pack } from '../match.ts';
import { compare, type ComparedDecision, differentLadders } from './compare.ts';
import { aimOf, brokenAttack, brokenMove, brokenStacking } from './deed-laws.ts';
import { type Bench, benchWith, engineDecision, laddersOf, openMatch, type PartLadder, seenByAi } from './engine.ts';
import type { Mind } from './mind.ts';
import { mindOf } from './zones.ts';
import { MAP_ACTIONS, randomCard } from './random-order.ts';
import type { Scene } from './random-scene.ts';
import { randomSolo } from './random-solo.ts';
import { situationsOf } from './situations.ts';
import { brokenLadder, brokenTrace, reasonAgainst } from './trace-laws.ts';

/** Errors by the rule they break, and the situations met. */
export interface Findings {
  readonly differences: string[];
  readonly ladders: Record<PartLadder['part'], string[]>;
  readonly traces: string[];
  readonly attacks: string[];
  readonly moves: string[];
  readonly stacks: string[];
  readonly met: Map<string, number>;
}

export function noFindings(): Findings {
  return {
    differences: [],
    ladders: { ai: [], aim: [], target: [], hex: [], way: [], facing: [], spot: [], next: [] },
    traces: [],
    attacks: [],
    moves: [],
    stacks: [],
    met: new Map(),
  };
}

/** Random cards per action, besides those of the pack. */
const CARDS = 5;

/** The game with random cards besides its own. */
export function benchOf(seed: string): Bench {
  const random = randomOf(seed);
  const more = MAP_ACTIONS.flatMap((action) => Array.from({ length: CARDS }, () => action));
  const first = Math.max(...pack.orderCards.map(({ number }) => number)) + 1;
  return benchWith([...pack.orderCards, ...more.map((action, place) => randomCard(random, first + place, action))]);
}

/** The indices of the random cards for one of these actions. */
export function cardsFor({ pack: { orderCards } }: Bench, actions: readonly AiAction[]): number[] {
  return orderCards.flatMap(({ orders: [first] }, place) => {
    const isRandom = place >= pack.orderCards.length && first !== undefined && first !== 'missionOrders';
    return isRandom && actions.includes(first.action) ? [place] : [];
  });
}

/** A random position in the AI's turn. Some passengers have got off: that is the only way two AI share a hex (S5.5). */
export function positionOf(bench: Bench, seed: string, scene: Scene | null = null): State {
  const random = randomOf(seed, 'getting off');
  const numbers = bench.pack.orderCards.map((card) => card.number);
  const state = openMatch(bench, randomSolo(seed, numbers, scene));
  for (const unit of state.units) if (unit.carrier !== NONE && random.below(3) === 0) unit.carrier = NONE;
  return state;
}

/** A random position, perhaps of a kind of scene, and cards by index. */
export interface Question {
  readonly seed: string;
  readonly cards: readonly number[];
  readonly scene?: Scene;
}

/** Decides each of the cards twice. */
export function examine(bench: Bench, { seed, cards, scene }: Question, found: Findings): void {
  const state = positionOf(bench, seed, scene);
  const seen = seenByAi(bench, state);
  const [mind, commanding] = [mindOf(seen, false), mindOf(seen, true)];
  for (const place of cards) {
    const card = bench.pack.orderCards[place];
    if (card === undefined) throw new RangeError(`no card ${place}`);
    const label = `${seed}, card ${place}`;
    const own = card.isCommand ? commanding : mind;
    note(found, compare(own, card, engineDecision(bench, state, place), label), own, label);
  }
}

function note(found: Findings, compared: ComparedDecision, mind: Mind, label: string): void {
  const { quick, difference } = compared;
  const count = (what: string): void => void found.met.set(what, (found.met.get(what) ?? 0) + 1);
  count(quick.deed === 'pass' ? 'pass' : quick.deed.action);
  if (difference !== null) found.differences.push(difference);
  for (const { part, line } of differentLadders(compared)) found.ladders[part].push(`${label}: ${line}`);
  for (const trace of quick.orders) {
    const broken = [...brokenTrace(mind, trace), ...laddersOf(trace).flatMap(({ ladder }) => brokenLadder(ladder))];
    found.traces.push(...broken.map((line) => `${label}: ${line}`));
    for (const situation of situationsOf(mind, trace)) count(situation);
    for (const { unit } of trace.candidates) count(reasonAgainst(trace, unit) ?? 'chosen');
    for (const { part, ladder } of laddersOf(trace)) {
      for (const { rung, left, figures } of ladder.rungs) if (left.length < figures.length) count(`${part} by ${rung}`);
      if (ladder.roll !== null) count(`${part} by roll`);
    }
  }
  for (const { rungs, roll } of compared.next) {
    for (const { rung, left, figures } of rungs) if (left.length < figures.length) count(`next by ${rung}`);
    if (roll !== null) count('next by roll');
  }
  const last = quick.orders.at(-1);
  if (quick.deed === 'pass' || last === undefined) return;
  const aim = aimOf(mind, last.chosenAim?.chosen ?? NONE);
  found.attacks.push(...brokenAttack(mind, last.order, quick.deed).map((line) => `${label}: ${line}`));
  found.moves.push(...brokenMove(mind, quick.deed, aim).map((line) => `${label}: ${line}`));
  found.stacks.push(...brokenStacking(mind, quick.deed).map((line) => `${label}: ${line}`));
}

/** All errors, a line or a few each. */
export function allOf({ differences, ladders, traces, attacks, moves, stacks }: Findings): string[] {
  return [...differences, ...Object.values(ladders).flat(), ...traces, ...attacks, ...moves, ...stacks];
}
