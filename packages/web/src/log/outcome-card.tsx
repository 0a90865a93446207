import { Fragment, useState } from 'react';
import type { Seat } from '@sandtable/kernel';
import type { Happening } from '../face/happening.ts';
import type { Position } from '../face/position.ts';
import { headlineWithDice, isProcedure, type ActionOutcome } from '../match/outcomes.ts';
import { askWhy, lookBack } from '../match/look-actions.ts';
import { filmIn, wordsIn } from '../match/modes.ts';
import { usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import { Button } from '../ui/buttons.tsx';
import { capital } from '../ui/words.ts';
import { Sign } from '../ui/text.tsx';
import { ChapterLine, HappeningLine } from './happening-line.tsx';

/** Hidden while the player looks at anything else, and once the next order has been started. */
function isShown(state: PlayState): boolean {
  const isOrder = wordsIn(state).length > 0 && state.moment.isTurn;
  return state.look.kind === 'now' && state.sighting === null && !isOrder;
}

/** The result of the last action, and of what others did after it. The entry of a film is left out: the film shows it. */
export function OutcomeCard() {
  const outcomes = usePlay((state) => state.outcomes);
  const inFilm = usePlay((state) => filmIn(state)?.moment.seq ?? -1);
  if (!usePlay(isShown)) return null;
  return outcomes.filter(({ seq }) => seq !== inFilm).map((each) => <ActionCard key={each.seq} outcome={each} />);
}

export function speakerName(position: Position, { speaker }: ActionOutcome, reader: Seat | null): string {
  if (speaker !== null && speaker === reader) return 'You';
  if (speaker === null || position.sideOf(speaker) === undefined) return 'What happened';
  return capital(position.seatName(speaker));
}

function ActionCard({ outcome }: { readonly outcome: ActionOutcome }) {
  const store = usePlayStore();
  const position = usePosition();
  const sitting = usePlay((state) => state.sitting);
  const { seq, speaker, events } = outcome;
  const close = (): void =>
    store.setState((state) => ({ outcomes: state.outcomes.filter((each) => each !== outcome) }));
  return (
    <section className="outcome" aria-label="What happened" data-testid="outcome">
      <div className="outcome-head">
        <h2>{speakerName(position, outcome, sitting.reader())}</h2>
        {isProcedure(sitting.seating, speaker) ? (
          <Button data-say="why" onClick={() => void askWhy(store, seq)}>
            Why?
          </Button>
        ) : null}
        <Button tone="plain" aria-label="Close" onClick={close}>
          <Sign of="close" />
        </Button>
      </div>
      <Steps events={events} />
    </section>
  );
}

/** Up to this many lines are shown unfolded. */
const FEW = 2;

function Steps({ events }: { readonly events: readonly Happening[] }) {
  const [isOpen, setOpen] = useState(false);
  const headline = headlineWithDice(events);
  const isShort = events.length <= FEW;
  return (
    <>
      {isShort || isOpen ? (
        <ul>
          {events.map((event, place) => (
            <Fragment key={place}>
              <ChapterLine lines={events} place={place} />
              <HappeningLine event={event} />
            </Fragment>
          ))}
        </ul>
      ) : headline === undefined ? null : (
        <ul>
          <HappeningLine event={headline} />
        </ul>
      )}
      {isShort ? null : (
        <button type="button" className="outcome-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Sign of={isOpen ? 'up' : 'down'} /> {isOpen ? 'Fewer' : `All ${events.length} steps`}
        </button>
      )}
    </>
  );
}

export function Missed() {
  const store = usePlayStore();
  const missed = usePlay((state) => state.missed);
  if (missed.length === 0) return null;
  return (
    <section className="outcome" aria-label="Since you last looked" data-testid="missed">
      <div className="outcome-head">
        <h2>Since you last looked</h2>
        <Button tone="plain" aria-label="Close" onClick={() => store.setState({ missed: [] })}>
          <Sign of="close" />
        </Button>
      </div>
      <ul>
        {missed.map(({ seq, events }) => (
          <li key={seq} className="outcome-line">
            <button type="button" className="log-show" onClick={() => void lookBack(store, seq)}>
              {events.map(({ text }) => text).join('. ')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
