import { timingSafeEqual } from 'node:crypto';
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
const BOT_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures for the administrator. None of them holds a name, id, seat or text of a person. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #entries: Counter<'kind' | 'result'>;
  readonly #told: Histogram;
  readonly #bots: Histogram<'game'>;
  readonly #databaseErrors: Counter;
  readonly #refusals: Counter<'limit'>;

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
    this.#refusals = new Counter({
      ...{ name: 'sandtable_refused_total', help: 'What was refused for being too much, by limit.', registers },
      labelNames: ['limit'],
    });
    // From 0 on, so that the first refusal shows as a rise.
    for (const limit of LIMITS) this.#refusals.inc({ limit }, 0);
  }

  /** Counts what was refused for being too much. */
  refused(limit: Limit): void {
    this.#refusals.inc({ limit });
  }

  /** Counts the answer to a seat's message that came `ms` ago. */
  answered(kind: string, isAccepted: boolean, ms: number): void {
    this.#entries.inc({ kind, result: isAccepted ? 'accepted' : 'refused' });
    if (isAccepted) this.#told.observe(ms / 1000);
  }

  thought(game: string, ms: number): void {
    this.#bots.observe({ game }, ms / 1000);
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

  /** Guarded by a token. The comparison takes the same time for any wrong one. */
  addRoute(app: FastifyInstance, token: string): void {
    const right = Buffer.from(hashOfSecret(`Bearer ${token}`));
    app.get('/metrics', async ({ headers: { authorization = '' } }, reply) => {
      if (!timingSafeEqual(Buffer.from(hashOfSecret(authorization)), right))
        return reply.code(401).send({ error: 'This needs the token of METRICS_TOKEN: Authorization: Bearer …' });
      return reply.type(this.#registry.contentType).send(await this.#registry.metrics());
    });
  }
}
