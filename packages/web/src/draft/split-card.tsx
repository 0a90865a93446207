import type { Entry } from '../face/choice.ts';
import type { DraftCard, DraftHalf } from '../face/draft.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { usePhone } from '../ui/page.ts';
import { HalfFace } from './half-face.tsx';

interface SplitCardProps {
  readonly card: DraftCard;
  /** The halves that can be played now. */
  readonly open: readonly Entry[];
  /** The half that has been said; null for none of this card. */
  readonly chosen: string | null;
  readonly onChoose: (entry: Entry) => void;
}

/** A card of the hand: each half is a button of its own. With one of them chosen the other is dimmed. */
export function SplitCard({ card, open, chosen, onChoose }: SplitCardProps) {
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
      aria-pressed={state === 'chosen'}
      onClick={() => (entry === undefined ? undefined : onChoose(entry))}
    >
      {title === '' ? null : <span className="half-title">{title}</span>}
      <HalfFace half={half} />
    </button>
  );
  // What has no room on a card is read beside it; on a phone there is room for all of it.
  return isLong(half) && !isPhone ? <Tooltip text={half.lines.join(' ')}>{button}</Tooltip> : button;
}

const ROOM = { top: 96, bottom: 40 } as const;

function isLong({ half, lines }: DraftHalf): boolean {
  return lines.join(' ').length > ROOM[half];
}
