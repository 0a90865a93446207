import { bad, ok, parseSentence, printSentence, type Result, type Seat, type Sentence } from '@sandtable/kernel';

/**
 * One entry of the log. Nothing is ever removed: an undo is an entry too, and says after which entry the match stands
 * again as it stood (0 is the start).
 */
export type Entry = { readonly seat: Seat; readonly say: Sentence } | { readonly seat: Seat; readonly undo: number };

/** An entry as a save holds it: `red: u1 step b2 ready`, `red: undo 12`. No game has a sentence that begins with `undo`. */
export function printEntry(entry: Entry): string {
  return `${entry.seat}: ${'say' in entry ? printSentence(entry.say) : `undo ${entry.undo}`}`;
}

const ENTRY = /^([!-9;-~]+): (?:undo (0|[1-9][0-9]{0,8})|(.*))$/;

export function parseEntry(text: string, field: string): Result<Entry> {
  const [, seat, undo, said] = ENTRY.exec(text) ?? [];
  if (seat === undefined) return bad(field, 'a seat, a colon and a sentence', text);
  if (undo !== undefined) return ok({ seat, undo: Number(undo) });
  const say = parseSentence(said, field);
  return say.ok ? ok({ seat, say: say.value }) : say;
}
