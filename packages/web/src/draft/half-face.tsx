import type { DraftHalf } from '../face/draft.ts';
import { CounterView } from '../scene/counter-view.tsx';

/** What is printed on one half of a card: its kind, what it does, the counters and figures it brings. */
export function HalfFace({ half: { kind, name, lines, pieces, chips } }: { readonly half: DraftHalf }) {
  return (
    <>
      <span className="half-kind">
        {kind}
        {chips.map((chip) => (
          <span key={chip} className="half-chip">
            {chip}
          </span>
        ))}
      </span>
      {name === '' ? null : <b className="half-name">{name}</b>}
      {pieces.length === 0 ? null : (
        <span className="half-pieces">
          {pieces.map((piece) => (
            <CounterView key={piece.id} piece={piece} size={38} detail="short" />
          ))}
        </span>
      )}
      <span className="half-lines">{lines.join(' ')}</span>
    </>
  );
}
