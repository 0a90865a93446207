import type { Blind, Bot, Craft, Realm } from '@sandtable/kernel';
import { EFFORTS, type GeneralName } from './efforts.ts';
import { search } from './search.ts';

/** A bot that searches before it speaks, from its view alone. It says the same for the same random numbers. */
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
