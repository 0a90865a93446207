import type { Mission } from '../../model/mission.ts';
import { battleOfLimanowa } from './battle-of-limanowa.ts';
import { bothBanks } from './both-banks-of-the-dunajec.ts';
import { bridgeAtNeuSandez } from './bridge-at-neu-sandez.ts';
import { hammerAndAnvil } from './hammer-and-anvil.ts';
import { heightsOfRajbrot } from './heights-of-rajbrot.ts';
import { jabloniecRidge } from './jabloniec-ridge.ts';
import { raidOnKrynica } from './raid-on-krynica.ts';
import { roadToGorlice } from './road-to-gorlice.ts';
import { steamroller } from './steamroller.ts';

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
