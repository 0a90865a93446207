import type { OrderSource } from '../model/solo/order.ts';

/** A part of what the AI is ordered: what it is called, and the rule it is tried by. */
interface Part {
  readonly name: string;
  readonly rule: string;
}

export const PARTS: Readonly<Record<OrderSource['part'], Part>> = {
  closeCombat: { name: 'Close combat', rule: 'S4.1.2a' },
  shortRange: { name: 'Short range', rule: 'S4.1.2b' },
  counteraction: { name: 'Counteraction', rule: 'S4.1.2c' },
  tactical: { name: 'Order', rule: 'S4.1' },
  missionOrder: { name: 'Mission Order', rule: 'S7.1' },
  event: { name: 'Event', rule: 'S7.2' },
};

/** `Short range 2`; an event has one order at most. */
export function printSource({ part, place }: OrderSource): string {
  return part === 'event' ? PARTS.event.name : `${PARTS[part].name} ${place + 1}`;
}
