// A thread with a connection of its own, which takes over into SQLite's file what stands in its log.
import { parentPort, workerData } from 'node:worker_threads';

/** Pages of the log. While one writes all the time the log never comes to its end: then whoever writes waits until the last is taken over. */
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
