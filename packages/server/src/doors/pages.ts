import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../jobs/jobs.ts';
import { openApi } from './openapi.ts';
import { Refused, type Rooms } from './rooms.ts';
import type { Sockets } from './sockets.ts';

/** Answered by every process, even one that only works jobs. */
export const HEALTH = /^\/(?:healthz|readyz|metrics)$/;

export function addHealth(app: FastifyInstance, { store, isStopping }: Rooms): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async () => {
    if (isStopping()) throw new Refused(503, 'The server is stopping.');
    await store.check();
    return { ok: true };
  });
}

export function addPages(app: FastifyInstance, { settings, metrics, hall }: Rooms, sockets: Sockets, jobs: Jobs): void {
  app.get('/api/openapi.json', async () => openApi());
  if (metrics === null) return;
  metrics.count({
    sockets: () => [...sockets.values()].filter(({ isRelayed }) => !isRelayed).length,
    warmMatches: () => hall.size,
    jobsWaiting: () => jobs.waiting(),
  });
  if (settings.metricsToken !== undefined) metrics.addRoute(app, settings.metricsToken);
}
