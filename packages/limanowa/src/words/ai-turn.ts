import type { LimanowaEvent } from '../model/event.ts';
import type { AiNote } from '../solo/trace.ts';

/** What there is to be told of an entry in which the AI decided: how, and what came of it. */
export interface AiTurn {
  readonly notes: readonly AiNote[];
  readonly events: readonly LimanowaEvent[];
}
