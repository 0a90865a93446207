import { parseSeed } from '@sandtable/kernel';
import { report } from '@sandtable/lab';
import type { Desk } from '../desk/desk.ts';
import { countOf, playGames } from '../desk/play-games.ts';
import { seatedBots } from '../desk/seated-bots.ts';
import type { SeriesDesk, SeriesReport } from '../desk/series-desk.ts';
import { BadInput, valueOf } from '../io/input.ts';
import type { Output } from '../io/output.ts';

export interface SeriesOptions {
  /** A mission, or a word for several. */
  readonly mission: string;
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  /** The bot that plays against the AI. */
  readonly player?: string;
  /** Rule options by name. */
  readonly switches: Readonly<Record<string, string>>;
  readonly workers?: string;
  readonly json?: true;
}

/** `simulate`: plays a series of matches between bots, or of one bot against the AI, and writes the results. */
export async function simulateSeries(desk: Desk, asked: SeriesOptions, out: Output, err: Output): Promise<void> {
  const series = await desk.series();
  const several = Object.hasOwn(series.sets, asked.mission) ? series.sets[asked.mission] : undefined;
  if (several === undefined) {
    const made = await playSeries(series, asked, err);
    out.write(asked.json ? `${JSON.stringify(made)}\n` : `${series.print(made)}\n`);
    return;
  }
  if (several.length === 0) throw new BadInput('--mission: there are no such missions');
  const all: SeriesReport[] = [];
  for (const mission of several) all.push(await playSeries(series, { ...asked, mission }, err));
  if (asked.json) {
    const ai = all.flatMap((made) => (made.ai === undefined ? [] : [made.ai]));
    out.write(`${JSON.stringify({ missions: all, ...(ai.length === 0 ? {} : { ai: series.sum(ai) }) })}\n`);
    return;
  }
  const parts = all.map((made) => `${made.mission}\n\n${series.print(made)}`);
  out.write(`${[...parts, series.printAll(all)].join('\n\n')}\n`);
}

async function playSeries(series: SeriesDesk, asked: SeriesOptions, err: Output): Promise<SeriesReport> {
  const { mission, switches, workers } = asked;
  const options = { ...switches, mission };
  const seats = valueOf(series.seats(options));
  const games = countOf(asked.games, '--games');
  const seed = valueOf(parseSeed(asked.seed));
  const given = seatedBots(seats, series.bots, asked);
  const { maker, module, export: name } = series;
  const results = await playGames({ maker, module, export: name, given, plan: { options, games, seed } }, workers, err);
  const records = results.map(({ record }) => record).filter((record) => record !== null);
  const ai = records.length === 0 ? {} : { ai: series.sum(records) };
  return { mission, seed, bots: given, ...report(results), ...ai };
}
