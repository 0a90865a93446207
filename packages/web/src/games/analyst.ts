/** Starts a worker that judges the decisions in matches of this game. */
export function startAnalyst(game: string): Worker {
  return new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module', name: game });
}
