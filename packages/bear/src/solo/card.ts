import type { AiOrder } from '../model/solo/order.ts';
import type { AiOrderFrame, AiTurnFrame, Deed } from '../model/solo/turn.ts';
import type { OrderCard } from '../model/pack/cards.ts';
import { aiOrderFrame } from '../model/battle/make-frame.ts';
import { type BearIo, type Held, pushFrame } from '../model/battle/state.ts';
import { asSeenBy } from '../rules/order/turn-order.ts';
import { mustSolo } from '../rules/units/ai-side.ts';
import { attempt, type Trial } from './attempt.ts';
import { counteractionTrials, priorityTrials, tacticalTrials } from './card-orders.ts';
import { isMet } from './condition.ts';
import { drawFor } from './cup-order.ts';
import { passTest } from './pass-test.ts';
import { makeThought, type Thought } from './thought.ts';
import type { AiNote } from './trace.ts';
import type { PlayerId } from '../model/ids.ts';

/** S4.1: leaves the frame of the first order on the card that can be executed; false if the AI passes. */
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
  // S2.3.3
  io.trace?.({ note: 'none' } satisfies AiNote);
  io.emit({ rule: 'S2.3.3', key: 'aiPassed' });
  return false;
}

/** An order outside of any card; false if nobody can execute it. */
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

/** What the AI goes by: its own view, and dice for ties. */
export function thinkOf(held: Held, player: PlayerId, command: boolean, io: BearIo): Thought {
  return makeThought(asSeenBy(held, player), {
    command,
    tie: (of) => io.roll('ai', of),
    traced: io.trace !== null,
  });
}

/** An order that is being executed; a pass that leaves the rest of the card untried; null where nothing came of it. */
type Outcome = 'ordered' | 'passed' | null;

function pushFirst(held: Held, player: PlayerId, thought: Thought, trials: readonly Trial[], io: BearIo): Outcome {
  for (const trial of trials) {
    if (!isOpen(thought, trial, io)) continue;
    const deed = attempt(thought, trial, io.trace);
    if (deed !== null) return pushDeed(held, player, trial, thought.command, deed);
    const drawn = drawFor(thought, trial, io);
    if (drawn === null) continue;
    if (drawn.deed !== null) return pushDeed(held, player, trial, thought.command, drawn.deed);
    // G5.6b: orders further down are not tried.
    io.emit({ rule: 'G5.6b', key: 'cupReturned', unit: drawn.unit });
    if (trial.source.part !== 'event') io.emit({ rule: 'G5.6b', key: 'aiPassed' });
    return 'passed';
  }
  return null;
}

/** Does what the order asks of the whole match hold? */
function isOpen({ seen }: Thought, { order, source }: Trial, io: BearIo): boolean {
  if (order.when === null || isMet(seen, order.when)) return true;
  io.trace?.({ note: 'unmet', source, order } satisfies AiNote);
  return false;
}

function pushDeed(held: Held, player: PlayerId, { order, source }: Trial, command: boolean, deed: Deed): Outcome {
  pushFrame(held, aiOrderFrame({ player, order, source, command, deed, left: order.many - 1 }));
  return 'ordered';
}

/** S7.1: the next AI to do the same; null if there is none, or nobody more is meant. */
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
