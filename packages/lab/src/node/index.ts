export { simulateInWorkers, type SeriesMaker } from './pool.ts';
