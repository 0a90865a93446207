import type { Mission } from '../../model/mission.ts';
import { battleOfLimanowa } from './war.ts';
import { bothBanks, hammerAndAnvil, steamroller } from './coop.ts';
import { bridgeAtNeuSandez, heightsOfRajbrot, jabloniecRidge, raidOnKrynica, roadToGorlice } from './solo.ts';

/** In the order of the mission list: solo, cooperative, versus. */
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
