import { type Bear, type BearEvent, cardsOf, eventNames, playerId, type Seen } from '@sandtable/bear';
import type { Motion } from '@sandtable/board';
import { counted } from '@sandtable/kernel';
import { type FilmModel, outcomesTo, type FilmFrame as Shown } from '../../face/table.ts';
import type { Happening } from '../../face/happening.ts';
import type { Moment, Trace } from '../../face/moment.ts';
import { NumberMark } from '../../film/number-mark.tsx';
import { HappeningLine } from '../../log/happening-line.tsx';
import { RuledText } from '../../rules/rule-link.tsx';
import { Chance } from '../../ui/text.tsx';
import type { Engine } from '../engine/engine.ts';
import { tellEvent } from '../events/tell.ts';
import { motionsInParts } from '../motion/motions.ts';
import { OrderCardView } from '../reasons/order-card.tsx';
import { botFilm } from './bot-film.ts';
import type { FilmFrame, FilmOdds } from './film-frame.ts';
import type { FilmLine } from './film-overlays.ts';
import { filmOf } from './film.ts';

const LABELS: Readonly<Record<FilmFrame['step'], string>> = {
  card: 'Card',
  candidates: 'Candidates',
  distances: 'Distances',
  ladder: 'Tie-breaks',
  deed: 'Action',
  outcome: 'Outcome',
};

/** In milliseconds. With motions and loading, a turn stays under four seconds. */
export const PAUSES: Readonly<Record<FilmFrame['step'], number>> = {
  card: 900,
  candidates: 700,
  distances: 300,
  ladder: 400,
  deed: 600,
  outcome: 700,
};

/** The pictures of an entry by the AI, with reasons, or by a bot. */
export function filmModel(
  engine: Engine,
  before: Moment<Bear>,
  moment: Moment<Bear>,
  trace: Trace<Bear> | null,
  earlier: readonly BearEvent[] = [],
): FilmModel {
  const [from, to] = [engine.seenIn(before.view), engine.seenIn(moment.view)];
  const frames = framesOf(from, moment, trace);
  let motions: Motion[][] | undefined;
  return {
    frames: frames.map((frame) => shownFrame(frame.isAfter ? to : from, frame)),
    motions() {
      motions ??= motionsInParts(from, partsOf(moment.events, outcomesTo(frames, Infinity)), to, earlier);
      return motions;
    },
  };
}

function framesOf(before: Seen, { view, speaker, events }: Moment<Bear>, trace: Trace<Bear> | null): FilmFrame[] {
  const reasoned = trace === null ? [] : filmOf(before, { notes: trace.notes, events: trace.events });
  if (reasoned.length > 0) return reasoned;
  const player = playerId(view.players.findIndex(({ seat }) => seat === speaker));
  return botFilm(before, events, player === -1 ? 'Result' : eventNames(before).player(player));
}

function shownFrame(seen: Seen, frame: FilmFrame): Shown {
  const { step, overlays, isAfter, actor, events } = frame;
  const told = events.map((event) => tellEvent(seen, event));
  return {
    step,
    label: LABELS[step],
    pause: PAUSES[step],
    overlays,
    isAfter,
    actor,
    picture: () => <FilmPicture pack={seen.pack} frame={frame} told={told} />,
  };
}

const MOST_LINES = 8;

interface FilmPictureProps extends Pick<Seen, 'pack'> {
  readonly frame: FilmFrame;
  readonly told: readonly Happening[];
}

/** The part of a frame beside the map. */
function FilmPicture({ pack, frame, told }: FilmPictureProps) {
  const { step, title, lines, card, odds } = frame;
  return (
    <div className="film-picture" aria-live="off">
      {card === null ? null : <OrderCardView pack={pack} card={card} isTried={step !== 'card'} />}
      {step === 'card' ? null : (
        <h2>
          <RuledText text={title} />
        </h2>
      )}
      {odds === null ? null : <NeededRoll odds={odds} />}
      {lines.length === 0 ? null : <Lines lines={lines} />}
      {told.length === 0 ? null : (
        <ul className="film-events">
          {told.map((event, place) => (
            <HappeningLine key={place} event={event} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly FilmLine[] }) {
  return (
    <ul className="film-lines">
      {lines.slice(0, MOST_LINES).map(({ text, mark }, place) => (
        <li key={place} data-verdict={mark?.verdict}>
          {mark === null ? null : <NumberMark number={mark.number} isOut={mark.verdict === 'out'} />}
          <span>
            <RuledText text={text} />
          </span>
        </li>
      ))}
      {lines.length > MOST_LINES ? <li className="soft">and {lines.length - MOST_LINES} more, under Why?</li> : null}
    </ul>
  );
}

/** The roll a shot needs, and its chance. */
function NeededRoll({ odds: { needed, kill, caps, ways } }: { readonly odds: FilmOdds }) {
  return (
    <p className="film-odds">
      <span className="film-needed" aria-hidden="true">
        <i />
        <i />
      </span>
      <span>
        needs <b>{needed}</b>
        {caps === 0 ? null : ` with +${counted(caps, 'CAP')}`}, <b>{kill}</b> to kill
      </span>
      <Chance ways={ways} />
    </p>
  );
}

/** The events up to the end of each outcome: an entry may turn several cards, each with an outcome of its own. */
function partsOf(events: readonly BearEvent[], outcomes: number): readonly (readonly BearEvent[])[] {
  const cards = cardsOf({ notes: [], events }).map((card) => card.events);
  if (cards.length < 2 || cards.length !== outcomes) return [events];
  const others = cards.slice(1);
  // Events before the first card are shown with it.
  return [events.slice(0, events.length - others.flat().length), ...others];
}
