// A thread with its own connection, which copies SQLite's log into its file.
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Pages of the log. Under constant writing a passive checkpoint never reaches the log's end: beyond this size, writers wait for a full one.
 */
const MOST_PAGES = 16_000;

const { DatabaseSync } = await import(workerData.driver);
const database = new DatabaseSync(workerData.file);
database.exec('pragma busy_timeout = 1000');
const beside = database.prepare('pragma wal_checkpoint(passive)');
const alone = database.prepare('pragma wal_checkpoint(restart)');
const whole = database.prepare('pragma wal_checkpoint(truncate)');

parentPort?.on('message', (/** @type {'take' | 'empty' | 'end'} */ asked) => {
  if (asked === 'end') {
    database.close();
    parentPort?.close();
    return;
  }
  if (asked === 'empty') {
    // Most of it beside the writers: they wait for the rest only.
    beside.get();
    const { busy } = whole.get();
    parentPort?.postMessage(busy === 0 ? 'emptied' : 'notEmptied');
    return;
  }
  const { log, checkpointed } = beside.get();
  if (log > MOST_PAGES && checkpointed < log) alone.get();
  parentPort?.postMessage('taken');
});
