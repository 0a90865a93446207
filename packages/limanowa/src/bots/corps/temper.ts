/** What a corps makes of its situation, in RP of an ordinary enemy. Found by playing many matches against the AI. */
export interface Temper {
  /** A step nearer to what is wanted. */
  readonly progress: number;
  /** To stand on it, for each point of its weight. */
  readonly hold: number;
  /** How likely a unit is hurt in a round in which enemies reach it. */
  readonly wound: number;
  /** What an RP of ours is worth: each, and in addition shared among those that are left. */
  readonly own: number;
  readonly lastOwn: number;
  /** The same of an enemy's. */
  readonly lastFoe: number;
  /** How much more an enemy is worth who stands on what we want, or next to it, for each point of its weight. */
  readonly onAim: number;
  readonly nearAim: number;
  /** How much hitting back is feared. */
  readonly counter: number;
  /** An enemy in a battery's range; a step nearer; and how it fears to be reached. */
  readonly inRange: number;
  readonly gunStep: number;
  readonly gunFear: number;
  /** An officer beside somebody he can help. */
  readonly beside: number;
  /** What a token must be worth. */
  readonly token: number;
}

export const STEADY: Temper = {
  progress: 0.8,
  hold: 1.6,
  wound: 0.25,
  own: 0.45,
  lastOwn: 1.45,
  lastFoe: 1.15,
  onAim: 1.6,
  nearAim: 0.28,
  counter: 0.8,
  inRange: 0.12,
  gunStep: 0.45,
  gunFear: 0.9,
  beside: 1.2,
  token: 0.5,
};
