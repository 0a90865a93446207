export { askQueue, type Asked } from './ask.ts';
export { codeHash } from './code.ts';
export { openQueue, type Queue, QueueTrouble } from './queue.ts';
export { startWorking } from './work.ts';
