import type { RowId } from '../solo/trace.ts';

/** When a row is the one that counts, or what stands for one. */
export const ROW_WORDS: Readonly<Record<RowId, string>> = {
  LS7A1: 'some with 1 RP can be hit, so only those count',
  LS7A2: 'nobody with 1 RP can be hit',
  LS7B1: 'an attacker with 1 RP can be hit: artillery attack',
  LS7B2: 'no attacker with 1 RP can be hit, and support has an effect: artillery support',
  LS7B3: 'no support can be given: artillery attack',
  LS7C1: 'the only one on an objective',
  LS7C2: 'several on objectives, or none',
  'LS3.2.2n2': 'one that can hit an enemy with 1 RP, else any that can have an effect',
  'LS3.2.2n3': 'a battery is attacked: artillery attack on its attackers',
  'LS4.2a': 'Strategic before Tactical Objectives',
  'LS4.2e': 'all who can get there in a single move',
};
