import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { GameResult, SeriesPlan } from '@sandtable/lab';
import { BadInput } from '../io/input.ts';
import { type Output, runSteps, Stopped } from '../io/output.ts';
import { refuseOld, writeNew } from '../io/write.ts';
import { countOf, type Crew, explainKept, gamesIn, playSoFar, type SeriesJob } from './play-games.ts';

// What `simulate` does with series of any kind: plays them, reports on what was played, and saves the games.

export interface SavingOptions {
  readonly games: string;
  /** Plays only this game of the series, counted from 1. */
  readonly gameNumber?: string;
  /** A folder for the matches played. */
  readonly save?: string;
  readonly force?: true;
}

interface SeriesSet {
  readonly jobs: readonly SeriesJob[];
  /** What the file of a saved game begins with. */
  savedAs(job: SeriesJob): string;
  /** The match of this game, counted from 0, as a text. */
  save(job: SeriesJob, game: number): string;
}

/** How many games, or which of them. */
export function gamesOf({ games: text, gameNumber, queue }: SavingOptions & Crew): Pick<SeriesPlan, 'games' | 'slice'> {
  if (gameNumber === undefined) return { games: countOf(text, '--games') };
  if (queue !== undefined) throw new BadInput('--game-number: expected to play it here, without --queue');
  const number = countOf(gameNumber, '--game-number');
  return { games: number, slice: { from: number - 1, to: number } };
}

/** Ctrl-C ends the play, and not what is to be had of it: the report, and the saved games. */
export async function playAndReport(
  { jobs, savedAs, save }: SeriesSet,
  asked: SavingOptions & Crew,
  err: Output,
  tell: (played: readonly (readonly GameResult[])[]) => void,
): Promise<void> {
  const { save: folder, force } = asked;
  const fileOf = (job: SeriesJob, game: number): string =>
    path.join(folder ?? '', `${savedAs(job)}-${String(game + 1)}.json`);
  if (folder !== undefined && force !== true) {
    for (const job of jobs) for (const game of gamesIn(job.plan)) refuseOld(fileOf(job, game));
  }
  const { all, stopped } = await playSoFar(jobs, asked, err);
  const played = all.reduce((sum, results) => sum + results.length, 0);
  if (played > 0) tell(all);
  if (folder !== undefined && played > 0) await runSteps(saving(folder), 'saved game', err);
  if (stopped === null) return;
  const kept = folder === undefined || played === 0 ? explainKept(asked) : `these are saved in ${folder}`;
  throw new Stopped(`${stopped}${played > 0 ? ': the report is of these' : ''}; ${kept}`);

  function* saving(into: string): Generator<{ done: number; total: number }, void, void> {
    try {
      mkdirSync(into, { recursive: true });
    } catch (error) {
      throw new BadInput(`--save: ${into} cannot be made (${error instanceof Error ? error.message : String(error)})`);
    }
    let done = 0;
    for (const [place, job] of jobs.entries()) {
      for (const { game } of all[place] ?? []) {
        yield { done, total: played };
        writeNew(fileOf(job, game), save(job, game), force === true);
        done += 1;
      }
    }
    yield { done, total: played };
  }
}
