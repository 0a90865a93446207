/** What can be played, and by which switches of the rules. */
export interface MissionsFace {
  readonly count: number;
}
