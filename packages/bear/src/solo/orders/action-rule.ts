import type { AiOrder } from '../../model/ai-order.ts';
import type { Deed } from '../../model/deed.ts';
import type { Aim } from '../thought/aims.ts';
import type { Thought } from '../thought/thought.ts';
import type { HexTrace, LadderTrace, WayTrace, Why, WhyReason } from '../thought/trace.ts';
import type { UnitId } from '../../model/ids.ts';

/** What is noted of a plan, if anybody reads it. */
export interface PlanNotes {
  readonly remarks: WhyReason[];
  chosenTarget: LadderTrace | null;
  readonly hexes: HexTrace[];
  readonly chosenHexes: LadderTrace[];
  chosenWay: WayTrace | null;
  chosenFacing: LadderTrace | null;
  chosenSpot: LadderTrace | null;
}

/** What the AI may be ordered to do. */
export interface ActionRules {
  /** S5.1.1, S5.2.1, S5.1.2, S5.2.2: which ladders choose among those as close. */
  readonly ladder: 'fire' | 'move';
  /** May this AI do it to that aim, under all limits? */
  can(thought: Thought, order: AiOrder, ai: UnitId, aim: Aim, why: Why): boolean;
  /** S5.1.2: the DV of that aim against this attack, where it is not that against a plain one. */
  defense?(thought: Thought, order: AiOrder, ai: UnitId, aim: Aim): number | undefined;
  /** What exactly: asked only of the one that was chosen, since chance may have a say. */
  plan(thought: Thought, order: AiOrder, ai: UnitId, aim: Aim, notes: PlanNotes): Deed;
}
