import { deny } from '@sandtable/kernel';
import type { Outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { Trouble } from '../face/moment.ts';
import { outpostLink, PLAN } from '../testing/outpost/link.ts';
import { LocalLink } from './local-link.ts';
import { newTable } from './open-table.ts';
import type { TableNews, TablePlan } from './protocol.ts';
import { ONLOOKER } from './seating.ts';
import type { Table } from './table.ts';
import { useUnsaved } from './unsaved.ts';
import { type Wire, WireError } from './wire.ts';

const TWO_PEOPLE: TablePlan = {
  options: { rounds: 2 },
  seats: { red: { kind: 'person', name: 'One' }, blue: { kind: 'person', name: 'Two' } },
  seed: 'sfc32:outpost',
};

function linked(answer: () => Promise<unknown>, plan = PLAN) {
  const made = newTable(outpostLink, plan);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = made.value;
  if (table.isAnyones) table.sit(ONLOOKER);
  let hear: (news: TableNews<Outpost>) => void = () => undefined;
  const wire = { ask: answer, onNews: (listener: typeof hear) => void (hear = listener), cut: () => undefined };
  const { seating, isShared } = table;
  const opened = {
    ...{ name: 'Outpost', moment: table.now(), log: table.log() },
    ...{ seating, isShared, renewal: null, isWatched: false },
  };
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

test('who looks back with an engine that is gone is told of that again; a question that fails is not taken for it', async () => {
  const gone = new WireError('broken', 'dead', true);
  const { link, troubles } = linked(() => Promise.reject(gone));
  for (const look of [() => link.at(0), () => link.why(0), () => link.sit('red'), () => link.save()])
    await expect(look()).rejects.toBe(gone);
  expect(troubles).toEqual(Array.from({ length: 4 }, () => ({ kind: 'broken', message: 'dead' })));
  const odd = linked(() => Promise.reject(new WireError('broken', 'no such entry')));
  await expect(odd.link.at(99)).rejects.toThrow('no such entry');
  expect(odd.troubles).toEqual([]);
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

function openingEntry(table: Table<Outpost>) {
  const [entry] = table.log();
  if (entry === undefined) throw new Error('the opening is told');
  return entry;
}

test('what comes before anybody listens waits, and is told in order to whoever does', () => {
  const { link, table, news } = linked(async () => null);
  const opened = link.now();
  const entry = openingEntry(table);
  const coming = [1, 2, 3].map((later) => ({ ...opened, seq: opened.seq + later }));
  const tell = (place: number): void => {
    const moment = coming[place];
    if (moment !== undefined) news({ kind: 'moment', moment, entries: [{ ...entry, seq: moment.seq }] });
  };
  tell(0);
  tell(1);
  expect(link.now()).toBe(opened);
  expect(link.log()).toEqual([entry]);
  const heard: (readonly number[])[] = [];
  const end = link.subscribe(({ seq }) => heard.push([seq, link.now().seq, link.log().length]));
  expect(heard).toEqual([
    [1, 1, 2],
    [2, 2, 3],
  ]);
  end();
  tell(2);
  expect(link.now().seq).toBe(2);
  link.subscribe(({ seq }) => heard.push([seq]));
  expect(heard.at(-1)).toEqual([3]);
});

test('what waited is forgotten with all else when the screen is left to another', async () => {
  const { link, news } = linked(async () => ({ moments: [], log: [] }), TWO_PEOPLE);
  const entry = openingEntry(linked(async () => null).table);
  news({ kind: 'moment', moment: { ...link.now(), seq: 1 }, entries: [entry] });
  link.rise();
  const heard: number[] = [];
  link.subscribe(({ seq }) => heard.push(seq));
  expect(heard).toEqual([]);
});
