import type { ReactNode, WheelEvent } from 'react';
import './dock.css';

interface HandCardProps {
  /** Its word in a sentence. */
  readonly word: string;
  readonly name: string;
  /** The same for a card at rest, where it must fit on one line. */
  readonly shortName: string;
  /** What it does, in full and in the two short lines of a card at rest. */
  readonly text: string;
  readonly brief: string;
  /** Its price, or when it is played. */
  readonly price: ReactNode;
  /** In a word or two whether it can be played. */
  readonly state: string;
  /** Everything there is to say about that; shown instead of the state on a raised card. */
  readonly reason: string;
  readonly isOpen: boolean;
  /** It is part of what is being said. */
  readonly isSaid: boolean;
  readonly onPress: () => void;
}

/** A card in a hand: its essence at rest, everything once it is pointed at or focused and rises. */
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

/** A wheel that only turns up and down scrolls a long hand sideways. */
export function scrollHand({ currentTarget, deltaY }: WheelEvent<HTMLElement>): void {
  currentTarget.scrollLeft += deltaY;
}

interface SizedProps {
  readonly brief: string;
  readonly full: string;
}

/** Whoever listens always hears the full words. */
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
