import { useEffect, useState } from 'react';
import type { Clocks } from '@sandtable/protocol';
import { usePhone } from '../../ui/page.ts';
import { Presence } from '../server/presence.tsx';
import { clockFigures, HOUR, isLow, leftOf, SECOND, spanWords } from './clock-words.ts';
import './clock.css';

interface ClockProps {
  readonly clocks: Clocks;
  readonly seat: string;
  /** The server's clock minus this device's (`timeIn`). */
  readonly serverOffset: number;
  readonly isMine: boolean;
  /** The holder of the seat; the viewer's own is `You`. */
  readonly name?: string;
  /** Whether one of their screens is open on this match; absent if unknown. */
  readonly isHere?: boolean;
  readonly side?: string | undefined;
}

/** One player's time, beside the score. A running clock shows every second when that matters. */
export function Clock({ clocks, seat, serverOffset, isMine, name = seat, isHere, side }: ClockProps) {
  const isShort = usePhone();
  const isRunning = clocks.runs.includes(seat) && !clocks.waits.includes(seat);
  const now = useServerTime(serverOffset, isRunning, (at) => leftOf(clocks, seat, at) ?? 0);
  const left = leftOf(clocks, seat, now);
  if (left === undefined) return null;
  const isWaited = clocks.waits.includes(seat);
  const low = !isWaited && isLow(left, clocks.pace);
  const isOver = left === 0 && !isWaited;
  const who = isMine ? 'You' : name;
  return (
    <span
      className="clock"
      role="timer"
      data-side={side}
      data-runs={isRunning || undefined}
      data-low={low || undefined}
      aria-label={spoken({ who, left, isRunning, isWaited })}
    >
      {!isMine && isHere !== undefined && <Presence isHere={isHere} />}
      <b>{who}</b> {isWaited ? 'no limit' : isOver ? 'time over' : clockFigures(left, isShort)}
      {low && !isOver && ' left'}
    </span>
  );
}

interface Spoken {
  readonly who: string;
  readonly left: number;
  readonly isRunning: boolean;
  readonly isWaited: boolean;
}

function spoken({ who, left, isRunning, isWaited }: Spoken): string {
  if (isWaited) return `${who}: no limit`;
  if (left === 0) return `${who}: time over`;
  return `${who}: ${spanWords(left)} left${isRunning ? ', running' : ''}`;
}

/** The server's time, updated every second when less than an hour is left, otherwise twice a minute. */
export function useServerTime(offset: number, isRunning: boolean, left: (at: number) => number): number {
  const [here, setHere] = useState(() => Date.now());
  const now = here + offset;
  const every = left(now) < HOUR ? SECOND : 30 * SECOND;
  // Does not set the state when new clocks arrive with an entry: many entries at once would look like an endless loop to React.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setHere(Date.now()), every);
    return () => clearInterval(timer);
  }, [isRunning, every]);
  return now;
}
