import { madeOnce } from '@sandtable/kernel';
import { isMeant, taskSpans } from './senses.ts';

export interface Term {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

const ENTRY = /^- \*\*(.+?)\*\* ([\s\S]+?) \(([\w.-]+)\)\.(.*)$/;

/** Parses a list of `- **Term** What it means (B1.1).` */
export function parseGlossary(markdown: string): readonly Term[] {
  return markdown
    .replaceAll(/\n {2}/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const found = ENTRY.exec(line);
      if (found === null) return [];
      const [, name = '', text = '', rule = '', rest = ''] = found;
      return [{ name, text: `${text}.${rest}`, rule }];
    });
}

/** A run of text; `term` is null for plain words. */
interface TermPart {
  readonly text: string;
  readonly term: Term | null;
}

/**
 * Splits a text at the first occurrence of each term that is meant by it; if two terms start together, the longer one wins. With `isTask`
 * the text tells somebody what to do: there what he is to do is never a term.
 */
export function termParts(text: string, terms: readonly Term[], isTask = false): readonly TermPart[] {
  if (terms.length === 0) return [{ text, term: null }];
  const { byWord, words } = readerOf(terms);
  const parts: TermPart[] = [];
  const seen = new Set<Term>();
  const tasks = isTask ? taskSpans(text) : [];
  let from = 0;
  for (const found of text.matchAll(words)) {
    const [word, name = word] = found;
    const term = byWord.get(foldCase(name));
    if (term === undefined || seen.has(term)) continue;
    const [begin, end] = [found.index, found.index + word.length];
    if (tasks.some((task) => task.from <= begin && end <= task.to)) continue;
    if (!isMeant(term.name, text.slice(0, begin), text.slice(end))) continue;
    seen.add(term);
    if (begin > from) parts.push({ text: text.slice(from, begin), term: null });
    parts.push({ text: word, term });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), term: null });
  return parts;
}

/** Made once per glossary, because a log has hundreds of lines. */
const readerOf = madeOnce((terms: readonly Term[]) => ({
  byWord: new Map(terms.map((term) => [foldCase(term.name), term])),
  words: pattern(terms.map(({ name }) => name).toSorted((a, b) => b.length - a.length)),
}));

/** Abbreviations match in capitals only. Other terms match with either first letter, and with a plural s. */
function pattern(names: readonly string[]): RegExp {
  const words = names.map((name) => {
    const [first = '', ...rest] = name;
    const tail = rest.join('').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return isAbbreviation(name) ? `${first}${tail}` : `[${first.toLowerCase()}${first.toUpperCase()}]${tail}`;
  });
  return new RegExp(String.raw`(?<![\w’-])(${words.join('|')})s?(?![\w’-])`, 'g');
}

function isAbbreviation(name: string): boolean {
  return name === name.toUpperCase();
}

function foldCase(name: string): string {
  return isAbbreviation(name) ? name : name.toLowerCase();
}
