import { NONE, playerId, type Seen, unitName } from '@sandtable/bear';
import { pieceOf } from '@sandtable/bear/pictures';
import type { Seat } from '@sandtable/kernel';
import { useMemo } from 'react';
import { momentIn } from '../../match/modes.ts';
import { usePlay } from '../../match/play-context.tsx';
import { standingLog } from '../../match/screen-moment.ts';
import { CounterView } from '../../scene/counter-view.tsx';
import { Sign } from '../../ui/text.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Hand } from './hand.tsx';
import { capTrack, fallenIn, missionTrack, type TrackStep } from './tracks.ts';

interface DockProps {
  readonly seen: Seen;
  readonly seat: Seat;
}

/** The strip below the map: cards, CAPs, the Mission Track. */
export function Dock({ seen, seat }: DockProps) {
  return (
    <footer className="dock">
      <Hand seen={seen} seat={seat} />
      <CapTrack seen={seen} seat={seat} />
      <MissionTrack seen={seen} />
    </footer>
  );
}

/** The same in a column, for phones. */
export function Cards({ seen, seat }: DockProps) {
  return (
    <>
      <Hand seen={seen} seat={seat} />
      <CapTrack seen={seen} seat={seat} />
      <MissionTrack seen={seen} />
    </>
  );
}

/** Coins that fit in two rows. */
const TWO_ROWS = 12;
const STATES = { free: 'available', used: 'spent this round', lost: 'lost' } as const;

/** The player's CAPs from the lowest up. Lost units lie on those lost for good. */
function CapTrack({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const player = playerId(seen.view.players.findIndex((each) => each.seat === seat));
  const log = usePlay((state) => state.log);
  const upTo = usePlay((state) => momentIn(state).seq);
  const inOrder = useMemo(() => fallenIn(standingLog(log, upTo)), [log, upTo]);
  if (player === -1) return null;
  const spaces = capTrack(seen, player, inOrder).toReversed();
  return (
    <section className="cap-track" aria-label="CAP track" data-many={spaces.length > TWO_ROWS || undefined}>
      <h2>CAPs</h2>
      <ol>
        {spaces.map(({ caps, state, fallen }) => (
          <li
            key={caps}
            data-state={state}
            title={`${caps}: ${STATES[state]}${fallen === -1 ? '' : `, ${unitName(seen, fallen)} lost`}`}
          >
            {fallen === -1 ? (
              <>
                <span aria-hidden="true">{caps}</span>
                <span className="unseen">
                  CAP {caps} {STATES[state]}
                </span>
              </>
            ) : (
              <CounterView piece={pieceOf(seen, fallen, NONE)} size={26} detail="shape" />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Spaces that fit in one row. */
const ONE_ROW = 10;
const PLACES = { past: 'passed', here: 'the marker is here', ahead: 'to come' } as const;

function MissionTrack({ seen }: { readonly seen: Seen }) {
  const steps = missionTrack(seen);
  if (steps.length === 0) return null;
  const next = steps.find(({ place, text, tiles }) => place === 'ahead' && (text !== '' || tiles.length > 0));
  return (
    <section className="mission-track" aria-label="Mission Track" data-long={steps.length > ONE_ROW || undefined}>
      <h2>Mission Track</h2>
      <ol>
        {steps.map((step) => (
          <Step key={step.space} step={step} />
        ))}
      </ol>
      {next === undefined ? null : (
        <p className="track-next" title={wordsOf(next)}>
          <b>Next:</b> {wordsOf(next)}
        </p>
      )}
    </section>
  );
}

/** The text of a space, and the tiles that have leapt there. */
function wordsOf({ space, text, tiles }: TrackStep): string {
  const printed = text === '' && tiles.length === 0 ? [`${space}: no event`] : text === '' ? [] : [text];
  return [...printed, ...tiles.map((tile) => `${space}, ${tile.title}: ${tile.text}`)].join('. ');
}

function Step({ step }: { readonly step: TrackStep }) {
  const { space, isYellow, place, isLast, text, tiles } = step;
  const words = wordsOf(step);
  return (
    <li data-place={place} data-yellow={isYellow} data-event={text !== ''}>
      <Tooltip text={isLast ? `${words}. The mission ends here` : words}>
        <button
          type="button"
          className="track-space"
          aria-label={`Space ${space}, ${PLACES[place]}: ${words}${isYellow ? ', also triggered in passing' : ''}`}
        >
          <span className="track-number">{space}</span>
          <span className="track-sign" aria-hidden="true">
            <Sign
              of={place === 'here' ? 'up' : isLast ? 'block' : isYellow ? 'diamond' : text === '' ? 'dot' : 'hollow'}
            />
          </span>
          {tiles.map(({ title, isYellow: isBright }) => (
            <span key={title} className="track-tile" data-yellow={isBright || undefined} aria-hidden="true">
              {title.replace(/\D/g, '')}
            </span>
          ))}
        </button>
      </Tooltip>
    </li>
  );
}
