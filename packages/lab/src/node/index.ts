export type { SeriesMaker, SeriesModule } from './job.ts';
export { simulateInWorkers } from './pool.ts';
