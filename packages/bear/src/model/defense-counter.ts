import { type FortKind, HEX_FORTS } from './marker.ts';

/** B18.5: a counter with a defense on either face; whoever draws it chooses one. */
export interface DefenseCounter {
  readonly faces: readonly [FortKind, FortKind];
  readonly copies: number;
}

export const DEFENSE_FACES: readonly [FortKind, ...FortKind[]] = ['hasty', ...HEX_FORTS];
