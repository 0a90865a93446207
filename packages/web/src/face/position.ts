import type { Seat } from '@sandtable/kernel';
import type { DraftTable, SetUp } from './draft.ts';
import type { Field } from './field.ts';
import type { Weighing } from './glance.ts';
import type { Sight } from './sight.ts';
import type { Speech } from './speech.ts';
import type { Ways } from './way.ts';

/**
 * One view of a match, as the screen asks about it: the game behind it is not to be seen. There is one for each view, so
 * that whatever is found out about it can be kept with it.
 */
export interface Position extends Field, Speech, Weighing, Ways {
  /** What is played; null where a match was begun from a position alone. */
  readonly mission: string | null;
  /** As long as the players still make the match, as a seat sees it; null once it is fought. */
  draftOf(seat: Seat): DraftTable | null;
  /** What it has come to once it is made; null while it is being made, and where it was not made at the table. */
  setUpOf(seat: Seat): SetUp | null;
  /** Null where nothing is in the way of anybody's eyes. */
  readonly sight: Sight | null;
  seatName(seat: Seat): string;
  /** By which its colours are chosen. */
  sideOf(seat: Seat): string | undefined;
}
