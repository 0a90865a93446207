import { type AiTurn, type BearEvent, cardsOf, type CardTurn, type OrderTrace } from '@sandtable/bear';

/** One action within an entry of the AI: an order carried out, a result of the Mission Track, or a pass. */
export interface Action {
  readonly card: CardTurn;
  /** Null if the AI executed no order. */
  readonly order: OrderTrace | null;
  readonly events: readonly BearEvent[];
}

/** G5.3.4d, S7.1: an entry may turn several cards, and a card may let several units act. */
export function actionsOf(turn: AiTurn): Action[] {
  return cardsOf(turn).flatMap((card): Action[] => {
    const orders = card.notes.flatMap((note) => (note.note === 'order' && note.deed !== null ? [note] : []));
    const begins = card.events.flatMap(({ key }, place) => (key === 'aiOrdered' ? [place] : []));
    const [first = card.events.length, ...others] = begins;
    const [order] = orders;
    if (order === undefined || begins.length !== orders.length) return [{ card, order: null, events: card.events }];
    // What the track brings by itself is a separate scene; an order that an event gives belongs to the event.
    const hasScene = order.source.part !== 'event' && card.events.slice(0, first).some(({ key }) => BROUGHT.has(key));
    const scene = hasScene ? [{ card, order: null, events: card.events.slice(0, first) }] : [];
    const starts = [hasScene ? first : 0, ...others];
    return [
      ...scene,
      ...orders.map((each, place) => ({
        card,
        order: each,
        events: card.events.slice(starts[place], starts[place + 1]),
      })),
    ];
  });
}

const BROUGHT: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['trackEvent', 'tileExecuted']);

/** A pass with only these events is a single line, because they all show elsewhere. */
const QUIET: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>([
  ...(['aiDrew', 'trackAdvanced', 'aiPassed', 'roundEnded', 'roundBegan', 'capsReset', 'capsLapsed', 'drew'] as const),
  ...(['smokeThinned', 'initiativeRolled', 'initiativeTied', 'hasInitiative', 'commandCardLeft'] as const),
]);

export function isBarePass({ order, events }: Action): boolean {
  return order === null && events.some(({ key }) => key === 'aiPassed') && events.every(({ key }) => QUIET.has(key));
}

/** The events of each action; events before the first action belong to it. */
export function partsOf(events: readonly BearEvent[], actions: readonly Action[]): readonly (readonly BearEvent[])[] {
  const [, ...others] = actions.map((action) => action.events);
  return [events.slice(0, events.length - others.flat().length), ...others];
}
