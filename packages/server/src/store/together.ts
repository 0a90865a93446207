import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Work<T> = (db: Transaction<Tables>) => Promise<T>;

/** Work waiting for the next transaction. It learns its outcome once the transaction has reached the disk. */
interface Waiting {
  /** Does the work and returns how to report the outcome; never throws, unless alone. */
  done(db: Transaction<Tables>, isAlone: boolean): Promise<() => void>;
  reject(error: unknown): void;
}

const SAVE = CompiledQuery.raw('savepoint one');
const RELEASE = CompiledQuery.raw('release one');
const ROLL_BACK = CompiledQuery.raw('rollback to one');

/**
 * Runs all work of one moment in one transaction. Waiting for the disk takes longer than anything else a server does, and on one connection
 * each transaction would have to wait for the one before.
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
      // Read whatever else has come over the sockets first.
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({
        reject,
        async done(tx, isAlone) {
          if (isAlone) {
            // A failure rolls back the transaction, and `flush` rejects.
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
