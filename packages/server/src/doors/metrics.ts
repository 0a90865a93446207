import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Limit, LIMITS } from '../budget/budget.ts';
import { hashOfSecret } from '../store/secrets.ts';

/** Read whenever the metrics are. */
interface Gauges {
  sockets(): number;
  warmMatches(): number;
  jobsWaiting(): Promise<number>;
}

const TOLD_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const HTTP_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const BOT_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures for the administrator. None of them holds a name, id, seat or text of a person. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #entries: Counter<'kind' | 'result'>;
  readonly #told: Histogram;
  readonly #bots: Histogram<'game'>;
  readonly #databaseErrors: Counter;
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #refused: Counter<'limit'>;
  readonly #backup: Gauge;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#entries = new Counter({
      ...{ name: 'sandtable_entries_total', help: 'What seats have sent, by kind and answer.', registers },
      labelNames: ['kind', 'result'],
    });
    this.#told = new Histogram({
      ...{ name: 'sandtable_told_seconds', help: 'From a message to all being told of its entry.', registers },
      buckets: TOLD_SECONDS,
    });
    this.#bots = new Histogram({
      ...{ name: 'sandtable_thinking_seconds', help: 'How long a bot took in its thread.', registers },
      labelNames: ['game'],
      buckets: BOT_SECONDS,
    });
    this.#databaseErrors = new Counter({
      ...{ name: 'sandtable_database_errors_total', help: 'Queries and connections that failed.', registers },
    });
    this.#requests = new Histogram({
      ...{ name: 'sandtable_http_seconds', help: 'From a request to its answer.', registers },
      labelNames: ['method', 'route', 'status'],
      buckets: HTTP_SECONDS,
    });
    this.#refused = new Counter({
      ...{ name: 'sandtable_refused_total', help: 'What was refused for being too much, by limit.', registers },
      labelNames: ['limit'],
    });
    // From 0 on, so that the first refusal shows as a rise.
    for (const limit of LIMITS) this.#refused.inc({ limit }, 0);
    this.#backup = new Gauge({
      ...{ name: 'sandtable_backup_time_seconds', help: 'When the newest backup was made; 0: none yet.', registers },
    });
  }

  /** Counts the answer to a seat's message that came `ms` ago. */
  answered(kind: string, isAccepted: boolean, ms: number): void {
    this.#entries.inc({ kind, result: isAccepted ? 'accepted' : 'refused' });
    if (isAccepted) this.#told.observe(ms / 1000);
  }

  thought(game: string, ms: number): void {
    this.#bots.observe({ game }, ms / 1000);
  }

  /** By the route's pattern, never by the address that was asked for. */
  requested(method: string, route: string, status: number, ms: number): void {
    this.#requests.observe({ method, route, status }, ms / 1000);
  }

  /** Counts what was refused for being too much. */
  refused(limit: Limit): void {
    this.#refused.inc({ limit });
  }

  backedUp(at: number): void {
    this.#backup.set(at / 1000);
  }

  databaseFailed(): void {
    this.#databaseErrors.inc();
  }

  count({ sockets, warmMatches, jobsWaiting }: Gauges): void {
    this.#gauge('sandtable_sockets', 'Open sockets.', sockets);
    this.#gauge('sandtable_warm_matches', 'Matches in memory.', warmMatches);
    this.#gauge('sandtable_jobs_waiting', 'Jobs to be done, now or later.', jobsWaiting);
  }

  #gauge(name: string, help: string, figure: () => number | Promise<number>): void {
    const registers = [this.#registry];
    const gauge: Gauge = new Gauge({ name, help, registers, collect: async () => gauge.set(await figure()) });
  }

  addRoute(app: FastifyInstance, token: string): void {
    app.get('/metrics', async ({ headers: { authorization } }, reply) => {
      if (!isRight(authorization, token)) return reply.code(401).send({ error: NEEDS_TOKEN });
      return reply.type(this.#registry.contentType).send(await this.#registry.metrics());
    });
  }

  /** Answers `/metrics` at a port of its own, and nothing else there. Rejects if the port is taken. */
  async listen({ host, port }: { readonly host: string; readonly port: number }, token?: string): Promise<Server> {
    const server = createServer((request, response) => {
      const isAllowed = token === undefined || isRight(request.headers.authorization, token);
      if (request.url !== '/metrics') response.writeHead(404).end();
      else if (!isAllowed) response.writeHead(401).end(NEEDS_TOKEN);
      else
        void this.#registry.metrics().then(
          (text) => response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text),
          () => response.writeHead(503).end(),
        );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) =>
        reject(new Error(`METRICS_LISTEN: cannot listen on ${host}:${port} (${error.message})`)),
      );
      server.listen(port, host, resolve);
    });
    return server.unref();
  }
}

const NEEDS_TOKEN = 'This needs the token of METRICS_TOKEN: Authorization: Bearer …';

/** Takes the same time for any wrong one. */
function isRight(authorization = '', token: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(authorization)), Buffer.from(hashOfSecret(`Bearer ${token}`)));
}
