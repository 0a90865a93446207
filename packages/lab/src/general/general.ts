import type { Blind, Bot, Realm } from '@sandtable/kernel';
import { type Craft, type Effort, search } from './search.ts';

/** The generals, weakest first: each thinks with so many playouts a decision, never by the clock. */
const EFFORTS = {
  general64: { playouts: 64, width: 8 },
  general256: { playouts: 256, width: 12 },
  general1024: { playouts: 1024, width: 16 },
} as const satisfies Readonly<Record<string, Effort>>;

export type GeneralName = keyof typeof EFFORTS;

export const GENERAL_NAMES: readonly GeneralName[] = ['general64', 'general256', 'general1024'];

/** A bot that searches before it speaks. It knows its view, and is the same for the same chance. */
export function generalFor<R extends Realm>(craft: Craft<R>, name: GeneralName): Bot<Blind<R['view']>> {
  return (view, random) => {
    const pending = craft.system.pending(view);
    if (pending === undefined) throw new Error('nothing is asked');
    return search(craft, { view, seat: pending.seat, random }, EFFORTS[name]).chosen;
  };
}

export function generalsFor<R extends Realm>(craft: Craft<R>): Readonly<Record<GeneralName, Bot<Blind<R['view']>>>> {
  return {
    general64: generalFor(craft, 'general64'),
    general256: generalFor(craft, 'general256'),
    general1024: generalFor(craft, 'general1024'),
  };
}
