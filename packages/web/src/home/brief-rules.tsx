import type { AnyGame } from '../face/game.ts';
import { useRulebook } from '../rulebook/read-rulebook.ts';
import { MissingText, RulebookProvider } from '../rulebook/rulebook-provider.tsx';
import { Prose } from '../rules/prose.tsx';
import '../rules/rules.css';

export function BriefRules({ game }: { readonly game: AnyGame }) {
  const { book, error, again } = useRulebook(game);
  const brief = book?.chapters[0];
  return (
    <RulebookProvider game={game} book={book}>
      {error !== null || brief?.isMissing === true ? <MissingText what="This text" again={again} /> : null}
      {brief?.sections.map(({ title, blocks }) => (
        <div key={title} className="how-to-text">
          {blocks.map((block, place) => (
            <Prose key={place} block={block} />
          ))}
        </div>
      ))}
    </RulebookProvider>
  );
}
