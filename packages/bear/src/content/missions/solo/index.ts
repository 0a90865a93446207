import type { MissionSource } from '../../../model/pack/mission.ts';
import { belowTheRidge } from './below-the-ridge.ts';
import { betweenTwoFires } from './between-two-fires.ts';
import { flanksOnly } from './flanks-only.ts';
import { panzerkolossSolo } from './panzerkoloss-solo.ts';
import { theChurchAndTheManor } from './the-church-and-the-manor.ts';
import { theEmptyWard } from './the-empty-ward.ts';
import { theFarBank } from './the-far-bank.ts';
import { theSecondColumn } from './the-second-column.ts';
import { threeBrokenWheels } from './three-broken-wheels.ts';
import { voicesInTheWoods } from './voices-in-the-woods.ts';
import { whoseCrossroads } from './whose-crossroads.ts';

/** Missions for one against the AI, from the easiest on. */
export const SOLO_MISSIONS: readonly MissionSource[] = [
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
