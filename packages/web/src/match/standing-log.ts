import type { LoggedEntry } from '../link/table-link.ts';

/** What still stands of the log: what was taken back is left out, and so is what is still to be shown. */
export function standingLog(log: readonly LoggedEntry[], upTo: number): LoggedEntry[] {
  const standing: LoggedEntry[] = [];
  for (const entry of log) {
    if (entry.seq > upTo) break;
    const { undo } = entry;
    if (undo === null) standing.push(entry);
    else while ((standing.at(-1)?.seq ?? -1) > undo) standing.pop();
  }
  return standing;
}
