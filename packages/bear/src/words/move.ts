import type { Verdict } from '@sandtable/kernel';
import type { MoveKey } from '../rules/move-key.ts';

/** What each reason of a move says, with the name of the hex where it lies. Amounts are told behind it. */
const moveWords: Readonly<Record<MoveKey, (hex: string) => string>> = {
  printed: () => 'the move cost on the counter',
  hitMarker: () => 'the hit marker',
  unseenHit: () => 'a hit marker that you have not seen may forbid it or make it dearer',
  road: (hex) => `the road into ${hex}: terrain does not count`,
  terrain: (hex) => `the terrain in ${hex}`,
  wall: (hex) => `the wall before ${hex}`,
  climb: (hex) => `up to ${hex}`,
  steep: (hex) => `up the steep side to ${hex}`,
  backward: () => 'backward',
  passing: (hex) => `another vehicle on the road in ${hex}`,
  least: () => 'no move costs less than 1',
  bonusHex: (hex) => `${hex} is a bonus hex`,
  pivot: () => 'turning in place',
  wireRoll: (hex) => `the wire in ${hex}: +1d6, rolled on getting there`,
  roadBlockRoll: (hex) => `the road block in ${hex}: +1d6, rolled on getting there`,
  mine: (hex) => `the mine in ${hex} attacks whoever enters`,
  notOnMap: () => 'it is not on the map',
  offMap: () => 'nobody leaves the map',
  notAdjacent: (hex) => `${hex} is not adjacent to the hex before it`,
  carried: () => 'it is carried or towed and goes where its carrier goes',
  heldByHit: () => 'its hit marker forbids it to move and to turn',
  neverEnters: (hex) => `units that move like this never enter the terrain in ${hex}`,
  burdenedInWater: (hex) => `only unburdened foot wades through the water in ${hex}`,
  truckIntoBuilding: (hex) => `trucks and wagons enter the building in ${hex} by road only`,
  wallForWheels: (hex) => `wheels never cross the wall before ${hex}`,
  steepForVehicles: (hex) => `only foot climbs the steep side to ${hex}`,
  trenchForWheels: (hex) => `wheels never cross the trench in ${hex}`,
  wireForWheels: (hex) => `wheels never cross the wire in ${hex}`,
  roadBlockForWheels: (hex) => `wheels never pass the road block in ${hex}`,
  facesAsBunker: () => 'in a bunker it faces as the bunker does',
  noHex: () => 'a move goes into a hex',
  oneHex: () => 'one action takes it one hex far; only vehicles have bonus moves',
  tooFar: () => 'so many bonus hexes it has here, and no more',
  noBonusTerrain: (hex) => `the terrain in ${hex} allows no bonus move`,
  noBonusOffRoad: (hex) => `into ${hex} no road is followed: wheel symbols do not count`,
  noBonusUphill: (hex) => `the road to ${hex} leads uphill: wheel symbols do not count`,
  noBonusBackward: (hex) => `backward into ${hex}: no bonus move`,
  noBonusWall: (hex) => `over the wall before ${hex}: no bonus move`,
  noBonusTrench: (hex) => `the trench in ${hex}: no bonus move`,
  noBonusWire: (hex) => `the wire in ${hex}: no bonus move`,
  noBonusRoadBlock: (hex) => `the road block in ${hex}: no bonus move`,
  noBonusMine: (hex) => `the mine in ${hex}: no bonus move`,
  noBonusSmoke: (hex) => `the heavy smoke in ${hex}: no bonus move`,
  noBonusPassing: (hex) => `another vehicle on the road in ${hex}: no bonus move`,
};

/** One line a reason, with its rule and what it adds to the price: `B4.1 the terrain in E10: 1`. */
export function explainMove(verdict: Verdict<unknown, MoveKey>, nameOf: (hex: number) => string): string[] {
  return verdict.reasons.map(({ rule, key, amount, at }) => {
    const words = `${rule} ${moveWords[key](at === undefined ? '' : nameOf(at))}`;
    return amount === undefined ? words : `${words}: ${amount}`;
  });
}
