import type { HostedGame } from '../games/hosted-game.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Chance } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';

/** In milliseconds. */
export interface NoticeTiming {
  /** How long to gather news, so that a quick exchange costs one look at the database. */
  readonly gather: number;
  /** The delay before a turn is announced: a quick exchange needs no notices. */
  readonly late: number;
  /** How often to check whether someone with the match open has left. */
  readonly lookAgain: number;
  readonly lookEvery: number;
}

export const TIMING: NoticeTiming = { gather: 2000, late: 15_000, lookAgain: 60_000, lookEvery: 1000 };

export interface NoticesPlan {
  readonly store: Store;
  readonly hall: Hall;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly jobs: Jobs;
  readonly chance: Chance;
  readonly timing: NoticeTiming;
  /** For tests: pushes and webhooks may go to this machine. */
  readonly mayLoop: boolean;
  readonly settings: {
    readonly publicUrl: URL | null;
    readonly smtpUrl: string | undefined;
    readonly mailFrom: string | undefined;
  };
  now(): number;
  fault(error: unknown, match: string): void;
}
