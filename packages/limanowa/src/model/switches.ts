import type { DieName, Level } from './figures-table.ts';
import type { Side } from './unit-type.ts';

/** How the rules are played, whatever the mission. */
export interface Switches {
  /** LS1c; without an AI it means nothing. */
  readonly level: Level;
  readonly die: DieName;
  /** L12a: how many people share the four corps of a versus mission. */
  readonly players: 2 | 3 | 4;
  /** L12a: with three, the side that two of them share. */
  readonly shared: Side;
  /** L8.3d */
  readonly concentricBonus: boolean;
  /** LS4.1g */
  readonly aiWoundsFromArtillery: boolean;
}
