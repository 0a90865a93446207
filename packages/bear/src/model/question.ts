import type { Question, Seat, Verb } from '@sandtable/kernel';
import type { DeployFrame, FacingFrame, InitiativeFrame, PlotFrame, RollFrame, TollFrame, TurnFrame } from './frame.ts';
import type { Bear } from './state.ts';

/** Everything a player is ever asked, with the frame that asks it. */
export interface Questions {
  readonly turn: TurnFrame;
  readonly capsOnDice: RollFrame;
  readonly luck: RollFrame;
  readonly initiative: InitiativeFrame;
  readonly facing: FacingFrame;
  readonly deploy: DeployFrame;
  readonly plot: PlotFrame;
  readonly toll: TollFrame;
  /** S2.2: nothing is asked: it is the AI's turn. */
  readonly aiTurn: TurnFrame;
}
export type QuestionKey = keyof Questions;

/** Questions are asked through this alone, so that each has its words. */
export function question(seat: Seat, key: QuestionKey, verbs: readonly Verb<Bear>[]): Question<Bear> {
  return { seat, key, verbs };
}
