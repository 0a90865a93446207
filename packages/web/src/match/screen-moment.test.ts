import { expect, test } from 'vitest';
import { standingLog, type TableEntry } from './screen-moment.ts';

const entry = (seq: number, undo: number | null = null): TableEntry => ({ seq, speaker: 'german', events: [], undo });
const seqs = (log: readonly TableEntry[], upTo = 99): number[] => standingLog(log, upTo).map(({ seq }) => seq);

test('what was taken back no longer stands in the log, nor does the taking back', () => {
  expect(seqs([entry(0), entry(1), entry(2), entry(3, 1), entry(4)])).toEqual([0, 1, 4]);
});

test('what has not been shown yet is not told', () => {
  expect(seqs([entry(0), entry(1), entry(2)], 1)).toEqual([0, 1]);
});
