import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '@sandtable/bear';
import { parseSeed } from '@sandtable/kernel';
import { type GameResult, printReport, report } from '@sandtable/lab';
import { simulateInWorkers } from '@sandtable/lab/node';
import { BadInput, valueOf } from './bad-input.ts';
import { openTable } from './game.ts';
import type { Output } from './output.ts';
import { progressBar } from './progress-bar.ts';
import { bearSeries, type Seated } from './series.ts';

interface Asked {
  readonly mission: string;
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly set: readonly string[];
  readonly workers?: string;
  readonly json?: true;
}

/** So few games are played before other threads would have started. */
const FEW_GAMES = 40;

/** `simulate`: plays a series of matches between bots and writes what they came to. */
export async function simulateSeries(asked: Asked, out: Output, err: Output): Promise<void> {
  const { game } = openTable();
  const options = { ...switchesOf(asked.set), mission: asked.mission };
  const checked = valueOf(game.options(options));
  const games = countOf(asked.games, '--games');
  const seed = valueOf(parseSeed(asked.seed));
  const given = seatedBots(game.seats(checked), asked.bots);
  const plan = { options, games, seed };
  const workers = asked.workers === undefined ? availableParallelism() : countOf(asked.workers, '--workers');
  const bar = progressBar(err, games);
  const results =
    games <= FEW_GAMES || workers === 1
      ? [...watched(bearSeries(given)(plan), bar)]
      : await simulateInWorkers(
          { module: new URL('series.ts', import.meta.url).href, export: 'bearSeries', given, ...plan },
          { workers, onProgress: bar },
        );
  bar(games);
  const made = report(results);
  out.write(
    asked.json
      ? `${JSON.stringify({ mission: asked.mission, seed, bots: given, ...made })}\n`
      : `${printReport(made)}\n`,
  );
}

function* watched(results: Iterable<GameResult>, bar: (done: number) => void): Generator<GameResult> {
  let done = 0;
  for (const result of results) {
    yield result;
    bar((done += 1));
  }
}

/** `captain,random`: one for each seat in order; a single name is for all. */
function seatedBots(seats: readonly string[], text: string): Seated {
  const names = text.split(',');
  const unknown = names.find((name) => !BOT_NAMES.some((known) => known === name));
  if (unknown !== undefined) throw new BadInput(`--bots: expected ${BOT_NAMES.join(' or ')}, got ${unknown}`);
  if (names.length !== 1 && names.length !== seats.length)
    throw new BadInput(`--bots: expected one for each of ${seats.join(', ')}, got ${names.length}`);
  return Object.fromEntries(seats.map((seat, place) => [seat, names[place] ?? names[0] ?? '']));
}

/** `economy=sevenAP` */
function switchesOf(settings: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    settings.map((setting) => {
      const [name = '', value] = setting.split('=');
      if (value === undefined) throw new BadInput(`--set: expected name=value, got ${setting}`);
      return [name, value];
    }),
  );
}

function countOf(text: string, field: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new BadInput(`${field}: expected a whole number from 1 on, got ${text}`);
  return count;
}
