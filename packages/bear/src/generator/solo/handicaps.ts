import { type BearIo, type Held, playerOf } from '../../model/battle/state.ts';
import { withoutCommandCards } from '../../rules/units/command-cards.ts';
import type { Sides } from './take-sides.ts';

/** G6.3: the player begins with fewer CAPs, or the AI with fewer Command cards. */
export function takeHandicaps(held: Held, { player }: Sides, io: BearIo): void {
  const { view, pack } = held;
  const { draft, commandCardsOut } = view.options;
  const less = draft?.solo?.capsLess ?? 0;
  const his = playerOf(held, player);
  his.start = Math.max(0, his.start - less);
  his.caps = Math.min(his.caps, his.start);
  if (less > 0) io.emit({ rule: 'G6.3', key: 'fewerCaps', player, caps: less });
  const out = (draft?.solo?.commandCardsOut ?? 0) + Number(commandCardsOut);
  view.terms = withoutCommandCards(pack, view.terms, out, io, 'G6.3');
}
