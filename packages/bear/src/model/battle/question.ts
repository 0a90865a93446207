import type { Question, Seat, Verb } from '@sandtable/kernel';
import type {
  DeployFrame,
  FacingFrame,
  InitiativeFrame,
  MoveFrame,
  PlotFrame,
  RollFrame,
  TollFrame,
  TurnFrame,
} from './frame.ts';
import type { DraftFrame, EffectFrame } from '../draft/draft.ts';
import type { Bear } from './state.ts';

export interface Questions {
  readonly turn: TurnFrame;
  readonly capsOnDice: RollFrame;
  readonly luck: RollFrame;
  readonly initiative: InitiativeFrame;
  readonly facing: FacingFrame;
  readonly deploy: DeployFrame;
  readonly plot: PlotFrame;
  readonly toll: TollFrame;
  /** go on after something was revealed in mid-move? */
  readonly midway: MoveFrame;
  /** S2.2: the AI's turn; there is nothing to answer. */
  readonly aiTurn: TurnFrame;
  /** G2.1.1: which side, or which seat of a side? */
  readonly role: DraftFrame;
  /** G2.1.5: which board first? */
  readonly map: DraftFrame;
  /** G2.1.7: which board next, and where? */
  readonly addMap: DraftFrame;
  /** G2.1.6 */
  readonly edge: DraftFrame;
  /** which player of a team takes the lower cards? */
  readonly decks: DraftFrame;
  /** G3.0 */
  readonly playCard: DraftFrame;
  /** G4.0d */
  readonly facings: DraftFrame;
  /** which of several enemies? */
  readonly victim: EffectFrame;
  /** G3.7a: which card's units, and which of them? */
  readonly nameCard: EffectFrame;
  readonly pickUnits: EffectFrame;
  /** G3.7 */
  readonly placeUnits: EffectFrame;
  /** G3.7.2 */
  readonly placeMarker: EffectFrame;
  /** G3.7.1b */
  readonly extraEdge: EffectFrame;
  readonly exitEdge: EffectFrame;
  /** G3.7.3 */
  readonly layDefense: EffectFrame;
  /** G3.8a */
  readonly addMapByCard: EffectFrame;
  /** G3.8.1 */
  readonly switchMap: EffectFrame;
  /** which of several equally near hexes? */
  readonly shift: EffectFrame;
  /** G3.9 */
  readonly conditions: EffectFrame;
}
export type QuestionKey = keyof Questions;

/** The only way to make a question; its key type keeps the wording exhaustive. */
export function question(seat: Seat, key: QuestionKey, verbs: readonly Verb<Bear>[]): Question<Bear> {
  return { seat, key, verbs };
}
