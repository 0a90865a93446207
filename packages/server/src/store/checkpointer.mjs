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

parentPort?.on('message', (/** @type {'take' | 'end'} */ asked) => {
  if (asked === 'end') {
    database.close();
    parentPort?.close();
    return;
  }
  const { log, checkpointed } = beside.get();
  if (log > MOST_PAGES && checkpointed < log) alone.get();
  parentPort?.postMessage('taken');
});
