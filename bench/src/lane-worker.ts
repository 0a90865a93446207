// The thread of one contestant: for every number of milliseconds it is sent, it measures and answers.
import { parentPort, workerData } from 'node:worker_threads';
import { groups } from './groups.ts';
import { at } from './list.ts';
import { sample } from './sample.ts';

const { group, index }: { group: string; index: number } = workerData;
const make = groups[group];
if (make === undefined || parentPort === null) throw new Error(`no group '${group}'`);

const contestant = at(make().contestants, index);
const port = parentPort;
port.on('message', (time: number) => port.postMessage(sample(contestant, time)));
