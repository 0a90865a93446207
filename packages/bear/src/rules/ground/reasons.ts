import { denied, type Denied, type Reason, reasonOf } from '@sandtable/kernel';

/** Every reason in a judgement of movement, with its rule. */
export const MOVE_RULES = {
  // What a move costs.
  printed: 'B5.0',
  hitMarker: 'B7.5',
  unseenHit: 'B7.5',
  road: 'B5.0.1',
  terrain: 'B4.1',
  wall: 'B5.0.2',
  climb: 'B11.0',
  steep: 'B11.1',
  backward: 'B5.2',
  passing: 'B14.2',
  least: 'B1.1d',
  bonusHex: 'B14.1',
  pivot: 'B5.3',
  wireRoll: 'B18.3.1',
  roadBlockRoll: 'B18.3.2',
  mine: 'B18.3.3',
  freeEntry: 'B5.5a',
  cautious: 'B5.0.3',
  leaving: 'B5.6',
  loading: 'B17.0',
  mud: 'G3.3a',
  specialMove: 'G3.3a',
  // Why a unit cannot enter a hex, or turn.
  notOnMap: 'B5.0',
  offMap: 'B5.6',
  notAdjacent: 'B5.0',
  carried: 'B17.0',
  heldByHit: 'B7.5',
  neverEnters: 'B4.1',
  burdenedInWater: 'B4.4',
  truckIntoBuilding: 'B4.2a',
  wallForWheels: 'B5.0.2',
  steepForVehicles: 'B11.1',
  steepDownForVehicles: 'B11.1',
  trenchForWheels: 'B18.0',
  wireForWheels: 'B18.0',
  roadBlockForWheels: 'B18.0',
  facesAsBunker: 'B18.1.2',
  stuckInTerrain: 'B14.5',
  stuckInMud: 'B14.5',
  backToEntrance: 'B7.7.3c',
  // Why a move cannot be cautious.
  noCautiousMoves: 'B5.0.3',
  nobodyExposed: 'B5.0.3',
  // Why a unit cannot enter or leave the map.
  notWaiting: 'B5.5',
  notYet: 'B5.5',
  noEntryHex: 'B5.5',
  noExit: 'B5.6',
  apartFromEntry: 'B9.1.4',
  // Why it cannot go into or out of a trench or bunker.
  noShelter: 'B18.2',
  shelterNotForIt: 'B18.1',
  shelterTaken: 'B18.2',
  insideByMoving: 'B18.2',
  insideAlready: 'B18.2',
  outsideAlready: 'B18.2',
  // Why a vehicle cannot load or unload it.
  noCarrier: 'B17.0',
  notInItsHex: 'B17.0',
  noLoad: 'B17.0',
  noRoom: 'B17.0',
  carriedAlready: 'B17.0',
  notAboard: 'B17.0',
  onlyTogether: 'B17.0b',
  stunnedLoad: 'B17.2',
  pinnedLoad: 'B17.2',
  towedByTracks: 'B14.5',
  towedEmpty: 'B14.5',
  // Why an action cannot go farther.
  noHex: 'B5.0',
  oneHex: 'B5.0',
  tooFar: 'B14.1',
  noBonusTerrain: 'B14.1',
  noBonusOffRoad: 'B14.1',
  noBonusUphill: 'B14.1',
  noBonusBackward: 'B5.2',
  noBonusWall: 'B14.1a',
  noBonusTrench: 'B14.1a',
  noBonusWire: 'B14.1a',
  noBonusRoadBlock: 'B14.1a',
  noBonusMine: 'B14.1a',
  noBonusSmoke: 'B14.1a',
  noBonusPassing: 'B14.2',
  noBonusTowing: 'B14.5',
  noBonusSpecial: 'G3.3a',
} as const;
export type MoveKey = keyof typeof MOVE_RULES;
export type MoveReason = Reason<MoveKey>;

type Figures = Omit<MoveReason, 'rule' | 'key'>;

const NO_FIGURES: Figures = {};

export function because(key: MoveKey, figures: Figures = NO_FIGURES): MoveReason {
  return reasonOf(MOVE_RULES[key], key, figures);
}

export function refuse(key: MoveKey, figures: Figures = NO_FIGURES): Denied<MoveKey> {
  return denied([because(key, figures)]);
}
