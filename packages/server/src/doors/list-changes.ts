import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Lists } from '../lists/lists.ts';

/**
 * Whatever a request has changed at a match, the pages that list it are told: those of the match in its path, and in its answer if it has
 * made one. Before the answer is sent, so that whoever has it gets the new lists.
 */
export function tellOfChanges(app: FastifyInstance, lists: Lists): void {
  app.addHook('preSerialization', async (request: FastifyRequest, reply, answer: unknown) => {
    if (request.method !== 'POST' || reply.statusCode >= 400 || !request.url.startsWith('/api/matches')) return answer;
    for (const match of new Set([idIn(request.params, 'id'), idIn(answer, 'match')]))
      if (match !== null) lists.changed(match);
    return answer;
  });
}

/** The id in this field, which may hold the whole match. */
function idIn(from: unknown, field: string): string | null {
  if (typeof from !== 'object' || from === null || !(field in from)) return null;
  const value: unknown = Reflect.get(from, field);
  return typeof value === 'string' ? value : idIn(value, 'id');
}
