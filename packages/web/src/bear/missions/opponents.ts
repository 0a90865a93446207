import type { BotName } from '@sandtable/bear';
import { GENERALS, type Opponent } from '../../face/opponents.ts';

type Named = Opponent & { readonly name: BotName };

const CAPTAIN: Named = { name: 'captain', label: 'Bot: Captain', about: 'Knows the trade. Answers at once.' };
const RECRUIT: Named = {
  name: 'recruit',
  label: 'Bot: Recruit',
  about: 'Easier: sensible orders, seldom the best, and now and then a turn let go by. Answers at once.',
};
const RANDOM: Named = { name: 'random', label: 'Bot: random moves', about: 'Says anything that the rules allow.' };

/** Drafting styles; in battle they fight like the captain. */
const STYLES: readonly Named[] = [
  {
    name: 'captain-aggressive',
    label: 'Bot: Captain, drafts to attack',
    about: 'Drafts what storms a position, then fights like the Captain.',
  },
  {
    name: 'captain-defensive',
    label: 'Bot: Captain, drafts to hold',
    about: 'Drafts what holds one, then fights like the Captain.',
  },
];

/** The default first, then from weakest to strongest, random last. */
export const OPPONENTS: readonly Opponent[] = [CAPTAIN, RECRUIT, ...GENERALS, RANDOM];

/** The same with drafting styles: generals draft like the captain. */
export const DRAFTING_OPPONENTS: readonly Opponent[] = [CAPTAIN, RECRUIT, ...STYLES, ...GENERALS, RANDOM];
