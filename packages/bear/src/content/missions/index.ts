import type { MissionSource } from '../../model/mission-schema.ts';
import { firstShots } from './first-shots.ts';
import { panzerkolossAhead } from './panzerkoloss-ahead.ts';

/** All missions that come with the game, from the simplest on. */
export const MISSIONS: readonly MissionSource[] = [firstShots, panzerkolossAhead];
