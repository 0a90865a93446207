import type { AiKey } from '../solo/trace.ts';

interface Told {
  readonly hex: string;
  readonly unit: string;
  readonly amount: number;
}

/** What keeps an AI from carrying out an order, besides what keeps everybody. */
export const aiWords: Readonly<Record<AiKey, (told: Told) => string>> = {
  notInCloseCombat: () => 'it is not in the same hex',
  longRangeNotOrdered: ({ amount }) => `the target is ${amount} hexes away, and long range is not ordered`,
  needsEleven: ({ amount }) => `it would need ${amount}, and with 11 or more it does not attack`,
  intoCloseCombat: ({ hex }) => `there is close combat in ${hex}, and it does not fire into that`,
  tooDear: ({ amount }) => `it would cost ${amount} AP, and 7 is the most`,
  outOfRange: ({ amount }) => `the target is farther away than ${amount} hexes`,
  nothingFarther: () => 'there is nothing farther away',
  isThere: () => 'it is there already',
  stacks: ({ unit }) => `${unit} is in the hex, and AI do not stack`,
  poorInCloseCombat: ({ hex }) => `it is poor in close combat with whoever is in ${hex}`,
  enemyInHex: ({ hex }) => `there is a unit in ${hex}`,
  shortRangeZone: ({ hex }) => `${hex} is in the fire zone of a unit next to it`,
  zoneWithoutCover: ({ hex }) => `${hex} is in a fire zone and has no DM`,
  zoneWithLessCover: ({ hex, amount }) => `${hex} is in a fire zone, and its DM of ${amount} is less than where it is`,
  farther: ({ hex, amount }) => (hex === '' ? `that would be ${amount} hexes away` : `${hex} is not next to it`),
  notCloser: () => 'it would come no closer',
  neitherFlankNorCover: () => 'it would come no closer, neither into a flank nor into cover',
  noFire: ({ hex }) => (hex === '' ? 'there is no hex from which it could then fire' : `it cannot fire at ${hex}`),
  rumorsDoNot: () => 'a Rumored Enemy does no such thing',
  couldAttack: ({ unit }) => `it can attack ${unit}`,
  notFlanked: () => 'it is not flanked',
  facesRight: () => 'it faces as it should',
  notSpent: () => 'it is fresh',
  nowhereToGo: () => 'there is no hex to go to',
};
