import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { compareDrives, type Misread } from '../testing/driver/compare.ts';
import type { DriveOptions, Piece } from '../testing/driver/road.ts';
import { turnedBy } from '../testing/driver/zone.ts';

// A vehicle of the AI is sent towards units or the player's marker, on random ground: every way, end, hex and facing that the rules leave
// is worked out by hand, and the game must take one of these.

const IS_WHOLE = inject('samples') > 1;
const DECISIONS = IS_WHOLE ? 10_000 : 250;
/** Ten thousand take minutes on a busy machine. */
const LONG = 900_000;

test(
  'S5.2a S5.3 S5.3.1 S5.3.2 S5.5 B14.1 B14.1a R-205 a vehicle of the AI drives as the rules say when they are read by hand',
  { timeout: LONG },
  () => {
    const { differences, count, met } = compareDrives('driving', DECISIONS);
    expect(differences).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(DECISIONS);
    const often = ['closer', 'closer, low risk', 'pass', 'a die for the way', 'tracked over 2', 'wheeled over 2'];
    const seldom = [
      ...['into the flank', 'into cover', 'several aims'].flatMap((why) => [why, `${why}, low risk`]),
      ...['pivot', 'pivot to a flanker, low risk', 'toward the flank, low risk', 'tracked over 3', 'wheeled over 3'],
      ...['wheels with a track symbol over 2', 'wheels with a track symbol over 3'],
    ];
    expect(nonEmpty(IS_WHOLE ? [...often, ...seldom] : often).filter((name) => !met.has(name))).toEqual([]);
  },
);

/** Whoever drives is a little different. */
function otherDriver(change: (driver: Piece) => Partial<Piece>): Misread {
  return (traffic) => {
    const driver = { ...traffic.driver, ...change(traffic.driver) };
    const pieces = traffic.pieces.map((piece) => (piece.unit === driver.unit ? driver : piece));
    return { ...traffic, driver, pieces };
  };
}

function otherOption(name: keyof DriveOptions, one: string, other: string): Misread {
  return (traffic) => ({
    ...traffic,
    options: { ...traffic.options, [name]: traffic.options[name] === one ? other : one },
  });
}

const MISTAKES: readonly (readonly [what: string, misread: Misread])[] = [
  ['B14.1 a track symbol more', otherDriver(({ type }) => ({ type: { ...type, trackBonus: type.trackBonus + 1 } }))],
  ['B14.1 no wheel symbol', otherDriver(({ type }) => ({ type: { ...type, wheelBonus: 0 } }))],
  ['B5.2 facing the other way', otherDriver(({ facing }) => ({ facing: turnedBy(facing, 3) }))],
  ['B2.2f a dearer move', otherDriver(({ type }) => ({ type: { ...type, moveCost: type.moveCost + 5 } }))],
  ['B11.1 steep sides', otherOption('steepDown', 'forbidden', 'free')],
  [
    'S5.0a fire zones behind the units',
    (traffic) => ({
      ...traffic,
      enemies: traffic.enemies.map((unit) => ({ ...unit, facing: turnedBy(unit.facing, 3) })),
    }),
  ],
  ['B18.0 ground without markers', (traffic) => ({ ...traffic, markers: [] })],
  [
    'R-120 mines as good as none',
    (traffic) => ({ ...traffic, markers: traffic.markers.filter(({ kind }) => kind !== 'mine') }),
  ],
];
const RARE: typeof MISTAKES = [
  ['S5.5 stacking', (traffic) => ({ ...traffic, friends: [] })],
  ['R-235 wheels off the road', otherOption('wheelsOffRoad', 'never', 'bySymbol')],
  ['B14.1a plowed fields', otherOption('plowedBonus', 'never', 'into')],
  ['B14.2 a vehicle on the road', otherOption('roadPassing', 'plusOne', 'noBonus')],
  ['B4.2a trucks in buildings', otherOption('truckBuildings', 'never', 'table')],
];

test.each(IS_WHOLE ? [...MISTAKES, ...RARE] : MISTAKES)(
  'a driver with a mistake is found out: %s',
  { timeout: LONG },
  (_what, misread) => {
    expect(compareDrives('mistakes', 10_000, misread).differences).toHaveLength(1);
  },
);
