import { counted, type Sentence, type Word } from '@sandtable/kernel';
import type { Glance, Weighing } from '../../face/glance.ts';
import { ordersIn } from '../../saying/plan.ts';
import { type Judged, judged, printChance } from './judged.ts';
import type { LimanowaSaying, SayingOf } from './saying.ts';
import { fixedLabel, isOrderWord, ORDERS } from './words-of.ts';

/** Chances of what is planned; dice are rolled when all of it is disclosed. */
export function weighingOf(sayingOf: SayingOf): Weighing {
  return {
    glance: (words, { before }) => glanceAt(sayingOf(words), before),
    rolls: () => [],
  };
}

/** The order that these words have and those before had not. */
function glanceAt(saying: LimanowaSaying, before: Sentence): Glance | null {
  const old = new Set(ordersIn({ ...saying, words: before }).map(({ words }) => words.join(' ')));
  const order = ordersIn(saying).findLast(({ words }) => !old.has(words.join(' ')));
  const [verb] = order?.words ?? [];
  if (verb === undefined) return null;
  const { figures } = judged(saying);
  const known = judged(saying, before).figures.targets ?? [];
  const blow = (figures.targets ?? []).find(
    (each) => !known.some((other) => other.attacker === each.attacker && other.target === each.target),
  );
  return {
    deed: isJoining(order?.words ?? [], before) ? 'Join the attack' : fixedLabel(verb),
    chance: blow === undefined ? '' : printChance(blow),
    price: isOrderWord(verb) ? ORDERS[verb].price(saying.seen) : '',
    notes: [...(blow === undefined ? [] : [{ text: `TV ${blow.tv}`, unless: null }]), ...leftNote(verb, figures)],
  };
}

/** An attack on the same enemy has been planned before: one more strikes with the others. */
function isJoining([verb, target]: Sentence, before: Sentence): boolean {
  if (verb !== 'attack' || target === undefined) return false;
  return before.some((word, place) => word === 'attack' && before[place + 1] === target);
}

/** `2 moves left` */
function leftNote(verb: Word, { movesLeft, tokensLeft }: Judged['figures']): Glance['notes'] {
  const from = isOrderWord(verb) ? ORDERS[verb].from : null;
  if (from === 'moves' && movesLeft !== undefined)
    return [{ text: `${counted(movesLeft, 'move')} left`, unless: null }];
  if (from === 'tokens' && tokensLeft !== undefined)
    return [{ text: `${counted(tokensLeft, 'token')} left`, unless: null }];
  return [];
}
