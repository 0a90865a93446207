import { type Audience, dealAnew, type Random } from '@sandtable/kernel';
import type { Held } from '../model/state.ts';
import { sideOfAudience } from '../model/view.ts';

/** Deals hidden cards anew: the result looks the same to this audience. */
export function reimagine({ view }: Held, audience: Audience, random: Random): void {
  if (audience === 'referee') return;
  const own = sideOfAudience(view.corps, audience);
  const lists = [view.deck.inside, ...view.corps.filter(({ side }) => side !== own).map(({ hand }) => hand)];
  dealAnew(lists, random);
  if (view.piles !== null)
    for (const { inside } of [view.piles.opening, view.piles.central, view.piles.closing]) random.shuffle(inside);
}
