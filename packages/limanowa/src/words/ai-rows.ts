import type { RowId } from '../solo/trace.ts';

/** When a row applies. */
export const ROW_WORDS: Readonly<Record<RowId, string>> = {
  LS7A1: 'an attacker with 1 RP can be hit, so only those count',
  LS7A2: 'no attacker with 1 RP can be hit',
  LS7B1: 'an attacker with 1 RP can be hit: artillery attack',
  LS7B2: 'no attacker with 1 RP can be hit, and support would help: artillery support',
  LS7B3: 'support would not help: artillery attack',
  LS7C1: 'the only one on an objective',
  LS7C2: 'several on objectives, or none',
  'LS3.2.2n2': 'one that can hit an enemy with 1 RP, otherwise any that has an effect',
  'LS3.2.2n3': 'a battery is attacked: artillery attack on its attackers',
  'LS4.2a': 'Strategic before Tactical Objectives',
  'LS4.2e': 'all that can get there in one move',
};
