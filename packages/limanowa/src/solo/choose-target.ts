import type { LimanowaIo } from '../model/state.ts';
import { chooseBy, type Choosing, type Foe, LS7A1, LS7A2 } from './tables.ts';
import type { AiReason } from './trace.ts';

/** LS7A: one of the enemies that can be hit; those with 1 RP before all others. */
export function chooseTarget<F extends Foe>(io: LimanowaIo, foes: readonly F[], choosing: Choosing): F {
  const weak = withOneRp(foes);
  if (weak.length === 0) return chooseBy(io, LS7A2, foes, choosing);
  return chooseBy(io, LS7A1, weak, io.trace === null ? choosing : leavingOut(choosing, foes, weak, 'LS7A1'));
}

export function withOneRp<F extends Foe>(foes: readonly F[]): readonly F[] {
  return foes.filter(({ rp }) => rp === 1);
}

/** The same choice, with those left out who have more than 1 RP. */
export function leavingOut(choosing: Choosing, foes: readonly Foe[], weak: readonly Foe[], rule: string): Choosing {
  const others = foes.filter((each) => !weak.includes(each));
  const why = others.map(({ unit, rp }): AiReason => ({ rule, key: 'moreThanOneRp', unit, amount: rp }));
  return { ...choosing, passedOver: [...choosing.passedOver, ...why] };
}

/** LS7B4: would table LS7A leave this one until the die at least, among these? */
export function couldBeChosen(chosen: Foe, foes: readonly Foe[]): boolean {
  return foes.every((other) => !isBefore(other, chosen));
}

/** In the order of LS7A1 and LS7A2. */
function isBefore(one: Foe, other: Foe): boolean {
  const isWeak = one.rp === 1;
  if (isWeak !== (other.rp === 1)) return isWeak;
  if (one.tv !== other.tv) return one.tv > other.tv;
  return one.rp === other.rp ? one.rank > other.rank : one.rp < other.rp;
}
