import { type Seen, unitName } from '@sandtable/bear';
import { pieceOf } from '@sandtable/bear/pictures';
import type { Seat } from '@sandtable/kernel';
import { useMemo } from 'react';
import { momentIn } from '../../match/modes.ts';
import { usePlay } from '../../match/play-context.tsx';
import { standingLog } from '../../match/screen-moment.ts';
import { CounterView } from '../../scene/counter-view.tsx';
import { capTrack, fallenIn } from './tracks.ts';

/** As many coins as two rows hold. */
const TWO_ROWS = 12;
const STATES = { free: 'available', used: 'spent this round', lost: 'lost' } as const;

/** The person's CAPs from the lowest up; on those that are lost for good lie the fallen. */
export function CapTrack({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const player = seen.view.players.findIndex((each) => each.seat === seat);
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
              <CounterView piece={pieceOf(seen, fallen, -1)} size={26} detail="shape" />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
