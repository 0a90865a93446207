import type { Verdict } from '@sandtable/kernel';
import type { SightKey } from '../../board/sight.ts';
import type { Colour } from '../../model/unit-type.ts';
import type { Chances } from '../units/dice.ts';
import type { FireKey } from './reasons.ts';

/** What an attack can come to. The terms of FP, DV and cost are the reasons of the verdict. */
export interface FireOdds {
  readonly closeCombat: boolean;
  readonly aspect: 'front' | 'flank';
  /** Of the DR, as it counts against this attack. */
  readonly colour: Colour;
  readonly firepower: number;
  /** B7.2: DV = DR with its marker + DMs. */
  readonly defense: number;
  /** B7.2: what the dice must show for a hit, and for a kill. */
  readonly needed: number;
  readonly kill: number;
  readonly hitChances: Chances;
  readonly killChances: Chances;
  /** In AP or CAPs, paid by the leader alone. */
  readonly cost: number;
}

export type FireVerdict = Verdict<FireOdds, FireKey | SightKey>;
