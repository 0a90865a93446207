import { useEffect, useMemo, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { rulesAddress } from '../games/addresses.ts';
import { GameSwitch } from '../games/game-switch.tsx';
import { type Block, type Chapter, idsIn } from '../rules/markdown.ts';
import { Prose, SoughtWords } from '../rules/prose.tsx';
import { blockOfRule } from '../rules/search.ts';
import { useAfterPaint } from '../ui/idle.ts';
import { Waiting } from '../ui/notices.tsx';
import { usePhone, useTitle } from '../ui/page.ts';
import { Beneath, printCount, Results, searched } from './search-results.tsx';
import { RulebookProvider, MissingText } from './rulebook-provider.tsx';
import { type Rulebook, useRulebook } from './read-rulebook.ts';
import '../rules/rules.css';

/** The rulebook, searchable by id or words; opens at `id` if given. */
export function RulesScreen({ game, id }: { readonly game: AnyGame; readonly id: string | undefined }) {
  useTitle(id === undefined ? `Rules: ${game.name}` : `Rule ${id}`);
  const { book, error, again } = useRulebook(game);
  if (error !== null) throw error.thrown;
  if (book === null) return <Waiting what="Opening the rulebook…" />;
  return (
    <RulebookProvider game={game} book={book}>
      <Book key={game.id} game={game} book={book} id={id} again={again} />
    </RulebookProvider>
  );
}

interface BookProps {
  readonly game: AnyGame;
  readonly book: Rulebook;
  readonly id: string | undefined;
  readonly again: () => void;
}

function Book({ game, book, id, again }: BookProps) {
  const { chapters, hint } = book;
  const [typed, setTyped] = useState({ text: '', at: id });
  // A link to a rule clears the earlier search.
  const query = typed.at === id ? typed.text : '';
  // Typing stays responsive; the long book is rendered afterwards.
  const sought = useAfterPaint(query, query);
  const { found, isSought } = useMemo(() => searched(book, sought), [book, sought]);
  useEffect(() => {
    // The best result is at the top, wherever in the book the search started.
    if (sought.trim() !== '') scrollTo({ top: 0 });
  }, [sought]);
  const opened = id === undefined ? undefined : blockOfRule(chapters, id);
  const [openedId = ''] = opened === undefined ? [] : idsIn(opened);
  const isWhole = found === null;
  useEffect(() => {
    if (isWhole && openedId !== '') document.getElementById(openedId)?.scrollIntoView({ block: 'center' });
  }, [isWhole, openedId]);
  return (
    <main className="page rules-page">
      <header className="rules-title">
        <h1>Rules</h1>
        <GameSwitch
          game={game}
          label="Rules of"
          addressOf={(other) => (other.rulebook === null ? null : rulesAddress(other))}
        />
      </header>
      <div className="rules-head">
        <label className="rules-search">
          <span>Search by number or text</span>
          <input
            className="field"
            type="search"
            value={query}
            placeholder={hint}
            onChange={({ target }) => setTyped({ text: target.value, at: id })}
          />
        </label>
        <p role="status" className="rules-count">
          {found === null ? '' : printCount(found.length)}
        </p>
      </div>
      {book.hasRulings ? null : <MissingText what="What we decided where a rule leaves something open" again={again} />}
      <RulesContents chapters={isWhole ? chapters : NO_CHAPTERS} />
      <SoughtWords value={isSought}>
        <div className="rules-body">
          {found === null ? (
            chapters.map((chapter) => (
              <ChapterText key={chapter.title} chapter={chapter} opened={opened} book={book} again={again} />
            ))
          ) : (
            <Results found={found} book={book} again={again} />
          )}
        </div>
      </SoughtWords>
    </main>
  );
}

const NO_CHAPTERS: readonly Chapter[] = [];

interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly opened: Block | undefined;
  readonly book: Rulebook;
  readonly again: () => void;
}

function ChapterText({ chapter, opened, book, again }: ChapterTextProps) {
  return (
    <section className="rules-chapter">
      <h2 id={sectionId(chapter.title, '')} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.isMissing === true ? <MissingText what="This chapter" again={again} /> : null}
      {chapter.sections.map(({ title, blocks }) => (
        <section key={title}>
          {title === '' ? null : (
            <h3 id={sectionId(chapter.title, title)} tabIndex={-1}>
              {title}
            </h3>
          )}
          {blocks.map((block, place) => (
            <div key={place} id={idsIn(block)[0]} className="rule" data-opened={block === opened || undefined}>
              <Prose block={block} />
              <Beneath block={block} book={book} />
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}

function RulesContents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const isPhone = usePhone();
  const list = <ContentsList chapters={chapters} />;
  if (!isPhone)
    return (
      <nav className="rules-contents" aria-label="Contents">
        {list}
      </nav>
    );
  if (chapters.length === 0) return null;
  return (
    <details className="rules-folded panel">
      <summary>Contents</summary>
      <nav className="rules-contents" aria-label="Contents">
        {list}
      </nav>
    </details>
  );
}

function ContentsList({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return chapters.map(({ title, sections }) => (
    <div key={title}>
      <Jump chapter={title} section="" />
      <ul>
        {sections.map((section) =>
          section.title === '' ? null : (
            <li key={section.title}>
              <Jump chapter={title} section={section.title} />
            </li>
          ),
        )}
      </ul>
    </div>
  ));
}

/** A button, since the # of the address holds the route. */
function Jump({ chapter, section }: { readonly chapter: string; readonly section: string }) {
  const jump = (): void => {
    const heading = document.getElementById(sectionId(chapter, section));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="rules-jump" data-chapter={section === '' || undefined} onClick={jump}>
      {section === '' ? chapter : section}
    </button>
  );
}

/** The element id of a heading; `section` is empty for a chapter's own. */
function sectionId(chapter: string, section: string): string {
  return `${chapter} ${section}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
