import type { AiOrderFrame, Deed } from '../../model/solo/turn.ts';
import type { BearIo, Held } from '../../model/battle/state.ts';
import type { Assignment } from '../thought/aims.ts';
import type { AiVerdict, OrderTraceDraft } from '../thought/trace.ts';

/** The events that report an action of an AI and nothing else: the map stamps them, the short account of a turn skips them. */
export const ACTION_EVENTS = ['dugIn', 'autoRallied', 'recovered'] as const;
export type ActionEvent = (typeof ACTION_EVENTS)[number];

/** An action that AI may be ordered to do. */
export interface ActionRules {
  /** S5.1.1, S5.2.1, S5.1.2, S5.2.2: which ladders break ties, those for attacks or those for moves. */
  readonly ladder: 'fire' | 'move';
  /** Does it act on its aim? If not, the aim only says which AI is meant, and ties among aims need no choice. */
  readonly aims: boolean;
  /** The event of its own that reports it, if it has one. */
  readonly event: ActionEvent | null;
  /** May this AI do it to that aim, under all limits? */
  can(assignment: Assignment): AiVerdict;
  /** S5.1.2: the DV of the aim against this attack, if it differs from that against a plain one. */
  defense?(assignment: Assignment): number | undefined;
  /** What exactly it does. Asked only of the AI and aim that were chosen: it may roll for ties. */
  plan(assignment: Assignment, draft: OrderTraceDraft): Deed;
  /** Does it, after the path and the turn of the deed. */
  carryOut(held: Held, frame: AiOrderFrame, deed: Deed, io: BearIo): void;
}

/** What moves and turns have in common: the path and the turn are all there is. */
export const MOVING = {
  ladder: 'move',
  aims: true,
  event: null,
  carryOut: () => {},
} as const satisfies Partial<ActionRules>;
