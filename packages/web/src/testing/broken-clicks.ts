import { printSentence, type Random, type Sentence, STOP, type Word } from '@sandtable/kernel';
import { explainHex } from '../bear/speech/explain-hex.ts';
import { previewOf } from '../bear/speech/preview.ts';
import type { BearSaying } from '../bear/speech/saying.ts';
import type { Entry } from '../face/choice.ts';
import { clickablesOf, everyEntry } from '../saying/clickables.ts';
import { leaderOf, proposalOf, type Saying, withWords } from '../saying/saying.ts';
import { hexId } from '@sandtable/bear';

/** A game on one view, without the screen. */
export interface GameAnswers {
  offered(words: Sentence): readonly Word[];
  grants(words: Sentence): boolean;
}

/**
 * The law of clicks for one beginning, a line for each breach: every offer can be clicked, once; every click is granted;
 * and of a click that says two words, both are offered in turn.
 */
export function brokenClicks(game: GameAnswers, saying: Saying, random: Random): string[] {
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
  game: GameAnswers,
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

/** A prompt has room for two short lines. */
const LINE = 44;
const LINES = 2;

/** What a prompt must mention, by the kind of word that comes next. */
export type Fits<Kind extends string> = readonly (readonly [kind: Kind, about: RegExp])[];

/** What is wrong with a prompt: it is generic, asks for something other than the next word, or is too long. */
export function brokenPrompt<Kind extends string>(
  prompt: string,
  generic: string,
  offered: readonly { readonly kind: Kind; readonly word: Word }[],
  fits: Fits<Kind>,
): string[] {
  const wanted = fits.find(([kind]) => offered.some((each) => each.kind === kind));
  return [
    ...(prompt === generic ? ['it is the generic line'] : []),
    ...(wanted === undefined ? [`nothing fits ${offered[0]?.kind ?? 'nothing'}`] : []),
    ...(wanted !== undefined && !wanted[1].test(prompt) ? [`it does not ask for: ${wanted[0]}`] : []),
    ...tooLong(prompt),
  ].map((broken) => `${prompt}: ${broken}`);
}

export function tooLong(prompt: string): string[] {
  const lines = linesOf(prompt);
  return lines > LINES ? [`it takes ${lines} lines`] : [];
}

/** Wraps between words, as a screen does. */
function linesOf(text: string): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    if (used > 0 && used + 1 + word.length > LINE) [lines, used] = [lines + 1, 0];
    used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

/** More steps than any sentence needs. */
const STEPS = 12;

/** Further laws for any beginning of a sentence, a line for each breach. */
export function brokenSaying(saying: BearSaying, random: Random): string[] {
  const { game, seen, words } = saying;
  const proposal = proposalOf(saying);
  const hex = random.below(seen.tables.size);
  const broken = [
    ...(previewOf(saying).granted ? [] : ['a granted beginning has no preview']),
    ...(proposal === null || game.judge(seen.view, proposal).granted
      ? []
      : [`'${printSentence(proposal)}' is proposed and denied`]),
    ...(words.length === 0 || clickablesOf(saying).hexes.has(hex) ? [] : silentHex(saying, hex)),
    ...(isStuck(saying, random) ? ['nothing can be clicked'] : []),
  ];
  return broken.map((line) => `${line} after '${printSentence(words)}'`);
}

/** With a unit selected, every hex has an explanation. */
function silentHex(saying: BearSaying, hex: number): string[] {
  const told = explainHex(saying, hexId(hex));
  const isSilent =
    told.lines.length === 0 && (told.state === 'tooDear' || told.state === 'barred') && leaderOf(saying) !== -1;
  return [
    ...(isSilent ? [`hex ${hex} says nothing`] : []),
    ...(/undefined|NaN/.test(JSON.stringify(told)) ? [`hex ${hex} says ${JSON.stringify(told)}`] : []),
  ];
}

function isStuck(saying: BearSaying, random: Random): boolean {
  let words: Sentence = saying.words;
  for (let step = 0; step < STEPS; step++) {
    const entries = everyEntry(clickablesOf(withWords(saying, words)));
    if (entries.length === 0) return true;
    const entry = random.pick(entries);
    if (entry.choice.kind === 'send') return false;
    ({ words } = entry);
  }
  return false;
}
