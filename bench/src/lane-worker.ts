// The thread of one contestant: runs for the milliseconds it is sent, and answers.
import { parentPort, workerData } from 'node:worker_threads';
import { groups } from './groups.ts';
import { at } from './list.ts';
import { sample, warmUp } from './sample.ts';

const { group, index }: { group: string; index: number } = workerData;
const make = groups[group];
if (make === undefined || parentPort === null) throw new Error(`no group '${group}'`);

const contestant = at(make().contestants, index);
const port = parentPort;
const DEEDS = { sample, warmUp };
interface Task {
  readonly does: keyof typeof DEEDS;
  readonly time: number;
}
port.on('message', ({ does, time }: Task) => port.postMessage(DEEDS[does](contestant, time)));
