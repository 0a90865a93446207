import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { sqlitePlace } from '../testing/places.ts';
import { settingsAt } from '../testing/served.ts';
import { checkBackup } from './backups.ts';
import { ScheduledBackups } from './scheduled-backups.ts';

const HOUR = 60 * 60_000;

async function schedule(env: Record<string, string>) {
  const place = await sqlitePlace();
  // A server that runs.
  const store = await openStore(place, 0);
  onTestFinished(() => store.close());
  await store.people.add({ id: 'anna', name: 'Anna' }, { hash: 'k', now: 0 });
  const folder = path.join(place.folder, 'kept', 'backups');
  const settings = settingsAt(place, { SANDTABLE_BACKUP_DIR: folder, ...env });
  const clock = { now: Date.UTC(2030, 0, 31, 4, 5, 6) };
  const faults: unknown[] = [];
  const made: number[] = [];
  const plan = { settings, now: () => clock.now, fault: (error: unknown) => faults.push(error) };
  const fresh = () => new ScheduledBackups({ ...plan, made: (at) => made.push(at) });
  return { folder, clock, faults, made, fresh };
}

test('a backup is made when the newest is old enough, also by another process, and the oldest go', async () => {
  const { folder, clock, faults, made, fresh } = await schedule({
    ...{ SANDTABLE_BACKUP_HOURS: '6', SANDTABLE_BACKUPS_KEPT: '2' },
  });
  await fresh().look();
  expect(readdirSync(folder)).toEqual(['sandtable-2030-01-31T04-05-06Z.gz']);
  const [first = ''] = readdirSync(folder);
  expect([statSync(folder).mode & 0o777, statSync(path.join(folder, first)).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(await checkBackup(path.join(folder, first))).toMatchObject({ people: 1 });
  clock.now += 6 * HOUR - 1000;
  await fresh().look();
  expect(readdirSync(folder)).toHaveLength(1);
  // What is not ours stays, and what a killed process left half done goes.
  writeFileSync(path.join(folder, 'mine.gz'), '');
  writeFileSync(path.join(folder, 'sandtable-2030-01-31T05-00-00Z.gz.part'), '');
  for (let times = 0; times < 2; times += 1) {
    clock.now += 6 * HOUR;
    const backups = fresh();
    // Asked twice at once it makes one.
    await Promise.all([backups.look(), backups.look()]);
  }
  expect(readdirSync(folder).sort()).toEqual([
    ...['mine.gz', 'sandtable-2030-01-31T16-05-05Z.gz', 'sandtable-2030-01-31T22-05-05Z.gz'],
  ]);
  expect([made.at(-1), faults]).toEqual([clock.now, []]);
});

test('a backup that fails is told, and those of before stay', async () => {
  const { folder, clock, faults, fresh } = await schedule({
    ...{ SANDTABLE_BACKUP_HOURS: '1', SANDTABLE_BACKUPS_KEPT: '1' },
  });
  await fresh().look();
  clock.now += HOUR;
  const settings = settingsAt({ databaseUrl: undefined, folder: path.join(folder, 'nowhere') });
  const plan = { now: () => clock.now, fault: (error: unknown) => faults.push(error), made: () => {} };
  const broken = { ...settings, backupFolder: folder, backupHours: 1, backupsKept: 1 };
  await new ScheduledBackups({ ...plan, settings: broken }).look();
  expect(String(faults)).toContain('there is no');
  expect(readdirSync(folder)).toHaveLength(1);
});

test.each([{ SANDTABLE_BACKUP_HOURS: '0' }, { SANDTABLE_BACKUP_HOURS: '1', SANDTABLE_JOBS: 'elsewhere' }])(
  'none is made by %j',
  async (env) => {
    const { folder, fresh } = await schedule(env);
    await fresh().look();
    expect(() => readdirSync(folder)).toThrow('ENOENT');
  },
);
