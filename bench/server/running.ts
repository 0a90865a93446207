import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleServer } from '../../scripts/release/server.mjs';

/** Milliseconds of processor time so far, megabytes, and how long the event loop was held up since the last time: 99 of 100. */
interface Usage {
  readonly cpu: number;
  readonly memory: number;
  readonly held: number;
}

/** A server that is measured, bundled as `npm start` runs it. */
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
      env: { ...process.env, LOG_LEVEL: 'error', TRUST_PROXY: '1', ...env },
      execArgv: [
        '--expose-gc',
        ...(process.env['PROFILE'] === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir=build/profile']),
      ],
    });
    RunningServer.#all.add(started);
    started.on('exit', () => RunningServer.#all.delete(started));
    const [told] = await once(started, 'message');
    return new RunningServer(started, `http://127.0.0.1:${told.address.port}`);
  }

  /** `memory`: once everything that is not needed is gone. */
  async usage(what: 'usage' | 'memory' = 'usage'): Promise<Usage> {
    const told = once(this.#process, 'message');
    this.#process.send(what);
    const [usage] = await told;
    return usage;
  }

  /** Those of a step that did not come to its end. */
  static killAll(): void {
    for (const each of RunningServer.#all) each.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
