import type { Chapter } from '../rules/markdown.ts';
import { usePhone } from '../ui/use-phone.ts';

/** All sections of the book, to jump to; on a small screen folded up. */
export function RulesContents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const isPhone = usePhone();
  const list = <ContentsList chapters={chapters} />;
  if (!isPhone)
    return (
      <nav className="rules-contents" aria-label="Contents">
        {list}
      </nav>
    );
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

/** The address of the page stands behind the #, so its sections are reached without one. */
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

/** What a heading is called on the page; a chapter's own has no section. */
export function sectionId(chapter: string, section: string): string {
  return `${chapter} ${section}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
