import type { AiKey } from '../../solo/thought/trace.ts';

interface AiReasonNames {
  readonly hex: string;
  readonly unit: string;
  readonly amount: number;
}

/** Why an AI cannot carry out an order; reasons shared with players are elsewhere. */
export const aiWords: Readonly<Record<AiKey, (told: AiReasonNames) => string>> = {
  notInCloseCombat: () => 'it is not in the same hex',
  longRangeNotOrdered: ({ amount }) => `the target is ${amount} hexes away, and long range is not ordered`,
  needsEleven: ({ hex, amount }) => `${spotting(hex)}it would need ${amount}, and the AI never attacks on 11 or more`,
  intoCloseCombat: ({ hex }) => `there is close combat in ${hex}, and the AI never fires into it`,
  tooDear: ({ hex, amount }) => `${spotting(hex)}it would cost ${amount} AP, and the limit is 7`,
  noSpot: ({ hex }) => `no hex within 2 hexes of it can be used to spot ${hex}`,
  outOfRange: ({ amount }) => `the target is farther away than ${amount} hexes`,
  nothingFarther: () => 'there is nothing farther away',
  isThere: () => 'it is already there',
  stacks: ({ unit }) => `${unit} is in the hex, and AIs do not stack`,
  poorInCloseCombat: ({ hex }) => `it is poor in close combat against the unit in ${hex}`,
  enemyInHex: ({ hex }) => `there is a unit in ${hex}`,
  shortRangeZone: ({ hex }) => `${hex} is in the fire zone of an adjacent unit`,
  zoneWithoutCover: ({ hex }) => `${hex} is in a fire zone and has no DM`,
  zoneWithLessCover: ({ hex, amount }) =>
    `${hex} is in a fire zone, and its DM of ${amount} is lower than where the AI stands`,
  farther: ({ hex, amount }) => (hex === '' ? `that would be ${amount} hexes away` : `${hex} is not adjacent`),
  notCloser: () => 'it would be no closer',
  notInFlank: () => 'it would be no closer, and another hex is in the flank',
  neitherFlankNorCover: () => 'it would be no closer, nor in a flank or in cover',
  noFire: ({ hex }) => (hex === '' ? 'there is no hex it could then fire from' : `it cannot fire at ${hex}`),
  rumorsDoNot: () => 'a Rumored Enemy cannot do that',
  couldAttack: ({ unit }) => `it can attack ${unit}`,
  notFlanked: () => 'it is not flanked',
  facesRight: () => 'it already faces the right way',
  pivotsInVain: () => 'in close combat a pivot means nothing',
  notSpent: () => 'it is fresh',
  isCarried: ({ unit }) => `${unit} carries it, and it gets off only to move or to fire`,
  carrierSpent: ({ unit }) => `${unit}, which carries it, is spent`,
  nowhereToGo: () => 'there is no hex to move to',
  onceGone: ({ hex }) => `fire zones count as they will be once it has left ${hex}`,
  ratherLeaves: ({ unit }) => `it is poor in close combat against ${unit}, so it leaves`,
  noWayOut: ({ unit }) => `it is poor in close combat against ${unit}, but there is no hex to leave to, so it attacks`,
  noneAsItFaces: () => 'it can attack no adjacent unit as it faces, so it turns',
  staysThere: ({ hex }) => `it stands on its objective ${hex} and does not leave it for another target`,
  notInCup: () => 'it is on the map, not in the AI Draw Cup',
  onlyLowRisk: () => 'it makes every move as Low Risk',
  noEntry: () => 'there is no hex of its edge where it can come in',
  noUnit: () => 'there is no unit to fire at',
  nearerPassed: ({ hex, unit }) =>
    `${unit === '' ? `the objective ${hex}` : unit} is nearer, but what the order lists first goes first`,
};

function spotting(hex: string): string {
  return hex === '' ? '' : `spotting from ${hex}, `;
}
