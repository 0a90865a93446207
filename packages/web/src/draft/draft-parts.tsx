import type { Entry } from '../face/choice.ts';
import type { BoardSection, DraftSide, DraftTable, PlayedHalf } from '../face/draft.ts';
import type { Position } from '../face/position.ts';
import { freshSentenceOf } from '../match/open-sentence.ts';
import { useOpenSentence, usePlay, usePlayStore } from '../match/play-context.tsx';
import { pressOn, say } from '../match/saying-actions.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { BoardGallery } from './board-gallery.tsx';
import { DraftHand, HalfPreview } from './draft-hand.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import './draft.css';
import './split-card.css';

// Everything of the draft in one chunk, so that it loads at once.
export { DraftHand, HalfPreview, Scoreboard, SetUpDialog };

export function OverMap({ draft }: { readonly draft: DraftTable }) {
  return (
    <>
      <BoardGallery draft={draft} />
      <UnitTray />
    </>
  );
}

export function OtherBoards({ draft: { sides } }: { readonly draft: DraftTable }) {
  return sides.slice(0, -1).map((side) => <RecordBoard key={side.side} side={side} />);
}

/** Below the map: the viewer's hand, with their own record board beside it where both fit, otherwise above it. */
export function DraftDock({ draft }: { readonly draft: DraftTable }) {
  return (
    <div className="draft-dock">
      <DraftHand draft={draft} />
      {draft.sides.slice(-1).map((side) => (
        <RecordBoard key={side.side} side={side} />
      ))}
    </div>
  );
}

export function RecordBoards({ draft: { sides } }: { readonly draft: DraftTable }) {
  return sides.map((side) => <RecordBoard key={side.side} side={side} />);
}

/** What a side has played, section by section. Public. */
function RecordBoard({ side: { side, name, isOwn, hasTurn, cards, sections } }: { readonly side: DraftSide }) {
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
        {sections
          .filter(({ plays }) => plays.length > 0)
          .map((section) => (
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
      <ol>
        {plays.map((play) => (
          <Slip key={play.key} play={play} />
        ))}
      </ol>
    </section>
  );
}

/** A played half. If the question asks for a card, it is clicked here. */
function Slip({ play }: { readonly play: PlayedHalf }) {
  const store = usePlayStore();
  const asked = useOpenSentence();
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

function SlipFace({ play: { number, name, lines, chips, notes, by } }: { readonly play: PlayedHalf }) {
  return (
    <>
      <span className="slip-name">
        {number} <b>{name}</b> {by === '' ? null : <span className="soft">{by}</span>}
      </span>{' '}
      {chips.map((chip) => (
        <span key={chip} className="half-chip">
          {chip}
        </span>
      ))}
      <span className="slip-lines">{[...lines, ...notes.map((note) => `${note}.`)].join(' ')}</span>
    </>
  );
}

function UnitTray() {
  const store = usePlayStore();
  const afresh = usePlay(freshSentenceOf);
  const asked = useOpenSentence();
  if (afresh === null || asked === null) return null;
  const { position } = afresh.saying;
  const waiting = [...afresh.clickables.units].filter(([unit]) => position.hexOfUnit(unit) === -1);
  if (waiting.length === 0) return null;
  return (
    <section className="unit-tray" aria-label="Units to place">
      {waiting.map(([unit, entries]) => (
        <TrayCounter
          key={unit}
          position={position}
          unit={unit}
          entry={entries[0]}
          isChosen={asked.saying.words[0] === position.unitWord(unit)}
          onChoose={(entry) => say(store, entry.words)}
        />
      ))}
    </section>
  );
}

interface TrayCounterProps {
  readonly position: Position;
  readonly unit: number;
  readonly entry: Entry | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (entry: Entry) => void;
}

function TrayCounter({ position, unit, entry, isChosen, onChoose }: TrayCounterProps) {
  if (entry === undefined) return null;
  return (
    <button
      type="button"
      className="tray-counter"
      aria-pressed={isChosen}
      data-say={entry.words.join(' ')}
      title={entry.label}
      onClick={() => onChoose(entry)}
    >
      <CounterView piece={position.piece(unit)} size={52} detail="short" />
      <span>{entry.label}</span>
    </button>
  );
}
