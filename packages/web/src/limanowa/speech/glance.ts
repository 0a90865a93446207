import type { Sentence } from '@sandtable/kernel';
import type { Glance, Forecast } from '../../face/speech.ts';
import { ordersIn } from '../../saying/plan.ts';
import { judged, printChance } from './judged.ts';
import type { LimanowaSaying, SayingOf } from './saying.ts';
import { fixedLabel } from './words-of.ts';

/** Chances of what is planned; dice are rolled when all of it is disclosed. */
export function weighingOf(sayingOf: SayingOf): Forecast {
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
    price: priceOf(saying, verb),
    notes: [...(blow === undefined ? [] : [{ text: `TV ${blow.tv}`, unless: null }]), ...leftNote(verb, figures)],
  };
}

/** An attack on the same enemy has been planned before: one more strikes with the others. */
function isJoining([verb, target]: Sentence, before: Sentence): boolean {
  if (verb !== 'attack' || target === undefined) return false;
  return before.some((word, place) => word === 'attack' && before[place + 1] === target);
}

const MOVES: ReadonlySet<string> = new Set(['move', 'march', 'wave']);

function priceOf({ seen }: LimanowaSaying, verb: string): string {
  if (verb === 'move') return '1 move';
  if (verb === 'support') return `1 token, +${seen.pack.ruleset.supportTv} TV`;
  return verb === 'shell' ? '1 token' : '';
}

function leftNote(
  verb: string,
  { movesLeft, tokensLeft }: { readonly movesLeft?: number; readonly tokensLeft?: number },
) {
  if (MOVES.has(verb) && movesLeft !== undefined)
    return [{ text: `${movesLeft} ${movesLeft === 1 ? 'move' : 'moves'} left`, unless: null }];
  return (verb === 'shell' || verb === 'support') && tokensLeft !== undefined
    ? [{ text: `${tokensLeft} ${tokensLeft === 1 ? 'token' : 'tokens'} left`, unless: null }]
    : [];
}
