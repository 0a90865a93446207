import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Work<T> = (db: Transaction<Tables>) => Promise<T>;

/** One that waits for the next transaction: it is told what became of its work once that has reached the disk. */
interface Waiting {
  /** Does it, and says how to tell; it never throws. */
  done(db: Transaction<Tables>, isAlone: boolean): Promise<() => void>;
  reject(error: unknown): void;
}

const SAVE = CompiledQuery.raw('savepoint one');
const RELEASE = CompiledQuery.raw('release one');
const ROLL_BACK = CompiledQuery.raw('rollback to one');

/**
 * Work that comes at one moment is done in one transaction. To wait for the disk takes longer than anything else that a server does, and
 * with one connection whoever comes next would have to wait for each.
 */
export function togetherOn(db: Kysely<Tables>): <T>(work: Work<T>) => Promise<T> {
  let waiting: Waiting[] = [];
  const flush = async (): Promise<void> => {
    const all = waiting;
    waiting = [];
    try {
      const told = await db.transaction().execute(async (tx) => {
        const ends: (() => void)[] = [];
        for (const each of all) ends.push(await each.done(tx, all.length === 1));
        return ends;
      });
      for (const tell of told) tell();
    } catch (error) {
      for (const each of all) each.reject(error);
    }
  };
  return (work) =>
    new Promise((resolve, reject) => {
      // Whatever else has come over the sockets by now is read first.
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({
        reject,
        async done(tx, isAlone) {
          if (isAlone) {
            // What fails takes its transaction with it, and `flush` tells.
            const value = await work(tx);
            return () => resolve(value);
          }
          await tx.executeQuery(SAVE);
          try {
            const value = await work(tx);
            await tx.executeQuery(RELEASE);
            return () => resolve(value);
          } catch (error) {
            await tx.executeQuery(ROLL_BACK);
            await tx.executeQuery(RELEASE);
            return () => reject(error);
          }
        },
      });
    });
}
