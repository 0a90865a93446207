import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreBackup, writeBackup } from '../store/backup/backup.ts';
import { type BackupPlace, checkLines, openLines } from '../store/backup/file.ts';
import { openDatabase, type StorePlace } from '../store/store.ts';

interface Restored {
  readonly rows: number;
  /** When the backup was made. */
  readonly madeAt: number;
}

export interface Drill extends Restored {
  readonly people: number;
  readonly matches: number;
  readonly entries: number;
}

/** Copies everything to one file, or to a stream; the server may be running. */
export async function backUp(
  from: StorePlace,
  place: BackupPlace<NodeJS.WritableStream>,
): Promise<{ readonly rows: number }> {
  const database = await openDatabase(from, { role: 'visit' });
  try {
    return await writeBackup(database, place, Date.now());
  } finally {
    await database.close();
  }
}

/** All or nothing, into a database that no server is using. What is no backup leaves no new database behind either. */
export async function restore(
  to: StorePlace,
  place: BackupPlace<NodeJS.ReadableStream>,
  isReplacing: boolean,
): Promise<Restored> {
  if (typeof place === 'string') await checkLines(place);
  const opened = await openLines(place);
  const database = await openDatabase(to, { role: 'restore' });
  try {
    return await restoreBackup(database, opened, { now: Date.now(), isReplacing });
  } finally {
    await database.close();
  }
}

/** Restores a backup into a database of its own, counts what is there, and throws that database away. */
export async function checkBackup(place: BackupPlace<NodeJS.ReadableStream>): Promise<Drill> {
  const opened = await openLines(place);
  const folder = await mkdtemp(path.join(tmpdir(), 'sandtable-drill-'));
  try {
    const database = await openDatabase({ databaseUrl: undefined, folder }, { role: 'restore' });
    try {
      const restored = await restoreBackup(database, opened, { now: Date.now(), isReplacing: false });
      const count = async (table: 'people' | 'matches' | 'entries'): Promise<number> => {
        const { n } = await database.db
          .selectFrom(table)
          .select((it) => it.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow();
        return n;
      };
      const [people, matches, entries] = [await count('people'), await count('matches'), await count('entries')];
      return { ...restored, people, matches, entries };
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
