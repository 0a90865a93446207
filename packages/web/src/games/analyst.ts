export function startAnalyst(game: string): Worker {
  return new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module', name: game });
}
