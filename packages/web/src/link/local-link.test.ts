import { deny } from '@sandtable/kernel';
import type { Outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { Trouble } from '../face/table-link.ts';
import { outpostLink } from '../testing/outpost/link.ts';
import { PLAN } from '../testing/outpost/plan.ts';
import { LocalLink } from './local-link.ts';
import { newTable } from './open-table.ts';
import type { TableNews } from './protocol.ts';
import { useUnsaved } from './unsaved.ts';
import type { Wire } from './wire.ts';

/** A link to a worker that answers as it is told to. */
function linked(answer: () => Promise<unknown>) {
  const made = newTable(outpostLink, PLAN);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = made.value;
  let hear: (news: TableNews<Outpost>) => void = () => undefined;
  const wire = { ask: answer, onNews: (listener: typeof hear) => void (hear = listener), cut: () => undefined };
  const { seating, isShared } = table;
  const opened = { moment: table.now(), log: table.log(), seating, isShared, isRenewed: false, isWatched: false };
  const link = new LocalLink<Outpost>('m1', wire as unknown as Wire<Outpost>, opened);
  const troubles: (Trouble | null)[] = [];
  link.onTrouble((trouble) => void troubles.push(trouble));
  return {
    link,
    table,
    troubles,
    news: (news: TableNews<Outpost>) => hear(news),
    tell: (trouble: Trouble | null) => hear({ kind: 'trouble', trouble }),
  };
}

test('trouble with saving is over when it is said to be; what only a reload mends is told again to whoever tries', async () => {
  const { link, troubles, tell } = linked(() => Promise.reject(new Error('dead')));
  tell({ kind: 'storageFull' });
  tell(null);
  expect(troubles).toEqual([{ kind: 'storageFull' }, null]);
  expect(await link.act(0, ['pass'])).toEqual({ granted: false, reasons: [] });
  const broken = { kind: 'broken', message: 'dead' };
  expect(troubles.slice(2)).toEqual([broken]);
  tell(null);
  await link.undo(0);
  expect(troubles.slice(3)).toEqual([broken, broken]);
});

test('a match that another tab has can come back; until then nothing else counts', () => {
  const { troubles, tell } = linked(async () => null);
  const taken = { kind: 'taken', isUnsaved: false } as const;
  tell(taken);
  tell({ kind: 'broken', message: 'dead' });
  expect(troubles).toEqual([taken, taken]);
  tell(null);
  tell({ kind: 'storageFull' });
  expect(troubles.slice(2)).toEqual([null, { kind: 'storageFull' }]);
});

test('what breaks down while it cannot be saved is not said to be safe', () => {
  const { troubles, tell } = linked(async () => null);
  tell({ kind: 'deleted' });
  tell({ kind: 'broken', message: 'dead' });
  expect(troubles.at(-1)).toEqual({ kind: 'broken', message: 'dead', isUnsaved: true });
});

test('as long as something of it is not saved, everybody on the page can know, and export it', () => {
  useUnsaved.setState({ matches: [] });
  const { link, tell } = linked(async () => ({ moments: [], log: [] }));
  const unsaved = () => useUnsaved.getState().matches.map(({ id }) => id);
  const taken = { kind: 'taken', isUnsaved: false } as const;
  const broken = { kind: 'broken', message: 'dead' } as const;
  expect(unsaved()).toEqual([]);
  tell({ kind: 'storageFull' });
  expect(unsaved()).toEqual(['m1']);
  tell({ kind: 'storageRefused', message: 'no' });
  expect(unsaved()).toEqual(['m1']);
  expect(link.isUnsaved).toBe(true);
  tell(null);
  expect(unsaved()).toEqual([]);
  tell(taken);
  expect(unsaved()).toEqual([]);
  tell(null);
  tell({ kind: 'deleted' });
  tell(broken);
  expect(unsaved()).toEqual(['m1']);
  link.close();
  expect(unsaved()).toEqual([]);
});

test('a game is asked for the words of its own reasons only; what was too long is said too', async () => {
  const answers = [deny('session', 'stale'), deny('O1', 'tooFar'), deny('session', 'tooLong')];
  const { link, troubles } = linked(async () => answers.shift());
  expect(await link.act(0, ['pass'])).toEqual({ granted: false, reasons: [] });
  expect(await link.act(0, ['pass'])).toEqual(deny('O1', 'tooFar'));
  expect(await link.act(0, ['pass'])).toEqual(deny('session', 'tooLong'));
  expect(troubles).toEqual([]);
});

test('how it was opened is known until something is decided here, whatever others have done since', async () => {
  const { link, table, news } = linked(async () => deny('outpost', 'no'));
  const opened = link.now();
  const later = { ...opened, seq: opened.seq + 1 };
  const [entry] = table.log();
  if (entry === undefined) throw new Error('the opening is told');
  news({ kind: 'moment', moment: later, entry });
  expect([link.opening(), link.now()]).toEqual([opened, later]);
  await link.act(later.seq, ['pass']);
  expect(link.opening()).toBe(later);
});
