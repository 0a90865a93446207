import type { HostedGame } from '../games/hosted-game.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Chance } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';

/** In milliseconds. */
export interface NoticeTiming {
  /** News are gathered for so long: one look at the database for all of a quick exchange. */
  readonly gather: number;
  /** So long after it became somebody's turn he is told: an answer to an answer is not worth a notice. */
  readonly late: number;
  /** While he has the match before him, it is looked again whether he has left. */
  readonly lookAgain: number;
  /** So often it is looked for what is due. */
  readonly lookEvery: number;
}

export const TIMING: NoticeTiming = { gather: 2000, late: 15_000, lookAgain: 60_000, lookEvery: 1000 };

/** What notices need of the house. */
export interface NoticesPlan {
  readonly store: Store;
  readonly hall: Hall;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly jobs: Jobs;
  readonly chance: Chance;
  readonly timing: NoticeTiming;
  /** For tests: what is pushed and posted may go to this machine. */
  readonly mayLoop: boolean;
  readonly settings: {
    readonly publicUrl: URL | null;
    readonly smtpUrl: string | undefined;
    readonly mailFrom: string | undefined;
  };
  now(): number;
  fault(error: unknown, match: string): void;
}
