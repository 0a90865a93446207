import type { MissionSource } from '../../model/pack/mission.ts';
import { aRoadTooQuiet } from './a-road-too-quiet.ts';
import { allFourRoads } from './all-four-roads.ts';
import { borrowedSteel } from './borrowed-steel.ts';
import { dustAhead } from './dust-ahead.ts';
import { firstShots } from './first-shots.ts';
import { guestsInTheVillage } from './guests-in-the-village.ts';
import { oneBridge } from './one-bridge.ts';
import { panzerkolossAhead } from './panzerkoloss-ahead.ts';
import { belowTheRidge } from './solo/below-the-ridge.ts';
import { betweenTwoFires } from './solo/between-two-fires.ts';
import { flanksOnly } from './solo/flanks-only.ts';
import { panzerkolossSolo } from './solo/panzerkoloss-solo.ts';
import { theChurchAndTheManor } from './solo/the-church-and-the-manor.ts';
import { theEmptyWard } from './solo/the-empty-ward.ts';
import { theFarBank } from './solo/the-far-bank.ts';
import { theSecondColumn } from './solo/the-second-column.ts';
import { threeBrokenWheels } from './solo/three-broken-wheels.ts';
import { voicesInTheWoods } from './solo/voices-in-the-woods.ts';
import { whoseCrossroads } from './solo/whose-crossroads.ts';
import { stoneByStone } from './stone-by-stone.ts';
import { theGunLine } from './the-gun-line.ts';
import { theMillersHill } from './the-millers-hill.ts';
import { twoHillsOneRoad } from './two-hills-one-road.ts';
import { untilTheWagonsAreGone } from './until-the-wagons-are-gone.ts';
import { upTheBareRidge } from './up-the-bare-ridge.ts';

/** In order of difficulty. */
const SOLO_MISSIONS: readonly MissionSource[] = [
  whoseCrossroads,
  theChurchAndTheManor,
  theEmptyWard,
  voicesInTheWoods,
  belowTheRidge,
  theSecondColumn,
  threeBrokenWheels,
  panzerkolossSolo,
  theFarBank,
  betweenTwoFires,
  flanksOnly,
];

/** Firefights in order of difficulty, the last for four players, then the solo missions. */
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
