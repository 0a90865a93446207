import type { BoardSection, DraftSide, PlayedHalf } from '../face/draft.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { useAsked, usePlayStore } from '../match/play-context.tsx';
import { pressOn } from '../match/saying-actions.ts';

/** What a side has played, section by section; open to everybody. */
export function RecordBoard({ side: { side, name, isOwn, hasTurn, cards, sections } }: { readonly side: DraftSide }) {
  return (
    <section className="record-board" data-side={side} data-turn={hasTurn} aria-label={`Record Board, ${name}`}>
      <header className="record-head">
        <h2 data-side={side}>
          {name}
          {isOwn ? <span className="soft"> (you)</span> : null}
        </h2>
        <p className="soft">{cards}</p>
      </header>
      <div className="record-sections">
        {sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
      </div>
    </section>
  );
}

function Section({ section: { title, plays } }: { readonly section: BoardSection }) {
  return (
    <section className="record-section" aria-label={title}>
      <h3>{title}</h3>
      {/* It may be longer than its place: keys scroll it too. */}
      <ol tabIndex={plays.length === 0 ? undefined : 0}>
        {plays.map((play) => (
          <Slip key={play.key} play={play} />
        ))}
      </ol>
    </section>
  );
}

/** The half that shows. Where a card is asked for, it is clicked here. */
function Slip({ play }: { readonly play: PlayedHalf }) {
  const store = usePlayStore();
  const asked = useAsked();
  const isOpen = asked?.clickables.cards.has(play.card) === true;
  const face = <SlipFace play={play} />;
  if (!isOpen) return <li className="slip">{face}</li>;
  return (
    <li className="slip">
      <button
        type="button"
        className="slip-open"
        data-card={play.card}
        onClick={() => pressOn(store, { card: play.card })}
      >
        {face}
      </button>
    </li>
  );
}

function SlipFace({ play: { number, name, lines, pieces, by } }: { readonly play: PlayedHalf }) {
  return (
    <>
      <span className="slip-name">
        {number} <b>{name}</b> {by === '' ? null : <span className="soft">{by}</span>}
      </span>
      {pieces.length === 0 ? null : (
        <span className="half-pieces">
          {pieces.map((piece) => (
            <CounterView key={piece.id} piece={piece} size={28} detail="shape" />
          ))}
        </span>
      )}
      <span className="slip-lines">{lines.join(' ')}</span>
    </>
  );
}
