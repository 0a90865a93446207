import type { AiOrderFrame, AiTurnFrame, Deed } from '../../model/solo/turn.ts';
import type { AiAction, AiOrder, CloseCombatAction, ShortRangeAction } from '../../model/solo/order.ts';
import type { PlayerId } from '../../model/ids.ts';
import { aiOrderFrame } from '../../model/battle/make-frame.ts';
import type { OrderCard } from '../../model/pack/cards.ts';
import type { SoloTerms } from '../../model/solo/solo.ts';
import { type BearIo, type Held, pushFrame } from '../../model/battle/state.ts';
import { mustSolo } from '../../rules/units/ai-side.ts';
import { isMet, passTest } from '../thought/counts.ts';
import { thinkOf, type Thought } from '../thought/thought.ts';
import type { AiNote } from '../thought/trace.ts';
import { attempt, type Trial } from './attempt.ts';
import { drawFor } from './cup-order.ts';

/** S4.1: pushes the frame of the first order on the card that can be executed; false if the AI passes. */
export function pushCardOrder(
  held: Held,
  { player, card: place, command }: Pick<AiTurnFrame, 'player' | 'card' | 'command'>,
  io: BearIo,
): boolean {
  const card = cardAt(held, place);
  const thought = thinkOf(held, player, command || card.isCommand, io);
  const { terms } = mustSolo(held);
  const run = (trials: readonly Trial[]): Outcome => pushFirst(held, player, thought, trials, io);
  const outcome =
    run(priorityTrials(card)) ??
    (card.third === 'counteractions' ? run(counteractionTrials(terms)) : null) ??
    (card.third === 'passTest' && passesTest(thought, io) ? 'passed' : null) ??
    run(tacticalTrials(card, terms));
  if (outcome !== null) return outcome === 'ordered';
  io.trace?.({ note: 'none' } satisfies AiNote);
  io.emit({ rule: 'S2.3.3', key: 'aiPassed' });
  return false;
}

/** An order that is not on a card; false if no AI can execute it. */
export function pushOrder(
  held: Held,
  player: PlayerId,
  order: AiOrder,
  { command }: { readonly command: boolean },
  io: BearIo,
): boolean {
  const thought = thinkOf(held, player, command, io);
  return pushFirst(held, player, thought, [{ order, source: { part: 'event', place: 0 } }], io) === 'ordered';
}

function cardAt({ pack }: Held, place: number): OrderCard {
  const card = pack.orderCards[place];
  if (card === undefined) throw new RangeError(`no Order Card ${place} in this pack`);
  return card;
}

/** `passed` leaves the rest of the card untried; null: try the next order. */
type Outcome = 'ordered' | 'passed' | null;

function pushFirst(held: Held, player: PlayerId, thought: Thought, trials: readonly Trial[], io: BearIo): Outcome {
  for (const trial of trials) {
    if (!isOpen(thought, trial, io)) continue;
    const deed = attempt(thought, trial, io.trace);
    if (deed !== null) return pushDeed(held, player, trial, thought.command, deed);
    const drawn = drawFor(thought, trial, io);
    if (drawn === null) continue;
    if (drawn.deed !== null) return pushDeed(held, player, trial, thought.command, drawn.deed);
    // G5.6b: orders farther down are not tried.
    io.emit({ rule: 'G5.6b', key: 'cupReturned', unit: drawn.unit });
    if (trial.source.part !== 'event') io.emit({ rule: 'G5.6b', key: 'aiPassed' });
    return 'passed';
  }
  return null;
}

function isOpen({ seen }: Thought, { order, source }: Trial, io: BearIo): boolean {
  if (order.when === null || isMet(seen, order.when)) return true;
  io.trace?.({ note: 'unmet', source, order } satisfies AiNote);
  return false;
}

function pushDeed(held: Held, player: PlayerId, { order, source }: Trial, command: boolean, deed: Deed): Outcome {
  pushFrame(held, aiOrderFrame({ player, order, source, command, deed, left: order.many - 1 }));
  return 'ordered';
}

/** S7.1: the next AI to execute the same order; null if there is none. */
export function nextDeed(held: Held, { player, order, source, command, units }: AiOrderFrame, io: BearIo): Deed | null {
  const thought = thinkOf(held, player, command, io);
  return attempt(thought, { order, source, except: units }, io.trace);
}

function passesTest({ seen }: Thought, io: BearIo): boolean {
  const test = passTest(seen);
  io.trace?.({ note: 'passTest', ...test } satisfies AiNote);
  if (test.passes) io.emit({ rule: 'S4.1.2d', key: 'aiPassed' });
  return test.passes;
}

// S4.1: a card as a list of orders tried from the top. Priority Orders become orders like the others.

const PLAIN: Omit<AiOrder, 'action'> = {
  who: [],
  among: null,
  relation: 'closest',
  to: ['unit'],
  target: [],
  caps: 0,
  lowRisk: false,
  longRange: false,
  within: 0,
  many: 1,
  when: null,
};

const CLOSE_COMBAT: Readonly<Record<CloseCombatAction, AiAction>> = {
  attack: 'closeCombat',
  autoRally: 'autoRally',
  rally: 'rally',
  disengage: 'disengage',
};

const SHORT_RANGE: Readonly<Record<ShortRangeAction, AiAction>> = {
  attack: 'fire',
  groupAttack: 'groupFire',
  pivot: 'pivot',
  rally: 'rally',
  disengage: 'disengage',
  moveIntoCloseCombat: 'moveIntoCloseCombat',
  pivotAndAttack: 'pivotAndFire',
};

/** S4.1.2a, S4.1.2b: close combat, then short range; each action is tried for every AI before the next action. */
function priorityTrials(card: OrderCard): readonly Trial[] {
  const trials = known.get(card) ?? makePriority(card);
  known.set(card, trials);
  return trials;
}

/** Cached: the trials depend on the card alone. */
const known = new WeakMap<OrderCard, readonly Trial[]>();

function makePriority({ closeCombat, shortRange, priorityCaps }: OrderCard): Trial[] {
  return [
    ...closeCombat.map((action, place): Trial => ({
      source: { part: 'closeCombat', place },
      order: { ...PLAIN, who: ['inCloseCombat'], action: CLOSE_COMBAT[action], caps: priorityCaps },
    })),
    ...shortRange.map((action, place): Trial => ({
      source: { part: 'shortRange', place },
      order: { ...PLAIN, who: ['nextToEnemy'], action: SHORT_RANGE[action], caps: priorityCaps, within: 1 },
    })),
  ];
}

/** S4.1.2c */
function counteractionTrials({ counteractions }: SoloTerms): Trial[] {
  return counteractions.map((order, place) => ({ source: { part: 'counteraction', place }, order }));
}

/** S4.1, S7.1: where the card says so, the mission's orders are inserted. */
function tacticalTrials(card: OrderCard, { missionOrders }: SoloTerms): readonly Trial[] {
  const last = lastTactical.get(card);
  if (last?.missionOrders === missionOrders) return last.trials;
  const trials = makeTactical(card, missionOrders);
  lastTactical.set(card, { missionOrders, trials });
  return trials;
}

/** Cached: they depend on the card and the mission, and a card is drawn many times in a match. */
const lastTactical = new WeakMap<OrderCard, { readonly missionOrders: readonly AiOrder[]; readonly trials: Trial[] }>();

function makeTactical({ orders }: OrderCard, missionOrders: readonly AiOrder[]): Trial[] {
  return orders.flatMap((each, place): Trial[] =>
    each === 'missionOrders'
      ? missionOrders.map((order, index) => ({ source: { part: 'missionOrder', place: index }, order }))
      : [{ source: { part: 'tactical', place }, order: each }],
  );
}
