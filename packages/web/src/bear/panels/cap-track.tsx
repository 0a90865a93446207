import { unitName } from '@sandtable/bear';
import { useMemo } from 'react';
import { CounterView } from '../../scene/counter-view.tsx';
import { usePlay, useSeen } from '../../match/play-context.tsx';
import { standingLog } from '../../match/standing-log.ts';
import { capTrack, fallenIn } from './tracks.ts';

const STATES = { free: 'there', used: 'spent in this round', lost: 'lost for good' } as const;

/** The person's CAPs from the lowest up; on those that are lost for good lie the fallen. */
export function CapTrack() {
  const seen = useSeen();
  const me = usePlay((state) => state.moment.seat);
  const player = seen.view.players.findIndex(({ seat }) => seat === me);
  const log = usePlay((state) => state.log);
  const upTo = usePlay(({ past, moment }) => (past ?? moment).seq);
  const inOrder = useMemo(() => fallenIn(standingLog(log, upTo)), [log, upTo]);
  if (player === -1) return null;
  const spaces = capTrack(seen, player, inOrder).toReversed();
  return (
    <section className="cap-track" aria-label="CAP track">
      <h2>CAPs</h2>
      <ol>
        {spaces.map(({ caps, state, fallen }) => (
          <li
            key={caps}
            data-state={state}
            title={`${caps}: ${STATES[state]}${fallen === -1 ? '' : `, ${unitName(seen, fallen)} has fallen`}`}
          >
            {fallen === -1 ? (
              <>
                <span aria-hidden="true">{state === 'free' ? '●' : '○'}</span>
                <span className="unseen">
                  CAP {caps} {STATES[state]}
                </span>
              </>
            ) : (
              <CounterView seen={seen} unit={fallen} size={26} detail="shape" />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
