import type { Groups } from './contest.ts';

export const YARDSTICK = 'yardstick';

/** The yardstick as a group; never reported, only measured beside the others. */
export const yardstickGroups: Groups = {
  [YARDSTICK]: () => ({ batch: 1, contestants: [{ name: YARDSTICK, run: work }] }),
};

const RECORDS = 400;

/**
 * A fixed sample of the work that games consist of: integers, small records, string keys. The baseline stores times relative to it, so that
 * they mean the same on every machine.
 */
function work(): number {
  const counts = new Map<string, number>();
  const records: { id: number; at: number; word: string }[] = [];
  for (let id = 0; id < RECORDS; id++) {
    const at = Math.imul(id, 7919) & 1023;
    records.push({ id, at, word: `u${at % 60}` });
  }
  for (const { at, word } of records) counts.set(word, (counts.get(word) ?? 0) + at);
  let sum = 0;
  for (const { id, at } of records.filter((record) => (record.at & 1) === 0)) sum = (sum + Math.imul(id, at)) | 0;
  for (const count of counts.values()) sum = (sum + count) | 0;
  return sum;
}
