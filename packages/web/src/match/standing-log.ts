interface Logged {
  readonly seq: number;
  readonly undo: number | null;
}

/** What still stands of the log: what was taken back is left out, and so is what is still to be shown. */
export function standingLog<Entry extends Logged>(log: readonly Entry[], upTo: number): Entry[] {
  const standing: Entry[] = [];
  for (const entry of log) {
    if (entry.seq > upTo) break;
    const { undo } = entry;
    if (undo === null) standing.push(entry);
    else while ((standing.at(-1)?.seq ?? -1) > undo) standing.pop();
  }
  return standing;
}
