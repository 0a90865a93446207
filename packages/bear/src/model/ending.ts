/** B19.1: why the game ended. */
export interface Ending {
  readonly rule: string;
  readonly key: 'lastRound' | 'haltOrder' | 'wipedOut' | 'controlsAll' | 'trackEnded' | 'nobodyEffective' | 'concluded';
}
