import type { ReactNode, WheelEvent } from 'react';
import './dock.css';

interface HandCardProps {
  /** Its word in a sentence. */
  readonly word: string;
  readonly name: string;
  /** The name for a card at rest, where it must fit on one line. */
  readonly shortName: string;
  /** What it does: in full, and in the two short lines of a card at rest. */
  readonly text: string;
  readonly brief: string;
  /** Its price, or when it is played. */
  readonly price: ReactNode;
  /** In a word or two whether it can be played. */
  readonly state: string;
  /** The full explanation; replaces the state on a raised card. */
  readonly reason: string;
  readonly isOpen: boolean;
  readonly isSaid: boolean;
  readonly onPress: () => void;
}

/** A card in a hand: a summary at rest; it rises and shows everything when pointed at or focused. */
export function HandCard(props: HandCardProps) {
  const { word, name, shortName, text, brief, price, state, reason, isOpen, isSaid, onPress } = props;
  return (
    <div className="card-place">
      <button
        type="button"
        className="card"
        data-card={word}
        data-say={word}
        data-open={isOpen || isSaid}
        data-said={isSaid || undefined}
        aria-disabled={!isOpen}
        data-why={`${shortName}: ${reason === '' ? state || 'not now' : reason}`}
        onClick={isOpen || isSaid ? onPress : undefined}
      >
        <b className="card-name">
          <Sized brief={shortName} full={name} />
        </b>
        <span className="card-text">
          <Sized brief={brief} full={text} />
        </span>
        <span className="card-foot">
          {price}
          {state === '' ? null : <Sized brief={` · ${state}`} full={` · ${reason === '' ? state : reason}`} />}
        </span>
      </button>
    </div>
  );
}

/** A vertical wheel scrolls a long hand sideways. */
export function scrollHand({ currentTarget, deltaY }: WheelEvent<HTMLElement>): void {
  currentTarget.scrollLeft += deltaY;
}

interface SizedProps {
  readonly brief: string;
  readonly full: string;
}

/** Screen readers always get the full words. */
function Sized({ brief, full }: SizedProps) {
  return (
    <>
      <span className="card-brief" aria-hidden="true">
        {brief}
      </span>
      <span className="card-full">{full}</span>
    </>
  );
}
