import { useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { BookRoom } from '../rulebook/book-room.tsx';
import { MissingText } from '../rulebook/missing-text.tsx';
import { useRulebook } from '../rulebook/use-rulebook.ts';
import { Prose } from '../rules/prose.tsx';
import '../rules/rules.css';

/** How to play in brief: the first chapter of the rulebook, unfolded where one needs it. */
export function HowTo({ game }: { readonly game: AnyGame }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="how-to panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>How to play, in brief: {game.name}</h2>
      </summary>
      {isOpen ? <Brief game={game} /> : null}
    </details>
  );
}

function Brief({ game }: { readonly game: AnyGame }) {
  const { book, error, again } = useRulebook(game);
  const brief = book?.chapters[0];
  return (
    <BookRoom game={game} book={book}>
      {error !== null || brief?.isMissing === true ? <MissingText what="This text" again={again} /> : null}
      {brief?.sections.map(({ title, blocks }) => (
        <div key={title} className="how-to-text">
          {blocks.map((block, place) => (
            <Prose key={place} block={block} />
          ))}
        </div>
      ))}
    </BookRoom>
  );
}
