import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleServer } from '../../scripts/release/server.mjs';
import type { Usage } from './served.ts';

/** Gives access to the server's metrics. */
const TOKEN = 'of-the-bench-alone';

/** A server to measure, bundled as `npm start` runs it. */
export class RunningServer {
  static readonly #all = new Set<ChildProcess>();
  readonly #process: ChildProcess;
  readonly address: string;

  private constructor(started: ChildProcess, address: string) {
    this.#process = started;
    this.address = address;
  }

  static async start(env: Record<string, string>): Promise<RunningServer> {
    const started = fork(bundleServer('bench/server/served.ts'), {
      env: { ...process.env, LOG_LEVEL: 'error', TRUST_PROXY: '1', METRICS_TOKEN: TOKEN, ...env },
      execArgv: [
        '--expose-gc',
        ...(process.env['PROFILE'] === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir=build/profile']),
      ],
    });
    RunningServer.#all.add(started);
    started.on('exit', () => RunningServer.#all.delete(started));
    const ended = once(started, 'exit').then(([code]) =>
      Promise.reject(new Error(`the server has ended with ${code}`)),
    );
    const [told] = await Promise.race([once(started, 'message'), ended]);
    return new RunningServer(started, `http://127.0.0.1:${told.address.port}`);
  }

  /** `memory`: after a garbage collection. */
  async usage(what: 'usage' | 'memory' = 'usage'): Promise<Usage> {
    const told = once(this.#process, 'message');
    this.#process.send(what);
    const [usage] = await told;
    return usage;
  }

  /** From the server's metrics: how many entries reached everyone within each number of milliseconds, cumulatively. */
  async told(): Promise<ReadonlyMap<number, number>> {
    const answer = await fetch(`${this.address}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
    const lines = (await answer.text()).matchAll(/^sandtable_told_seconds_bucket\{le="([^"]+)"\} (\d+)$/gmu);
    return new Map(
      Array.from(lines, ([, most, count]) => [Number(most?.replace('+Inf', 'Infinity')) * 1000, Number(count)]),
    );
  }

  /** Kills the servers of a step that did not finish. */
  static killAll(): void {
    for (const each of RunningServer.#all) each.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}

/** The milliseconds within which this share of the entries between two readings was told, interpolated linearly. */
export function toldWithin(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
  part: number,
): number {
  const counts = [...after].map(([most, count]) => [most, count - (before.get(most) ?? 0)] as const);
  const wanted = part * (counts.at(-1)?.[1] ?? 0);
  let [least, fewer] = [0, 0];
  for (const [most, count] of counts) {
    if (count >= wanted && most < Infinity) return least + ((most - least) * (wanted - fewer)) / (count - fewer || 1);
    [least, fewer] = [most, count];
  }
  return least;
}
