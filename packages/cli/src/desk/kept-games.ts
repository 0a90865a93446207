import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '@sandtable/kernel';
import type { GameResult } from '@sandtable/lab';
import { codeHash } from '@sandtable/lab/queue';
import { BadInput } from '../io/input.ts';
import { givenTo } from './laid-pack.ts';
import type { SeriesJob } from './play-games.ts';

/** A folder of results, one file per series, so that a command that was stopped can go on. */
export interface KeptGames {
  find(job: SeriesJob): readonly GameResult[] | null;
  add(job: SeriesJob, results: readonly GameResult[]): void;
}

export function keptIn(folder: string): KeptGames {
  const code = codeHash();
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BadInput(`--keep: ${folder} cannot be made (${error instanceof Error ? error.message : String(error)})`);
  }
  // The name hashes everything the results depend on, the code included: another edition's results are never found.
  const fileOf = ({ edition, export: name, given, pack, plan }: SeriesJob): string => {
    const what = JSON.stringify([edition, code, name, givenTo(given, pack), plan]);
    return path.join(folder, `${createHash('sha256').update(what).digest('hex').slice(0, 32)}.json`);
  };
  return {
    find(job) {
      const file = fileOf(job);
      return existsSync(file) ? resultsIn(readFileSync(file, 'utf8')) : null;
    },
    add(job, results) {
      const file = fileOf(job);
      // Write and rename: a killed process leaves no half-written file.
      writeFileSync(`${file}.part`, JSON.stringify({ results }));
      renameSync(`${file}.part`, file);
    },
  };
}

function resultsIn(text: string): readonly GameResult[] | null {
  const read: unknown = JSON.parse(text);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `add` wrote it, by the same code
  return isRecord(read) && Array.isArray(read['results']) ? (read['results'] as GameResult[]) : null;
}
