// Writes one backup in a thread. It runs the TypeScript sources directly, however the main thread was started.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { backUp } = await import('./backups.ts');
const { place, file } = workerData;
parentPort?.postMessage(await backUp(place, file));
