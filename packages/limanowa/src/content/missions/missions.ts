import type { Mission } from '../../model/mission.ts';
import { battleOfLimanowa } from './war.ts';
import { bothBanks, hammerAndAnvil, steamroller } from './coop.ts';
import { bridgeAtNeuSandez, heightsOfRajbrot, jabloniecRidge, raidOnKrynica, roadToGorlice } from './solo.ts';

/** All missions that come with the game: alone, together, and the battle between people. */
export const MISSIONS: readonly Mission[] = [
  bridgeAtNeuSandez,
  jabloniecRidge,
  raidOnKrynica,
  heightsOfRajbrot,
  roadToGorlice,
  steamroller,
  hammerAndAnvil,
  bothBanks,
  battleOfLimanowa,
];
