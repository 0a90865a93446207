import {
  type AiTurn,
  type Bear,
  executedOrder,
  foretellAiTurn,
  type OrderTrace,
  type Seen,
  unitOf,
  unitTitle,
} from '@sandtable/bear';
import type { WhatIf } from '../../face/moment.ts';

/** As a turn that can be told like any other; nothing has come of it. */
export function whatIfTurn({ notes }: WhatIf<Bear>): AiTurn {
  const [first] = notes;
  return { notes, events: first?.note === 'card' ? [{ rule: 'S2.2', key: 'aiDrew', card: first.card }] : [] };
}

/** What the question came to, beside what really happened. */
export interface WhatIfAnswer {
  /** Another acts, the same one does something else, nothing changes, or the AI would have passed. */
  readonly kind: 'another' | 'otherwise' | 'same' | 'passes';
  /** Who does what, and what decides it. */
  readonly text: string;
  readonly order: OrderTrace | null;
  /** Ties had to be broken by lot. */
  readonly isByLot: boolean;
}

export function answerOf(before: Seen, real: OrderTrace, whatIf: WhatIf<Bear>): WhatIfAnswer {
  const turn = whatIfTurn(whatIf);
  const order = executedOrder(turn) ?? null;
  const text = foretellAiTurn(before, turn, unitTitle);
  if (order === null || order.deed === null) return { kind: 'passes', text, order: null, isByLot: false };
  const { chosenAi, chosenAim, chosenHexes, chosenWay, chosenFacing, chosenSpot } = order;
  const isByLot = [chosenAi, chosenAim, ...chosenHexes, chosenWay?.ladder, chosenFacing, chosenSpot].some(
    (ladder) => ladder?.roll !== undefined && ladder.roll !== null,
  );
  if (order.deed.unit !== real.deed?.unit) return { kind: 'another', text, order, isByLot };
  const isSame = JSON.stringify(order.deed) === JSON.stringify(real.deed);
  return { kind: isSame ? 'same' : 'otherwise', text, order, isByLot };
}

/** Those for whom the question is worth asking: they could have acted, and were fresh. */
export function askable(before: Seen, { candidates }: OrderTrace): ReadonlySet<number> {
  return new Set(
    candidates.flatMap(({ unit, distance }) => (distance === null || unitOf(before, unit).spent ? [] : [unit])),
  );
}
