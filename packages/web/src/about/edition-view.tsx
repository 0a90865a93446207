import type { Block } from '../rules/markdown.ts';
import { Prose, Spans } from '../rules/prose.tsx';
import type { Edition } from './changelog.ts';

/** What a release brought. */
export function EditionView({ edition }: { readonly edition: Edition }) {
  return edition.sections.map(({ title, blocks }) => (
    <section key={title} className="about-news">
      {title === '' ? null : <h3>{title}</h3>}
      {blocks.every(({ kind }) => kind === 'rule') ? (
        <ul>
          {blocks.map((block, place) => (
            <li key={place}>
              <Item block={block} />
            </li>
          ))}
        </ul>
      ) : (
        blocks.map((block, place) => <Prose key={place} block={block} />)
      )}
    </section>
  ));
}

function Item({ block }: { readonly block: Block }) {
  return 'spans' in block ? <Spans spans={block.spans} /> : <Prose block={block} />;
}
