import type { Clocks, Pace } from '@sandtable/protocol';

// Remaining time in figures and words. Milliseconds throughout.

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Below this a clock is red, and says so. */
const LOW = 6 * HOUR;
/** The same for a live pace, which is counted in minutes. */
const LOW_LIVE = MINUTE;

/** What a seat has left at a given server time; undefined if it has no clock. */
export function leftOf({ at, runs, left, waits }: Clocks, seat: string, serverNow: number): number | undefined {
  const time = left[seat];
  if (time === undefined || !runs.includes(seat) || waits.includes(seat)) return time;
  return Math.max(0, time - Math.max(0, serverNow - at));
}

export function isLow(left: number, pace: Pace): boolean {
  return left < (pace.kind === 'live' ? LOW_LIVE : LOW);
}

/** `6 d 11 h`, `11 h 05 min`, `42:07`; if short `6 d`, `11 h`, `42:07`. Rounded down. */
export function clockFigures(left: number, isShort = false): string {
  if (left >= DAY) return `${whole(left, DAY)} d${isShort ? '' : ` ${two(whole(left % DAY, HOUR))} h`}`;
  if (left >= HOUR) return `${whole(left, HOUR)} h${isShort ? '' : ` ${two(whole(left % HOUR, MINUTE))} min`}`;
  return `${whole(left, MINUTE)}:${two(whole(left % MINUTE, SECOND))}`;
}

/** The two largest units, for a voice or a sentence: `6 days 11 hours`, `1 hour`, `42 minutes`. */
export function spanWords(time: number): string {
  if (time < MINUTE) return count(whole(time, SECOND), 'second');
  const [large, small] =
    time >= DAY
      ? [
          { size: DAY, noun: 'day' },
          { size: HOUR, noun: 'hour' },
        ]
      : time >= HOUR
        ? [
            { size: HOUR, noun: 'hour' },
            { size: MINUTE, noun: 'minute' },
          ]
        : [
            { size: MINUTE, noun: 'minute' },
            { size: SECOND, noun: 'second' },
          ];
  const rest = time < HOUR ? 0 : whole(time % large.size, small.size);
  return [count(whole(time, large.size), large.noun), ...(rest === 0 ? [] : [count(rest, small.noun)])].join(' ');
}

/** For an occasional look: `6 d 11 h`, `4 h`, `12 min`. Rounded down. */
export function spanFigures(time: number): string {
  if (time < MINUTE) return 'under a minute';
  if (time < HOUR) return `${whole(time, MINUTE)} min`;
  const hours = time < DAY ? 0 : whole(time % DAY, HOUR);
  return `${clockFigures(time, true)}${hours === 0 ? '' : ` ${hours} h`}`;
}

/** The largest unit, for a row of a list: `19 h`, `3 d`, `5 min`. Rounded up, so that no player comes too early. */
export function waitFigures(time: number): string {
  if (time > 2 * DAY) return `${Math.ceil(time / DAY)} d`;
  return time > HOUR ? `${Math.ceil(time / HOUR)} h` : `${Math.max(1, Math.ceil(time / MINUTE))} min`;
}

/** `Saturday 22:14`; with the date if it was not within a week. */
export function momentWords(at: number, now: number, zone?: string): string {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Date(at).toLocaleString('en-GB', { ...options, ...(zone === undefined ? {} : { timeZone: zone }) });
  const time = part({ hour: '2-digit', minute: '2-digit' });
  return `${part(now - at < 6 * DAY ? { weekday: 'long' } : { day: 'numeric', month: 'long' })} ${time}`;
}

function whole(time: number, size: number): number {
  return Math.floor(time / size);
}

function two(figure: number): string {
  return String(figure).padStart(2, '0');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
