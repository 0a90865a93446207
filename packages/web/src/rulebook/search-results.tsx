import { counted } from '@sandtable/kernel';
import type { Chart } from '../face/game.ts';
import { type Block, idsIn } from '../rules/markdown.ts';
import { Charts, Prose, RulingList } from '../rules/prose.tsx';
import { rulingWords } from '../rules/rulings.ts';
import { type Found, indexOf, type SearchIndex } from '../rules/search-index.ts';
import { DiagramList } from './diagram-view.tsx';
import type { Rulebook } from './read-rulebook.ts';
import { MissingText } from './rulebook-provider.tsx';

interface Search {
  /** The best first; null without a search. */
  readonly found: readonly Found[] | null;
  readonly isSought: ((word: string) => boolean) | null;
}

const indexes = new WeakMap<Rulebook, SearchIndex>();

/** The first search builds the index. */
export function searched(book: Rulebook, sought: string): Search {
  if (sought.trim() === '') return { found: null, isSought: null };
  const index = indexes.get(book) ?? indexOf(book.chapters, (block) => wordsBeside(book, block), book.aids);
  indexes.set(book, index);
  return { found: index.find(sought), isSought: index.marks(sought) };
}

/** Rulings and captions are searched with the rule they belong to. */
export function wordsBeside({ rulings, diagrams }: Pick<Rulebook, 'rulings' | 'diagrams'>, block: Block): string {
  const captions = (diagrams.get(block) ?? []).map(({ title, caption }) => `${title} ${caption}`);
  return [rulingWords(rulings.get(block) ?? []), ...captions].join(' ').replaceAll(/\{[\w.]+\}/g, '');
}

export function printCount(count: number): string {
  if (count === 0) return 'No results. Try fewer words, or the start of one.';
  return counted(count, 'result');
}

interface ResultsProps {
  readonly found: readonly Found[];
  readonly book: Rulebook;
  readonly again: () => void;
}

export function Results({ found, book, again }: ResultsProps) {
  const missing = book.chapters.filter(({ isMissing }) => isMissing === true).map(({ title }) => title);
  return (
    <>
      {/* The missing part may hold what the reader is looking for. */}
      {missing.length === 0 ? null : (
        <MissingText what={`A part of the rulebook (${missing.join(', ')})`} again={again} />
      )}
      <ol className="rules-results">
        {found.map(({ block, whole, chapter, section }, place) => (
          <li key={place} id={idsIn(block)[0]} className="rule">
            <p className="rules-place">{section === '' ? chapter : `${chapter}: ${section}`}</p>
            {/* From a table, only the row that was found, and no chart in its place. */}
            {block === whole ? <Prose block={block} /> : <Charts value={NO_CHARTS}>{<Prose block={block} />}</Charts>}
            {block === whole ? <Beneath block={block} book={book} /> : null}
          </li>
        ))}
      </ol>
    </>
  );
}

const NO_CHARTS: readonly Chart[] = [];

export function Beneath({ block, book }: { readonly block: Block; readonly book: Rulebook }) {
  const rulings = book.rulings.get(block);
  const files = book.diagrams.get(block);
  return (
    <>
      {files === undefined || book.opener === null ? null : <DiagramList files={files} opener={book.opener} canTry />}
      {rulings === undefined ? null : <RulingList rulings={rulings} />}
    </>
  );
}
