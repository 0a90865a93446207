import type { WhyReason } from '@sandtable/bear';

/** The columns of the proof: groups of reasons why a unit cannot act. */
export const CONDITIONS = ['sight', 'arc', 'range', 'odds', 'closeCombat', 'weapon', 'way', 'price', 'other'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The column heading, and the tag of a candidate that fails it, in at most three words. */
export const CONDITION_LABELS: Readonly<Record<Condition, { readonly asks: string; readonly fails: string }>> = {
  sight: { asks: 'in LOS', fails: 'no LOS' },
  arc: { asks: 'in arc', fails: 'out of arc' },
  range: { asks: 'in range', fails: 'out of range' },
  odds: { asks: 'needs 10 or less', fails: 'needs 11+' },
  closeCombat: { asks: 'free of close combat', fails: 'close combat' },
  weapon: { asks: 'can attack', fails: 'no weapon' },
  way: { asks: 'has a hex to move to', fails: 'nowhere to go' },
  price: { asks: '7 AP or less', fails: 'too expensive' },
  other: { asks: 'nothing else prevents it', fails: 'cannot' },
};

const KEYS: Readonly<Record<Exclude<Condition, 'other'>, readonly WhyReason['key'][]>> = {
  sight: [
    'noSight',
    'concealed',
    'bothSides',
    'higherGround',
    'plateau',
    'standing',
    'heavySmoke',
    'behindStanding',
    'behindHill',
    'twoVeils',
  ],
  arc: ['outOfArc', 'outOfBunkerArc'],
  range: ['tooFar', 'tooNear', 'longRangeNotOrdered', 'outOfRange', 'nothingFarther', 'beyondNormalRange'],
  odds: ['needsEleven'],
  closeCombat: [
    'enemyInHex',
    'intoCloseCombat',
    'notInCloseCombat',
    'onlyCloseCombat',
    'poorInCloseCombat',
    'pivotsInVain',
    'enemyAdjacent',
  ],
  weapon: [
    'noFirepower',
    'firepowerLost',
    'markerForbids',
    'neverAttacks',
    'carried',
    'inWater',
    'mortarInBunker',
    'noFire',
    'tooWeak',
  ],
  way: [
    'stacks',
    'shortRangeZone',
    'zoneWithoutCover',
    'zoneWithLessCover',
    'farther',
    'notCloser',
    'notInFlank',
    'neitherFlankNorCover',
    'isThere',
    'staysThere',
    'nowhereToGo',
    'notAdjacent',
    'neverEnters',
    'burdenedInWater',
    'truckIntoBuilding',
    'wallForWheels',
    'steepForVehicles',
    'trenchForWheels',
    'wireForWheels',
    'roadBlockForWheels',
    'stuckInTerrain',
    'stuckInMud',
    'heldByHit',
    'backToEntrance',
    'facesRight',
    'notFlanked',
  ],
  price: ['tooDear'],
};

const CONDITION_OF: ReadonlyMap<string, Condition> = new Map(
  CONDITIONS.flatMap((condition) =>
    condition === 'other' ? [] : KEYS[condition].map((key): [string, Condition] => [key, condition]),
  ),
);

export function conditionOf({ key }: WhyReason): Condition {
  return CONDITION_OF.get(key) ?? 'other';
}
