import { useEffect, useState } from 'react';
import { speakerName } from '../log/outcome-card.tsx';
import { headlineOf, type ActionOutcome } from '../match/outcomes.ts';
import { usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { capital } from '../ui/words.ts';
import { Sign } from '../ui/text.tsx';

/** How long a notice stands over the map, in milliseconds; after that it is on the sheet and in the log. */
const STANDS = 6000;

/** More would hide the map. */
const MOST = 2;

/** On a phone: one line per outcome, newest on top; a tap opens all of it on the sheet. */
export function Notices() {
  const outcomes = usePlay((state) => state.outcomes);
  const isShown = usePlay((state) => state.look.kind === 'now' && state.sighting === null && state.stop === 'peek');
  return isShown
    ? outcomes
        .toReversed()
        .slice(0, MOST)
        .map((each) => <NoticeLine key={each.seq} outcome={each} />)
    : null;
}

function NoticeLine({ outcome }: { readonly outcome: ActionOutcome }) {
  const store = usePlayStore();
  const position = usePosition();
  const me = usePlay((state) => state.moment.seat);
  const seats = Object.keys(usePlay((state) => state.sitting.seating));
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), STANDS);
    return () => clearTimeout(timer);
  }, []);
  const headline = headlineOf(outcome.events, ({ rank }) => rank);
  if (isGone || headline === undefined) return null;
  // A text that begins with a seat's name needs no other name before it.
  const isNamed = seats.some((seat) => headline.text.startsWith(capital(position.seatName(seat))));
  const name = outcome.speaker === me ? 'You' : speakerName(position, outcome);
  return (
    <button
      type="button"
      className="notice-line"
      data-testid="notice"
      onClick={() => store.setState({ stop: 'half', tab: 'inspect' })}
    >
      <span>
        {isNamed ? null : <b>{name}: </b>}
        {headline.text}
      </span>
      <Sign of="down" />
    </button>
  );
}
