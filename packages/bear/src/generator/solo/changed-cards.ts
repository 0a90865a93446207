import type { UnitId } from '../../model/ids.ts';
import type { GeneratedSolo } from '../../model/solo/solo.ts';
import type { BearIo, Held } from '../../model/battle/state.ts';
import { rosterOf } from '../../model/battle/unit.ts';
import { mustDraft } from '../must-draft.ts';
import { layDownWeapons, routeTruck } from './ai-means.ts';
import { settleRumors } from './rumored-cards.ts';
import type { Sides } from './take-sides.ts';

/** What comes of the cards that are changed in solo. */
interface Changed extends Pick<GeneratedSolo, 'molotov' | 'truck'> {
  /** What the Rumored Enemy cup is filled with. */
  readonly cup: readonly number[];
}

/** G6.2: now that it is known who the AI is. */
export function changeCards(held: Held, { ai }: Sides, io: BearIo): Changed {
  const { view, pack } = held;
  const { plays } = mustDraft(view);
  const cup: UnitId[] = [];
  for (const play of plays) {
    const card = play.deck === 'card' && play.half === 'top' ? pack.generatorCards[play.card] : undefined;
    if (card?.solo !== 'rumoredUnit' && card?.solo !== 'rumoredCard') continue;
    const settled = settleRumors(held, card, play, ai, io);
    cup.push(...settled.cup);
    view.terms = { ...view.terms, zones: [...view.terms.zones, ...settled.zones] };
  }
  view.roster = rosterOf(view.units);
  const own = plays.filter(({ player }) => player === ai);
  return { cup, molotov: layDownWeapons(held, ai, own, io), truck: routeTruck(held, own, io) };
}
