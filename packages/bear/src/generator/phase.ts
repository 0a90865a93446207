import type { Question } from '@sandtable/kernel';
import type { DraftFrame } from '../model/draft/draft.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Bear, BearIo, Held, Seen } from '../model/battle/state.ts';

/** One phase of a generation: what it asks, and what it does by itself. Its last step goes on to the next phase. */
export interface Phase {
  ask(seen: Seen, frame: DraftFrame): Question<Bear> | null;
  go(held: Held, frame: DraftFrame, io: BearIo): void;
}

/** Each player once, in the order of turns. */
export function everyPlayer({ order }: Pick<DraftFrame, 'order'>): PlayerId[] {
  return [...new Set(order)];
}
