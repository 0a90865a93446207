import { NONE, playerId, type Seen, unitName } from '@sandtable/bear';
import { pieceOf } from '@sandtable/bear/pictures';
import type { Seat } from '@sandtable/kernel';
import { useMemo } from 'react';
import { momentIn } from '../../match/modes.ts';
import { usePlay } from '../../match/play-context.tsx';
import { standingLog } from '../../match/screen-moment.ts';
import { CounterView } from '../../scene/counter-view.tsx';
import { Hand } from './hand.tsx';
import { MissionTrack } from './mission-track.tsx';
import { capTrack, fallenIn } from './tracks.ts';

interface DockProps {
  readonly seen: Seen;
  readonly seat: Seat;
}

export function Dock({ seen, seat }: DockProps) {
  return (
    <footer className="dock">
      <Hand seen={seen} seat={seat} />
      <CapTrack seen={seen} seat={seat} />
      <MissionTrack seen={seen} />
    </footer>
  );
}

/** The parts of the dock in a column, for phones. */
export function Cards({ seen, seat }: DockProps) {
  return (
    <>
      <Hand seen={seen} seat={seat} />
      <CapTrack seen={seen} seat={seat} />
      <MissionTrack seen={seen} />
    </>
  );
}

/** The most coins that fit in two rows. */
const TWO_ROWS = 12;
const STATES = { free: 'available', used: 'spent this round', lost: 'lost' } as const;

/** The player's CAPs from the lowest up. Destroyed units cover the CAPs that are lost for good. */
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
      <ol className="caps">
        {spaces.map(({ caps, state, fallen }) => (
          <li
            key={caps}
            className="cap"
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
