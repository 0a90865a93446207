import { printSentence, type Random, type Sentence, STOP, type Word } from '@sandtable/kernel';
import { clickablesOf, type Entry, everyEntry } from '../saying/clickables.ts';
import type { Saying } from '../saying/saying.ts';

/**
 * The law of the screen at one beginning, each breach as a line: what is offered is clickable, once each; what is clickable
 * is granted; and where a click says two words at once, both are offered, one after the other.
 */
export function brokenClicks(saying: Saying, random: Random): string[] {
  const { game, seen, words } = saying;
  const entries = everyEntry(clickablesOf(saying));
  const offered = game.offers(seen.view, words).map(({ word }) => word);
  const broken = [...brokenOffers(words, offered, entries), ...brokenEntries(saying, offered, entries)];
  if (entries.length > 0 && !game.judge(seen.view, random.pick(entries).words).granted)
    broken.push('a click is denied');
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

function brokenEntries({ game, seen, words }: Saying, offered: readonly Word[], entries: readonly Entry[]): string[] {
  const further = new Map<Word, ReadonlySet<Word>>();
  const afterWord = (word: Word): ReadonlySet<Word> => {
    const known = further.get(word) ?? new Set(game.offers(seen.view, [...words, word]).map((offer) => offer.word));
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
