import { Recorder, streamsOf } from '@sandtable/kernel';
import { fieldsOf } from '../../model/battle/field.ts';
import type { Deed } from '../../model/solo/turn.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import type { OrderCard } from '../../model/pack/cards.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { BearSystem, Seen, State } from '../../model/battle/state.ts';
import type { AiNote, LadderTrace, OrderTrace } from '../../solo/thought/trace.ts';
import { bear } from '../../system.ts';
import { pack } from '../match.ts';

/** The game with other Order Cards. */
export interface Bench {
  readonly pack: Pack;
  readonly system: BearSystem;
}

export function benchWith(orderCards: readonly OrderCard[]): Bench {
  const own = { ...pack, orderCards };
  return { pack: own, system: bear(own) };
}

/** The game's decision by a card, and how it came about. */
export interface Decision {
  readonly deed: Deed | 'pass';
  /** Every order tried. */
  readonly orders: readonly OrderTrace[];
  /** The random ties in order: of how many, and the roll. */
  readonly rolls: readonly { readonly of: number; readonly rolled: number }[];
  /** the order of the others in the target's hex, and the units that dice were rolled for. */
  readonly rolledNext: readonly LadderTrace[];
  readonly rolledFor: readonly number[];
}

/** A match from a position up to the AI's turn; units discovered at once choose their facing first. */
export function openMatch({ system }: Bench, position: object): State {
  const options = system.options({ position });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const state = system.setup(options.value, new Recorder<BearEvent>(streamsOf('sfc32:solo', system.streams)));
  for (;;) {
    const { seat } = system.pending(state) ?? { seat: 'spectator' };
    const [{ word } = { word: '' }] = system.offers(system.view(state, seat), []);
    if (word === 'proceed') return state;
    system.apply(state, [word], new Recorder<BearEvent>(state.random));
  }
}

/** What the AI sees of it. */
export function seenByAi({ pack: own, system }: Bench, state: State): Seen {
  return fieldsOf(own)(system.view(state, 'ai'));
}

/** Plays the AI's turn with this card in a copy of the match. */
export function engineDecision({ system }: Bench, before: State, card: number): Decision {
  const state = system.copy(before);
  const { inside } = state.orderDeck;
  inside.splice(inside.indexOf(card), 1);
  inside.push(card);
  // A seed of its own, so that ties fall alike whatever else happens.
  const io = new Recorder<BearEvent>(streamsOf(`sfc32:${card}`, system.streams), { tracing: true });
  system.apply(state, ['proceed'], io);
  return decisionOf(
    io.notes,
    io.told.map(({ event }) => event),
  );
}

function isNote(note: unknown): note is AiNote {
  return typeof note === 'object' && note !== null && 'note' in note;
}

/** Up to the first executed order: those of the other AI that follow are no part of the decision. */
function decisionOf(notes: readonly unknown[], events: readonly BearEvent[]): Decision {
  const all = notes.filter(isNote).filter((note) => note.note === 'order');
  const rolledNext = notes.filter(isNote).flatMap((note) => (note.note === 'rolledNext' ? [note.chosen] : []));
  // A mine on its way may have kept the first AI from attacking; the attack of the next one is another matter.
  const first = events.findIndex(({ key }) => key === 'aiOrdered');
  const next = events.findIndex(({ key }, place) => place > first && key === 'aiOrdered');
  const its = next === -1 ? events : events.slice(0, next);
  const rolledFor = its.flatMap((event) => (event.key === 'rolled' && event.what === 'attack' ? [event.unit] : []));
  const last = all.findIndex(({ deed }) => deed !== null);
  const orders = last === -1 ? all : all.slice(0, last + 1);
  return { deed: all[last]?.deed ?? 'pass', orders, rolls: orders.flatMap(rollsOf), rolledNext, rolledFor };
}

/** A ladder, and what it chose. */
export interface PartLadder {
  readonly part: 'ai' | 'aim' | 'target' | 'hex' | 'way' | 'facing' | 'spot' | 'next';
  readonly ladder: LadderTrace;
}

/** In the order of the decision. */
export function laddersOf({
  chosenAi,
  chosenAim,
  chosenTarget,
  chosenHexes,
  chosenWay,
  chosenFacing,
  chosenSpot,
}: OrderTrace): PartLadder[] {
  const one = (part: PartLadder['part'], ladder: LadderTrace | null): PartLadder[] =>
    ladder === null ? [] : [{ part, ladder }];
  return [
    ...one('ai', chosenAi),
    ...one('aim', chosenAim),
    ...one('target', chosenTarget),
    ...chosenHexes.flatMap((ladder) => one('hex', ladder)),
    ...one('way', chosenWay?.ladder ?? null),
    ...one('facing', chosenFacing),
    ...one('spot', chosenSpot),
  ];
}

function rollsOf(order: OrderTrace): { readonly of: number; readonly rolled: number }[] {
  return laddersOf(order).flatMap(({ ladder: { roll } }) => (roll === null ? [] : [roll]));
}
