import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { compareTeams, type Misread } from '../testing/teams/compare.ts';
import type { CourseTerms } from '../testing/teams/course.ts';

// Three and four forces fight at random, in both economies. A referee who knows only the mission and what is rolled and said keeps the
// order of turns, the passes, the CAP tracks, the VP and the losses: at every turn the game must ask whom he would.

const IS_WHOLE = inject('samples') > 1;
const TURNS = IS_WHOLE ? 10_000 : 400;
/** Ten thousand take minutes on a busy machine. */
const LONG = 900_000;

test(
  'B20.0 B20.1 B20.2 B20.3 B20.4 B3.0a B3.2.4 B7.4.1 B19.1 R-188 three and four players take turns, act, pay and win as the rules say',
  { timeout: LONG },
  () => {
    const { differences, count, met } = compareTeams('teams', TURNS);
    expect(differences).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(TURNS);
    const often = [
      ...['3 players, spentCheck', '3 players, sevenAP', '4 players, spentCheck', '4 players, sevenAP'],
      ...['round over, 3 players', 'round over, 4 players', 'turns, alternate', 'turns, wholeSide'],
      ...['rolled', 'a spent unit without CAPs', 'end: lastRound', '1 win, individual', '2 win, side'],
    ];
    const seldom = [
      ...['2 players, spentCheck', 'round over, 2 players', 'fixed: first', 'fixed: all', 'fixed: alternating'],
      ...['a player without units', 'end: wipedOut', 'card 10', 'nobody wins', 'the pair turned round', 'rolled again'],
    ];
    expect(nonEmpty(IS_WHOLE ? [...often, ...seldom] : often).filter((name) => !met.has(name))).toEqual([]);
  },
);

function otherOption(name: keyof CourseTerms['options'], one: string, other: string): Misread {
  return (terms) => ({
    ...terms,
    options: { ...terms.options, [name]: terms.options[name] === one ? other : one },
  });
}

const MISTAKES: readonly (readonly [what: string, misread: Misread])[] = [
  ['B20.0 the other order', otherOption('teamTurns', 'alternate', 'wholeSide')],
  ['B20.0 the forces in another order', (terms) => ({ ...terms, parties: terms.parties.toReversed() })],
  [
    'B20.2 one player more',
    (terms) => ({ ...terms, parties: [...terms.parties, { side: 'german', start: 0, units: [] }] }),
  ],
  [
    'B7.4.2 a CAP more',
    (terms) => ({ ...terms, parties: terms.parties.map((party) => ({ ...party, start: party.start + 1 })) }),
  ],
  ['B7.4.2 another floor', otherOption('capFloor', '0', '3')],
  ['B7.4.1 losses at once', otherOption('capLoss', 'ceiling', 'immediate')],
  ['B2.1 a fixed initiative', (terms) => ({ ...terms, initiative: { side: 'german', rounds: 'all' } })],
  ['B19.1 a tie', otherOption('tie', 'bothLose', 'draw')],
  ['B20.3 who wins', otherOption('teamWin', 'side', 'individual')],
  ['B19.1 a round less', (terms) => ({ ...terms, rounds: terms.rounds - 1 })],
  ['B19.1 the end', (terms) => ({ ...terms, end: [] })],
  [
    'B20.3 a unit of the other',
    (terms) => {
      const units = terms.parties.flatMap((party) => party.units);
      return {
        ...terms,
        parties: terms.parties.map((party, place) => ({ ...party, units: place === 0 ? units : [] })),
      };
    },
  ],
];

test.each(MISTAKES)('a referee with a mistake is found out: %s', { timeout: LONG }, (_what, misread) => {
  expect(compareTeams('mistakes', 10_000, misread).differences.length).toBeGreaterThan(0);
});
