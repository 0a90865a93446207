export type { SeriesMaker } from './hand.ts';
export { simulateInWorkers } from './pool.ts';
