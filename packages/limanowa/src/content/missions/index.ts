import type { Mission } from '../../model/mission.ts';
import { battleOfLimanowa } from './battle-of-limanowa.ts';
import { bridgeAtNeuSandez } from './bridge-at-neu-sandez.ts';
import { jabloniecRidge } from './jabloniec-ridge.ts';
import { steamroller } from './steamroller.ts';

/** All missions that come with the game: alone, together, and the battle between people. */
export const MISSIONS: readonly Mission[] = [bridgeAtNeuSandez, jabloniecRidge, steamroller, battleOfLimanowa];
