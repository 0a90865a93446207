import * as z from 'zod/mini';
import { storedList, storedValue } from '../ui/stored.ts';

const blindMatches = storedValue('sandtable/blind', storedList(z.string()));
/** More matches than anyone has under way. */
const MOST = 50;

/** Whether the person wants the other side of this match hidden until the battle reveals it. Only this browser remembers it. */
export function isBlind(id: string): boolean {
  return blindMatches.read().includes(id);
}

export function makeBlind(id: string): void {
  blindMatches.write([...blindMatches.read(), id].slice(-MOST));
}
