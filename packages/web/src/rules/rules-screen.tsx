import { useEffect, useMemo, useState } from 'react';
import { useTitle } from '../app/use-title.ts';
import { Waiting } from '../app/waiting.tsx';
import { type Block, type Chapter, idsIn } from './markdown.ts';
import { Prose } from './prose.tsx';
import { blockOfRule, searchChapters } from './search.ts';
import { useRulebook } from './use-rulebook.ts';
import './rules.css';

/** The rulebook, searched by id or words; with an id it opens there. */
export function RulesScreen({ id }: { readonly id: string | undefined }) {
  useTitle(id === undefined ? 'Rules' : `Rule ${id}`);
  const chapters = useRulebook();
  return chapters === null ? <Waiting what="Opening the rulebook …" /> : <Book chapters={chapters} id={id} />;
}

function Book({ chapters, id }: { readonly chapters: readonly Chapter[]; readonly id: string | undefined }) {
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchChapters(chapters, query), [chapters, query]);
  const opened = id === undefined ? undefined : blockOfRule(chapters, id);
  const [openedId = ''] = opened === undefined ? [] : idsIn(opened);
  useEffect(() => {
    if (openedId !== '') document.getElementById(openedId)?.scrollIntoView({ block: 'center' });
  }, [openedId]);
  const count = found.reduce(
    (sum, { sections }) => sum + sections.reduce((all, { blocks }) => all + blocks.length, 0),
    0,
  );
  return (
    <main className="page rules-page">
      <header className="rules-head">
        <h1>Rules</h1>
        <label className="rules-search">
          <span>Search by number or words</span>
          <input
            className="field"
            type="search"
            value={query}
            placeholder="B7.6, or: rally cover"
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <p role="status" className="page-lead">
          {query.trim() === '' ? '' : count === 1 ? '1 place' : `${count} places`}
        </p>
      </header>
      <Contents chapters={found} />
      <div className="rules-body">
        {found.map((chapter) => (
          <ChapterText key={chapter.title} chapter={chapter} opened={opened} />
        ))}
      </div>
    </main>
  );
}

function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <nav className="rules-contents" aria-label="Contents">
      {chapters.map(({ title, sections }) => (
        <div key={title}>
          <strong>{title}</strong>
          <ul>
            {sections.map((section) =>
              section.title === '' ? null : (
                <li key={section.title}>
                  <button type="button" className="rules-jump" onClick={() => jumpTo(title, section.title)}>
                    {section.title}
                  </button>
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function ChapterText({ chapter, opened }: { readonly chapter: Chapter; readonly opened: Block | undefined }) {
  return (
    <section className="rules-chapter">
      <h2>{chapter.title}</h2>
      {chapter.sections.map(({ title, blocks }) => (
        <section key={title}>
          {title === '' ? null : (
            <h3 id={anchorOf(chapter.title, title)} tabIndex={-1}>
              {title}
            </h3>
          )}
          {blocks.map((block, place) => (
            <div key={place} id={idsIn(block)[0]} className="rule" data-opened={block === opened || undefined}>
              <Prose block={block} />
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}

function anchorOf(chapter: string, section: string): string {
  return `${chapter} ${section}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** The address of the page stands behind the #, so its sections are reached without one. */
function jumpTo(chapter: string, section: string): void {
  const heading = document.getElementById(anchorOf(chapter, section));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
