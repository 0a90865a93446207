import type { Entry, SpokenWord } from '../face/choice.ts';
import type { DraftCard, DraftHalf, DraftTable } from '../face/draft.ts';
import { freshSentenceOf } from '../match/open-sentence.ts';
import { useOpenSentence, usePlay, usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { usePhone } from '../ui/page.ts';

/** The cards to choose from; if drawn cards wait for a decision, those instead. */
export function DraftHand({ draft: { hand, drawn } }: { readonly draft: DraftTable }) {
  const cards = drawn.length > 0 ? drawn : hand.cards;
  if (!hand.isDealt) return null;
  return (
    <section className="draft-hand" aria-label={drawn.length > 0 ? 'Cards drawn' : hand.title}>
      <h2>{drawn.length > 0 ? 'Cards drawn' : hand.title}</h2>
      <div className="draft-cards">
        {cards.length === 0 ? <p className="soft">No cards</p> : null}
        {cards.map((card) => (
          <HeldCard key={`${card.side} ${card.card}`} card={card} />
        ))}
      </div>
    </section>
  );
}

function HeldCard({ card }: { readonly card: DraftCard }) {
  const store = usePlayStore();
  // Clickable as if nothing had been chosen yet, so that another half can be chosen without taking the first back.
  const afresh = usePlay(freshSentenceOf);
  const asked = useOpenSentence();
  const open = (afresh?.clickables.halves ?? []).filter(
    ({ choice }) => choice.kind === 'half' && choice.card === card.card,
  );
  const said = asked === null ? undefined : asked.saying.position.heard(asked.saying.words).find(isHalf);
  return (
    <SplitCard
      card={card}
      open={open}
      chosen={said?.card === card.card ? said.half : null}
      onChoose={({ words }) => say(store, words)}
    />
  );
}

function isHalf(said: SpokenWord): said is Extract<SpokenWord, { kind: 'half' }> {
  return said.kind === 'half';
}

interface SplitCardProps {
  readonly card: DraftCard;
  readonly open: readonly Entry[];
  /** The half that is chosen; null if none of this card is. */
  readonly chosen: string | null;
  readonly onChoose: (entry: Entry) => void;
}

function SplitCard({ card, open, chosen, onChoose }: SplitCardProps) {
  const { number, name, side, halves } = card;
  return (
    <article className="split-card" data-side={side} data-chosen={chosen ?? undefined} aria-label={`${number} ${name}`}>
      {halves.map((half, place) => (
        <HalfButton
          key={half.half}
          title={place === 0 ? `${number} ${name}` : ''}
          half={half}
          entry={open.find(({ choice }) => choice.kind === 'half' && choice.half === half.half)}
          state={chosen === null ? 'open' : chosen === half.half ? 'chosen' : 'other'}
          onChoose={onChoose}
        />
      ))}
    </article>
  );
}

interface HalfButtonProps {
  readonly title: string;
  readonly half: DraftHalf;
  readonly entry: Entry | undefined;
  readonly state: 'open' | 'chosen' | 'other';
  readonly onChoose: (entry: Entry) => void;
}

function HalfButton({ title, half, entry, state, onChoose }: HalfButtonProps) {
  const isPhone = usePhone();
  const button = (
    <button
      type="button"
      className="half"
      data-half={half.half}
      data-state={state}
      data-say={entry?.words.join(' ')}
      aria-disabled={entry === undefined}
      data-why="You cannot choose this one now"
      aria-pressed={state === 'chosen'}
      onClick={() => (entry === undefined ? undefined : onChoose(entry))}
    >
      {title === '' ? null : <span className="half-title">{title}</span>}
      <HalfFace half={half} />
    </button>
  );
  // Text that does not fit is in a tooltip; on a phone everything fits.
  return isLong(half) && !isPhone ? <Tooltip text={half.lines.join(' ')}>{button}</Tooltip> : button;
}

const ROOM = { top: 96, bottom: 56 } as const;

function isLong({ half, lines }: DraftHalf): boolean {
  return lines.join(' ').length > ROOM[half];
}

export function HalfPreview({ draft }: { readonly draft: DraftTable }) {
  const asked = useOpenSentence();
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

function HalfFace({ half: { kind, name, lines, pieces, chips } }: { readonly half: DraftHalf }) {
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
            <CounterView key={piece.id} piece={piece} size={34} detail="short" />
          ))}
        </span>
      )}
      <span className="half-lines">{lines.join(' ')}</span>
    </>
  );
}
