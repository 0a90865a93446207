import type { Figures, Granted, Phrase, Verb } from '@sandtable/kernel';
import type { Part, TurnFrame } from '../../model/frame.ts';
import type { Bear, BearSlot, Seen } from '../../model/state.ts';
import type { BearTraits, DeedWord } from '../../model/traits.ts';
import { order } from '../order/order.ts';
import type { Led, Order } from '../order/order-form.ts';
import { type GroupMove, movePurchase } from './move-group.ts';
import { beginMove, setGoing } from './toll.ts';
import type { HexId } from '../../model/ids.ts';

/** Somebody's way, hex by hex. */
interface Marching extends Led {
  readonly path: readonly HexId[];
}

interface MarchParts<Said extends Marching> {
  readonly traits?: Partial<BearTraits>;
  readonly leaders: BearSlot<Order, 'unit'>;
  says(phrase: Phrase<Bear, Led>): Phrase<Bear, Said>;
  /** The group as far as it has been said. */
  group(said: Marching & Partial<Said>): GroupMove;
  /** Where each of them goes. */
  parts(said: Said): Part[];
  figures?(seen: Seen, said: Partial<Said> & { readonly frame: TurnFrame }): Granted<Figures<Bear>>;
}

/** What every march says of itself. */
export const MARCHING = { goes: true, marches: true, clicked: 'then' } as const;

/** An order of units that go somewhere, each by a way of its own. Its price may hang on dice (B18.3.1). */
export function marchOrder<Said extends Marching>(
  word: DeedWord,
  { traits, leaders, says, group, parts, figures }: MarchParts<Said>,
): Verb<Bear> {
  return order<Said, Marching>(word, {
    traits: { ...MARCHING, ...traits },
    leaders,
    says,
    needs: ['path'],
    bill: (seen, said) => movePurchase(seen, group(said)),
    ...(figures && { figures }),
    begin: (held, said, io) => beginMove(held, said, group(said), parts(said), io),
    resolve: (held, said) => setGoing(held, said, group(said), parts(said)),
  });
}
