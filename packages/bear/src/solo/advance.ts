import type { AdvanceCondition } from '../model/solo/order.ts';
import type { BearIo, Held } from '../model/battle/state.ts';
import { type Strength, wholeStrength } from './counts.ts';
import type { AiNote } from './trace.ts';
import type { CardId } from '../model/ids.ts';

const IS_MET: Readonly<Record<AdvanceCondition, (strength: Strength) => boolean>> = {
  always: () => true,
  moreAi: ({ ai, units }) => ai > units,
  moreUnits: ({ ai, units }) => units > ai,
  notMoreAi: ({ ai, units }) => ai <= units,
  notMoreUnits: ({ ai, units }) => units <= ai,
  asMany: ({ ai, units }) => ai === units,
};

/** S2.3.1a: by how many spaces this card advances the marker. */
export function advanceBy(held: Held, card: CardId, io: BearIo): number {
  const advance = held.pack.orderCards[card]?.advance ?? null;
  if (advance === null) return 0;
  const strength = wholeStrength(held);
  const met = IS_MET[advance.when](strength);
  io.trace?.({ note: 'advance', advance, ...strength, met } satisfies AiNote);
  return met ? advance.by : 0;
}
