import type { Clocks } from '@sandtable/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClaimPanel } from './claim-panel.tsx';
import { CLAIM_LABELS, claimOptions, claimSoonWords } from './claim-words.ts';
import {
  clockFigures,
  DAY,
  HOUR,
  isLow,
  leftOf,
  momentWords,
  SECOND,
  spanFigures,
  spanWords,
  waitFigures,
} from './clock-words.ts';
import { Clock } from './clock.tsx';
import { timeIn } from '../server/time.ts';

const BANK = { kind: 'bank', days: 7, more: 1 } as const;
const LIVE = { kind: 'live', minutes: 10, increment: 5 } as const;
const START = Date.UTC(2026, 10, 14, 22, 14);
/** The device is a quarter of an hour behind the server. */
const BEHIND = HOUR / 4;

function clocksAt(left: number, more: Partial<Clocks> = {}): Clocks {
  const deadline = START + left;
  return {
    pace: BANK,
    at: START,
    runs: ['soviet'],
    left: { german: 3 * DAY, soviet: left },
    deadline,
    waits: [],
    ...more,
  };
}

function shown(clocks: Clocks, seat = 'soviet', isMine = false): string {
  const markup = renderToStaticMarkup(
    <Clock clocks={clocks} seat={seat} serverOffset={BEHIND} isMine={isMine} name="Ben" isHere={false} />,
  );
  const marks = ['data-runs', 'data-low'].filter((mark) => markup.includes(mark)).map((mark) => mark.slice(5));
  const spoken = /aria-label="([^"]*)"/.exec(markup)?.[1];
  return [markup.replaceAll(/<[^>]*>/g, ''), spoken, ...marks].join(' | ');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(START - BEHIND);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [6 * DAY + 11 * HOUR + 59_000, '6 d 11 h'],
  [3 * DAY + 60_000, '3 d'],
  [4 * HOUR + 59 * 60_000, '4 h'],
  [12 * 60_000, '12 min'],
  [59_999, 'under a minute'],
])('%d ms are %s: never more than there is', (span, words) => expect(spanFigures(span)).toBe(words));

test('days and hours, hours and minutes, minutes and seconds; in a narrow place one figure until it counts', () => {
  const times = [6 * DAY + 11 * HOUR + 1, DAY, DAY - 1, 5 * HOUR + HOUR / 12, HOUR, HOUR - 1, 61 * SECOND, 999, 0];
  expect(times.map((time) => clockFigures(time))).toEqual([
    ...['6 d 11 h', '1 d 00 h', '23 h 59 min', '5 h 05 min', '1 h 00 min', '59:59', '1:01', '0:00', '0:00'],
  ]);
  expect(times.map((time) => clockFigures(time, true))).toEqual([
    ...['6 d', '1 d', '23 h', '5 h', '1 h', '59:59', '1:01', '0:00', '0:00'],
  ]);
  expect(times.slice(0, 7).map(spanWords)).toEqual([
    ...['6 days 11 hours', '1 day', '23 hours 59 minutes', '5 hours 5 minutes', '1 hour', '59 minutes', '1 minute'],
  ]);
  expect([spanWords(SECOND), spanWords(42 * SECOND)]).toEqual(['1 second', '42 seconds']);
  expect([1, 60 * SECOND + 1, 19 * HOUR - 1, 2 * DAY, 2 * DAY + 1].map(waitFigures)).toEqual([
    ...['1 min', '2 min', '19 h', '48 h', '3 d'],
  ]);
});

test('it ticks by the server’s time, whatever the device thinks of it, and only while it runs', () => {
  const clocks = clocksAt(2 * HOUR);
  const { serverOffset: offset, away } = timeIn({ clocks }, START - BEHIND);
  expect([offset, away, timeIn({}, START)]).toEqual([BEHIND, null, { clocks: null, away: null, serverOffset: 0 }]);
  const later = (ms: number): number => Date.now() + ms + offset;
  expect([leftOf(clocks, 'soviet', later(HOUR)), leftOf(clocks, 'soviet', later(3 * HOUR))]).toEqual([HOUR, 0]);
  expect([leftOf(clocks, 'german', later(HOUR)), leftOf(clocks, 'ai', later(0))]).toEqual([3 * DAY, undefined]);
  // A device that is behind what it was told shows no more than was told.
  expect(leftOf(clocks, 'soviet', START - HOUR)).toBe(2 * HOUR);
});

test('the box says whose it is, what is left, whether it runs, and that it is low in words and red', () => {
  expect(shown(clocksAt(4 * DAY + 2 * HOUR))).toBe('Ben 4 d 02 h | Ben: 4 days 2 hours left, running | runs');
  expect(shown(clocksAt(4 * DAY), 'german', true)).toBe('You 3 d 00 h | You: 3 days left');
  expect(shown(clocksAt(6 * HOUR - 1))).toBe(
    'Ben 5 h 59 min left | Ben: 5 hours 59 minutes left, running | runs | low',
  );
  expect(shown(clocksAt(0))).toBe('Ben time over | Ben: time over | runs | low');
  expect(shown(clocksAt(0, { waits: ['soviet'], deadline: null }))).toBe('Ben no limit | Ben: no limit');
  expect(shown(clocksAt(HOUR), 'ai')).toBe(' | ');
  vi.advanceTimersByTime(3 * HOUR + 7 * SECOND);
  expect(shown(clocksAt(3.5 * HOUR))).toBe('Ben 29:53 left | Ben: 29 minutes left, running | runs | low');
  // Where there are only minutes from the first, six hours are no measure.
  expect([isLow(10 * 60 * SECOND, LIVE), isLow(59 * SECOND, LIVE), isLow(7 * HOUR, BANK)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('what can be done about someone who stays away is said when it can be done', () => {
  const away = { seat: 'soviet', since: START - DAY, mayClaimAt: START };
  const ben = { name: 'Ben', isPartner: false };
  expect(claimOptions({ clocks: clocksAt(0), away }, ben, START - 1)).toBeNull();
  expect(claimOptions({ clocks: clocksAt(0), away }, ben, START)?.ways).toEqual(['win', 'bot', 'wait']);
  expect(claimOptions({ clocks: clocksAt(0), away }, ben, START)?.text).toMatch(
    /^Ben has been away since \w+day \d\d:\d\d: claim the match, seat a bot, or wait without a limit\.$/,
  );
  expect(claimOptions({ clocks: clocksAt(0), away }, { ...ben, isPartner: true }, START)?.ways).toEqual([
    'bot',
    'wait',
  ]);
  expect(claimOptions({ clocks: null, away }, ben, START)?.text).toMatch(/: seat a bot\.$/);
  const waited = { clocks: clocksAt(0, { waits: ['soviet'] }), away: null };
  expect(claimOptions(waited, ben, START)?.ways).toEqual(['hurry']);
  expect(claimOptions({ clocks: clocksAt(0), away: null }, ben, START)).toBeNull();
  expect([
    claimSoonWords({ clocks: clocksAt(0), away }, START - 19 * HOUR),
    claimSoonWords({ clocks: clocksAt(0), away }, START),
    claimSoonWords({ clocks: clocksAt(0), away }, START - DAY, true),
    claimSoonWords({ clocks: null, away }, START - 3 * DAY),
    claimSoonWords(waited, START),
    claimSoonWords({ clocks: null, away: null }, START),
  ]).toEqual([
    'you may claim, or seat a bot, in 19 h',
    'you may claim, or seat a bot, now',
    'you may seat a bot in 24 h',
    'you may seat a bot in 3 d',
    ...['no limit: you wait', null],
  ]);
  expect(momentWords(START, START + DAY, 'UTC')).toBe('Saturday 22:14');
  expect(momentWords(START, START + 20 * DAY, 'UTC')).toBe('14 November 22:14');
});

test('the panel has a button for each way, and is not there before there is one', () => {
  const away = { seat: 'soviet', since: START - DAY, mayClaimAt: START };
  const time = { clocks: clocksAt(0), away, serverOffset: BEHIND };
  const panel = (changes: object) =>
    renderToStaticMarkup(
      <ClaimPanel
        {...{
          time,
          name: 'Ben',
          isPartner: false,
          isStoodIn: false,
          onClaim: () => {},
          ...changes,
        }}
      />,
    );
  const buttons = (markup: string) => [...markup.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label);
  expect(buttons(panel({}))).toEqual([CLAIM_LABELS.win, CLAIM_LABELS.bot, CLAIM_LABELS.wait]);
  expect(buttons(panel({ isStoodIn: true }))).toEqual([CLAIM_LABELS.back]);
  expect(panel({ time: { ...time, clocks: clocksAt(DAY), away: null } })).toBe('');
  expect(panel({ time: { ...time, serverOffset: BEHIND - 1 } })).toBe('');
});
