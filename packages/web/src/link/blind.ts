import * as z from 'zod/mini';
import { storedList, storedValue } from '../ui/stored.ts';

const blindMatches = storedValue('sandtable/blind', storedList(z.string()));
/** More than anybody has under way. */
const MOST = 50;

/** Whether the person does not want to see the other side of this match before the battle shows it. Kept by this browser only. */
export function isBlind(id: string): boolean {
  return blindMatches.read().includes(id);
}

export function makeBlind(id: string): void {
  blindMatches.write([...blindMatches.read(), id].slice(-MOST));
}
