export { simulateInWorkers, type SeriesMaker, type SeriesModule } from './pool.ts';
