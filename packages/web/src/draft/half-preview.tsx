import type { DraftTable } from '../face/draft.ts';
import { useAsked } from '../match/play-context.tsx';
import { HalfFace } from './half-face.tsx';

/** What the half that is being said would do as things stand. */
export function HalfPreview({ draft }: { readonly draft: DraftTable }) {
  const asked = useAsked();
  const preview = asked === null ? null : draft.preview(asked.saying.words);
  if (preview === null) return null;
  const { card, half, notes } = preview;
  return (
    <section className="half-preview" data-side={card.side} aria-label="What this half does">
      <h3>
        {card.number} {card.name}
      </h3>
      <div className="half-whole" data-half={half.half}>
        <HalfFace half={half} />
      </div>
      {notes.length === 0 ? null : (
        <ul className="half-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
