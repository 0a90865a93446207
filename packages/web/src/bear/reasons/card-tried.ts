import type { CardRow, CardTurn } from '@sandtable/bear';

/** How far a card was tried: the order that was executed, those that were skipped before it, and those never reached. */
export type RowState = 'done' | 'skipped' | 'open';

/** The orders of the mission, like its counteractions, stand in one row of the card. */
const IN_ONE_ROW: ReadonlySet<CardRow['part']> = new Set<CardRow['part']>(['counteraction', 'missionOrder']);

export function rowState({ notes }: CardTurn, { part, place }: CardRow): RowState {
  if (part === 'passTest') {
    const test = notes.find((note) => note.note === 'passTest');
    return test === undefined ? 'open' : test.passes ? 'done' : 'skipped';
  }
  const tried = notes.filter(
    (note) =>
      note.note === 'order' && note.source.part === part && (IN_ONE_ROW.has(part) || note.source.place === place),
  );
  if (tried.length === 0) return 'open';
  return tried.some((note) => note.note === 'order' && note.deed !== null) ? 'done' : 'skipped';
}
