import { fieldsOf } from '../model/battle/field.ts';
import type { Seen } from '../model/battle/state.ts';
import { type AiTurn } from '../words/ai/turn.ts';
import { pack } from './match.ts';
import { deckOf, soloMatch, type SoloOpening } from './solo-match.ts';

interface TakenTurn {
  /** The match before the turn. */
  readonly before: Seen;
  readonly turn: AiTurn;
}

/** The AI's turn on a field, with its notes and events; everything scripted must be used. */
export function aiTurnOf(units: string, opening: SoloOpening): TakenTurn {
  const match = soloMatch(units, { ...opening, tracing: true });
  const { system, state } = match;
  const before = fieldsOf({ ...pack, orderCards: deckOf(opening) })(system.revive(system.freeze(state)));
  match.say('proceed');
  return { before, turn: { notes: match.notes, events: match.events() } };
}
