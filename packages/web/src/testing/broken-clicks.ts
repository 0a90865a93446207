import { printSentence, type Random, type Sentence, STOP, type Word } from '@sandtable/kernel';
import type { Entry } from '../face/choice.ts';
import { clickablesOf, everyEntry } from '../saying/clickables.ts';
import type { Saying } from '../saying/saying.ts';

/** A game on one view, asked without the screen. */
export interface AskedGame {
  offered(words: Sentence): readonly Word[];
  grants(words: Sentence): boolean;
}

/**
 * The law of the screen at one beginning, each breach as a line: what is offered is clickable, once each; what is clickable
 * is granted; and where a click says two words at once, both are offered, one after the other.
 */
export function brokenClicks(game: AskedGame, saying: Saying, random: Random): string[] {
  const { words } = saying;
  const entries = everyEntry(clickablesOf(saying));
  const offered = game.offered(words);
  const broken = [...brokenOffers(words, offered, entries), ...brokenEntries(game, words, offered, entries)];
  if (entries.length > 0 && !game.grants(random.pick(entries).words)) broken.push('a click is denied');
  return broken.map((line) => `${line} after '${printSentence(words)}'`);
}

function brokenOffers(words: Sentence, offered: readonly Word[], entries: readonly Entry[]): string[] {
  const ways = new Map<string, number>();
  for (const entry of entries) {
    const text = printSentence(entry.choice.kind === 'send' ? [...entry.words, STOP] : entry.words);
    ways.set(text, (ways.get(text) ?? 0) + 1);
  }
  return [
    ...[...ways].flatMap(([text, count]) => (count === 1 ? [] : [`'${text}' can be clicked in ${count} ways`])),
    ...offered.flatMap((word) =>
      ways.has(printSentence([...words, word])) ? [] : [`'${word}' is offered and cannot be clicked`],
    ),
  ];
}

function brokenEntries(
  game: AskedGame,
  words: Sentence,
  offered: readonly Word[],
  entries: readonly Entry[],
): string[] {
  const further = new Map<Word, ReadonlySet<Word>>();
  const afterWord = (word: Word): ReadonlySet<Word> => {
    const known = further.get(word) ?? new Set(game.offered([...words, word]));
    further.set(word, known);
    return known;
  };
  return entries.flatMap(({ words: said, label, choice }) => {
    const [first = STOP, second] = said.slice(words.length);
    return [
      ...(label === '' || /undefined|null|NaN/.test(label) ? [`'${choice.word}' has no name`] : []),
      ...(offered.includes(first) ? [] : [`'${first}' can be clicked and is not offered`]),
      ...(second === undefined || afterWord(first).has(second) ? [] : [`'${first} ${second}' is not offered`]),
    ];
  });
}
