import type { AiOrderFrame, Deed } from '../../model/solo/turn.ts';
import type { BearIo, Held } from '../../model/battle/state.ts';
import type { Assignment } from '../thought/aims.ts';
import type { AiVerdict, OrderTraceDraft } from '../thought/trace.ts';

/** The events that only report an AI's action: the map stamps them, the short account of a turn skips them. */
export const ACTION_EVENTS = ['dugIn', 'autoRallied', 'recovered'] as const;
export type ActionEvent = (typeof ACTION_EVENTS)[number];

export interface ActionRules {
  /** S5.1.1, S5.2.1, S5.1.2, S5.2.2: break ties by the ladders for attacks, or by those for moves. */
  readonly ladder: 'fire' | 'move';
  /** Whether it acts on its aim. If not, the aim only helps to choose the AI, and ties among aims do not matter. */
  readonly aims: boolean;
  /** The event that reports it, if it has its own. */
  readonly event: ActionEvent | null;
  /** Whether this AI may do it to that aim, under all limits. */
  can(assignment: Assignment): AiVerdict;
  /** S5.1.2: the DV of the aim against this attack, if it differs from that against a plain one. */
  defense?(assignment: Assignment): number | undefined;
  /** Exactly what it does. Called only for the chosen AI and aim, since it may roll for ties. */
  plan(assignment: Assignment, draft: OrderTraceDraft): Deed;
  /** Executes it, after the path and the turn of the deed. */
  carryOut(held: Held, frame: AiOrderFrame, deed: Deed, io: BearIo): void;
}

/** For actions that only move or turn: nothing is left to do after the path and the turn. */
export const MOVING = {
  ladder: 'move',
  aims: true,
  event: null,
  carryOut: () => {},
} as const satisfies Partial<ActionRules>;
