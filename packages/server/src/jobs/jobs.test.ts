import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, restore } from '../doors/backups.ts';
import { openStore, type StorePlace } from '../store/store.ts';
import { eventually } from '../testing/eventually.ts';
import { PLACES } from '../testing/places.ts';
import { type JobKinds, type Jobs, openJobs, pauseAfter } from './jobs.ts';

interface Office {
  readonly jobs: Jobs;
  readonly faults: string[];
  /** Another process that works off the same. */
  another(): Promise<Jobs>;
}

async function office(at: StorePlace): Promise<Office> {
  const store = await openStore(at);
  const faults: string[] = [];
  const open = () =>
    openJobs({
      ...{ database: store.database, databaseUrl: at.databaseUrl, now: Date.now, abandonedMs: 200, lookEvery: 50 },
      fault: (error) => void faults.push(String(error)),
    });
  const all: Jobs[] = [];
  const another = async (): Promise<Jobs> => {
    const jobs = await open();
    all.push(jobs);
    return jobs;
  };
  onTestFinished(async () => {
    for (const jobs of all) await jobs.stop();
    await store.close();
  });
  return { jobs: await another(), faults, another };
}

/** Keeps what was done, in order. */
function noting(): { readonly done: unknown[]; readonly kinds: JobKinds } {
  const done: unknown[] = [];
  return { done, kinds: { note: async (data) => void done.push(data) } };
}

test.each(PLACES)('%s: a job is done once, when its time has come and someone works', async (_name, place) => {
  const { jobs } = await office(await place());
  const { done, kinds } = noting();
  const due = Date.now() + 300;
  await jobs.add({ key: 'late', at: due, kind: 'note', data: { text: 'late' } });
  await jobs.add({ key: 'now', at: 0, kind: 'note', data: { text: 'now' } });
  expect(done).toEqual([]);
  await jobs.start(kinds);
  await eventually(() => expect(done).toHaveLength(2));
  expect(Date.now()).toBeGreaterThanOrEqual(due);
  expect(done).toEqual(expect.arrayContaining([{ text: 'now' }, { text: 'late' }]));
  await jobs.add({ key: 'more', at: Date.now(), kind: 'note', data: { text: 'more' } });
  await eventually(() => expect(done).toHaveLength(3));
});

test.each(PLACES)('%s: one for each key: the later replaces the earlier, and may be dropped', async (_name, place) => {
  const { jobs } = await office(await place());
  const { done, kinds } = noting();
  for (const seq of [1, 2, 3]) await jobs.add({ key: 'anna/turn/m', at: 0, kind: 'note', data: { seq } });
  await jobs.add({ key: 'anna/over/m', at: 0, kind: 'note', data: { text: 'over' } });
  await jobs.add({ key: 'annabel/turn/m', at: 0, kind: 'note', data: { text: 'annabel' } });
  await jobs.add({ key: 'boris/turn/m', at: 0, kind: 'note', data: { text: 'boris' } });
  await jobs.drop('boris/turn/m');
  await jobs.drop('nobody/turn/m');
  await jobs.start({ ...kinds, never: () => Promise.reject(new Error('never')) });
  await eventually(() => expect(done).toHaveLength(3));
  expect(done).toEqual(expect.arrayContaining([{ seq: 3 }, { text: 'over' }, { text: 'annabel' }]));
  const later = Date.now() + 60_000;
  await jobs.add({ key: 'anna/turn/n', at: later, kind: 'never', data: {}, most: 1 });
  await jobs.add({ key: 'annabel/turn/n', at: 0, kind: 'never', data: {}, most: 1 });
  await eventually(async () => expect(await jobs.failed()).toHaveLength(1));
  expect(await jobs.waiting()).toBe(1);
  await jobs.dropAll('anna/');
  expect(await jobs.waiting()).toBe(0);
  expect((await jobs.failed()).map(({ key }) => key)).toEqual(['annabel/turn/n']);
  await jobs.dropAll('annabel/');
  expect(await jobs.failed()).toEqual([]);
});

test.each(PLACES)(
  '%s: one that fails is tried again after a pause; one that always fails is kept',
  async (_name, place) => {
    const { jobs, faults } = await office(await place());
    const { done, kinds } = noting();
    let tries = 0;
    const stubborn = async () => {
      tries += 1;
      if (tries === 1) throw new Error('not today');
    };
    let hopes = 0;
    const never = async () => {
      hopes += 1;
      throw new Error('the mail server is gone');
    };
    await jobs.start({ ...kinds, stubborn, never });
    const begun = Date.now();
    await jobs.add({ key: 'hopeless', at: 0, kind: 'never', data: {}, most: 1 });
    await jobs.add({ key: 'stubborn', at: 0, kind: 'stubborn', data: {} });
    await eventually(() => expect(tries).toBeGreaterThan(0));
    // Neither holds anything up.
    await jobs.add({ key: 'note', at: 0, kind: 'note', data: {} });
    await eventually(() => expect(done).toHaveLength(1));
    const error = 'the mail server is gone';
    await eventually(async () =>
      expect(await jobs.failed()).toEqual([{ key: 'hopeless', kind: 'never', attempts: 1, error }]),
    );
    await eventually(() => expect(tries).toBe(2));
    expect(Date.now() - begun).toBeGreaterThan(pauseAfter(1) - 300);
    expect(faults.join()).toContain(error);
    // Whoever looks after the server has it tried again.
    expect([await jobs.retry('nothing'), await jobs.retry('hopeless')]).toEqual([false, true]);
    await eventually(() => expect(hopes).toBe(2));
    await eventually(async () => expect(await jobs.failed()).toMatchObject([{ key: 'hopeless', attempts: 1 }]));
  },
);

test.each(PLACES)('%s: what a process had begun when it was killed is begun again', async (_name, place) => {
  const { jobs, another } = await office(await place());
  let end = (): void => {};
  const hanging = new Promise<void>((resolve) => (end = resolve));
  onTestFinished(() => end());
  let begun = 0;
  await jobs.add({ key: 'job', at: 0, kind: 'slow', data: { text: 'kept' } });
  await jobs.start({ slow: () => hanging });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const second = await another();
  await second.start({ slow: async (data) => void (begun += Object(data).text === 'kept' ? 1 : 0) });
  await eventually(() => expect(begun).toBe(1));
  end();
});

test('the pauses grow, and not for ever', () => {
  const pauses = [1, 2, 3, 4, 20].map((attempts) => Math.round(pauseAfter(attempts) / 1000));
  expect(pauses).toEqual([3, 7, 20, 55, 22_026]);
});

const WAYS = PLACES.flatMap(([from, source]) => PLACES.map(([to, target]) => [from, to, source, target] as const));

test.each(WAYS)('what waits in %s is in its backup, and done by %s', async (_from, _to, source, target) => {
  const [here, there] = [await source(), await target()];
  const { jobs } = await office(here);
  await jobs.add({ key: 'anna/turn/m', at: 0, kind: 'note', data: { text: 'due' } });
  await jobs.add({ key: 'anna/reminder/m', at: Date.now() + 3_600_000, kind: 'note', data: { text: 'later' } });
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-jobs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'all.gz');
  await backUp(here, file);
  await restore(there, file, false);
  const { jobs: restored, another } = await office(there);
  expect(await restored.waiting()).toBe(2);
  // Another process of the same database does not take them over again.
  expect(await (await another()).waiting()).toBe(2);
  const { done, kinds } = noting();
  await restored.start(kinds);
  await eventually(() => expect(done).toEqual([{ text: 'due' }]));
  await eventually(async () => expect(await restored.waiting()).toBe(1));
});
