import type { SearchAids } from '../face/game.ts';
import { type Block, type Chapter, idsIn, keysIn, rowsOf, textOf } from './markdown.ts';
import { isSlip, stemOf, wordsIn } from './search-words.ts';

export interface Found {
  /** For a table, one row. */
  readonly block: Block;
  /** The chapter's block that contains `block`, or is the same. */
  readonly whole: Block;
  readonly chapter: string;
  readonly section: string;
}

interface Entry extends Found {
  readonly ids: readonly string[];
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
  /** The stems of each subject it is listed for. */
  readonly topics: readonly ReadonlySet<string>[];
}

/** The weight of a word by its place. */
const [OPENING, TEXT, HEADING, BESIDE] = [1.5, 1, 0.8, 0.25];
/** What a full match of a subject adds, relative to a match of all words of the question. */
const TOPIC = 0.9;
/** Upper limit: a word may be rare by chance. */
const MOST_RARE = 4;
/** Weights of a synonym, an unfinished word and a misspelt word. */
const [ALIKE, BEGUN, MISSPELT] = [0.55, 0.8, 0.8];
/** Relative to the best score. */
const LEAST_SCORE = 0.12;
const MOST_RESULTS = 40;

export interface SearchIndex {
  /** The best first. */
  find(query: string): readonly Found[];
  /** Whether a word of a text is one that the query is looking for. */
  marks(query: string): (word: string) => boolean;
}

/** Built on the first search. `beside` is text that belongs to a block but is not part of it. */
export function indexOf(chapters: readonly Chapter[], beside: (block: Block) => string, aids: SearchAids): SearchIndex {
  const alike = alikeOf(aids.alike);
  const entries = entriesOf(chapters, beside, aids.topics);
  const rarity = rarityOf(entries);
  const meant = (query: string): QueryTerm[] => wordsIn(query).map((word) => termOf(word, rarity, alike));
  return {
    find: (query) => {
      const numbered = byNumber(entries, query);
      return numbered.length > 0 ? numbered : ranked(entries, meant(query), rarity);
    },
    marks: (query) => {
      const stems = new Set(meant(query).flatMap(({ ways }) => [...ways.keys()]));
      return (word) => stems.has(stemOf(word.toLowerCase()));
    },
  };
}

/** Rules whose id starts with the query, in book order. */
function byNumber(entries: readonly Entry[], query: string): Entry[] {
  const start = query.trim().toLowerCase();
  if (!/^[a-z]{1,2}[-.]?\d|^[a-z]{1,2}-|^[a-z]g\.$/.test(start) || /\s/.test(start)) return [];
  return entries.filter(({ ids }) => ids.some((id) => id.toLowerCase().startsWith(start)));
}

function entriesOf(
  chapters: readonly Chapter[],
  beside: (block: Block) => string,
  topics: SearchAids['topics'],
): Entry[] {
  return chapters.flatMap(({ title: chapter, sections }) =>
    sections.flatMap(({ title: section, blocks }) =>
      blocks.flatMap(rowsOf).map(({ block, whole }): Entry => {
        const ids = idsIn(block);
        const text = textOf(block);
        const listed = Object.entries(topics).flatMap(([topic, id]) => (ids.includes(id) ? topic.split(', ') : []));
        const weights = new Map<string, number>();
        const add = (words: string, weight: number): void => {
          for (const stem of wordsIn(words).map(stemOf)) weights.set(stem, (weights.get(stem) ?? 0) + weight);
        };
        add(text.split(/[.:] /)[0] ?? '', OPENING - TEXT);
        add(text, TEXT);
        add(`${section} ${chapter}`, HEADING);
        add(listed.join(' '), TEXT);
        add(`${keysIn(block)} ${beside(whole)}`, BESIDE);
        return {
          block,
          whole,
          chapter,
          section,
          ids,
          weights,
          length: wordsIn(text).length,
          topics: listed.map((topic) => new Set(wordsIn(topic).map(stemOf))),
        };
      }),
    ),
  );
}

/** How much each stem says about a text: a word in every rule says nothing. */
function rarityOf(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { weights } of entries) for (const stem of weights.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map(
    [...counts].map(([stem, count]) => [
      stem,
      Math.min(MOST_RARE, Math.log(1 + (entries.length - count + 0.5) / (count + 0.5))),
    ]),
  );
}

/** A word of the query: the stems it may stand for, with how well each fits. */
interface QueryTerm {
  readonly ways: ReadonlyMap<string, number>;
}

function termOf(
  word: string,
  rarity: ReadonlyMap<string, number>,
  alike: ReadonlyMap<string, ReadonlySet<string>>,
): QueryTerm {
  const stem = stemOf(word);
  const ways = new Map<string, number>();
  const add = (way: string, weight: number): void => void ways.set(way, Math.max(weight, ways.get(way) ?? 0));
  if (rarity.has(stem) || alike.has(stem)) add(stem, 1);
  else {
    for (const known of rarity.keys()) if (word.length > 1 && known.startsWith(stem)) add(known, BEGUN);
    const heard = [...rarity.keys(), ...alike.keys()].filter((known) => ways.size === 0 && isSlip(stem, known));
    for (const known of heard) add(known, MISSPELT);
  }
  for (const [way, weight] of [...ways]) for (const other of alike.get(way) ?? []) add(other, weight * ALIKE);
  return { ways };
}

function alikeOf(groups: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const alike = new Map<string, Set<string>>();
  for (const group of groups) {
    const [own = '', ...others] = group.split(' ').map(stemOf);
    // Links each everyday word to the word of the rules, both ways; two everyday words are not linked to each other.
    for (const other of others) {
      alike.set(other, (alike.get(other) ?? new Set()).add(own));
      alike.set(own, (alike.get(own) ?? new Set()).add(other));
    }
  }
  return alike;
}

/** The usual ranking of full-text search (BM25), times the part of the question that an entry answers. */
function ranked(entries: readonly Entry[], terms: readonly QueryTerm[], rarity: ReadonlyMap<string, number>): Entry[] {
  if (terms.length === 0) return [];
  const usual = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  const worth = terms.map(({ ways }) =>
    Math.max(0, ...[...ways].map(([stem, weight]) => (rarity.get(stem) ?? 0) * weight)),
  );
  const whole = worth.reduce((sum, each) => sum + each, 0);
  if (whole === 0) return [];
  const scored = entries.flatMap((entry) => {
    let [score, answered] = [0, 0];
    for (const [place, { ways }] of terms.entries()) {
      let best = 0;
      for (const [stem, weight] of ways) {
        const count = entry.weights.get(stem);
        if (count === undefined) continue;
        const full = count / (count + 1.2 * (0.45 + (0.55 * entry.length) / usual));
        best = Math.max(best, full * weight * (rarity.get(stem) ?? 0));
      }
      score += best;
      if (best > 0) answered += worth[place] ?? 0;
    }
    const listed = Math.max(0, ...entry.topics.map((topic) => topicScore(topic, terms, worth)));
    return score === 0 ? [] : [{ entry, score: score * (answered / whole) ** 1.5 + TOPIC * listed }];
  });
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const least = (sorted[0]?.score ?? 0) * LEAST_SCORE;
  return sorted
    .filter(({ score }) => score >= least)
    .slice(0, MOST_RESULTS)
    .map(({ entry }) => entry);
}

/** How much of the question a subject covers, less if the subject has many other words. */
function topicScore(topic: ReadonlySet<string>, terms: readonly QueryTerm[], worth: readonly number[]): number {
  const named = new Set<string>();
  let [asked, met] = [0, 0];
  for (const [place, { ways }] of terms.entries()) {
    const value = worth[place] ?? 0;
    asked += value;
    const [best] = [...ways].filter(([stem]) => topic.has(stem)).toSorted((a, b) => b[1] - a[1]);
    if (best === undefined) continue;
    named.add(best[0]);
    met += value * Math.sqrt(best[1]);
  }
  return asked === 0 ? 0 : (met * met * Math.sqrt(named.size / topic.size)) / asked;
}
