import type { MissionSource } from '../../model/pack/mission.ts';
import { aRoadTooQuiet } from './a-road-too-quiet.ts';
import { allFourRoads } from './all-four-roads.ts';
import { borrowedSteel } from './borrowed-steel.ts';
import { dustAhead } from './dust-ahead.ts';
import { firstShots } from './first-shots.ts';
import { guestsInTheVillage } from './guests-in-the-village.ts';
import { oneBridge } from './one-bridge.ts';
import { panzerkolossAhead } from './panzerkoloss-ahead.ts';
import { SOLO_MISSIONS } from './solo/index.ts';
import { stoneByStone } from './stone-by-stone.ts';
import { theGunLine } from './the-gun-line.ts';
import { theMillersHill } from './the-millers-hill.ts';
import { twoHillsOneRoad } from './two-hills-one-road.ts';
import { untilTheWagonsAreGone } from './until-the-wagons-are-gone.ts';
import { upTheBareRidge } from './up-the-bare-ridge.ts';

/** All missions that come with the game: firefights from the simplest on, the last for four, then those against the AI. */
export const MISSIONS: readonly MissionSource[] = [
  firstShots,
  theMillersHill,
  aRoadTooQuiet,
  guestsInTheVillage,
  dustAhead,
  oneBridge,
  stoneByStone,
  upTheBareRidge,
  borrowedSteel,
  untilTheWagonsAreGone,
  theGunLine,
  twoHillsOneRoad,
  panzerkolossAhead,
  allFourRoads,
  ...SOLO_MISSIONS,
];
