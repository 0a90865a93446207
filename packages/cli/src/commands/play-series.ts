import { parseSeed } from '@sandtable/kernel';
import { type GameResult, report } from '@sandtable/lab';
import type { Desk } from '../desk/desk.ts';
import type { Crew, SeriesJob } from '../desk/play-games.ts';
import { gamesOf, playAndReport, type SavingOptions } from '../desk/played-series.ts';
import { seatedBots } from '../desk/seated-bots.ts';
import type { SeriesDesk, SeriesReport } from '../desk/series-desk.ts';
import { BadInput, valueOf } from '../io/input.ts';
import type { Output } from '../io/output.ts';

export interface SeriesOptions extends Crew, SavingOptions {
  /** A mission, or a word for several. */
  readonly mission: string;
  readonly seed: string;
  readonly bots: string;
  readonly player?: string;
  readonly switches: Readonly<Record<string, string>>;
  readonly json?: true;
}

/** `simulate`: plays series between bots, or of one bot against the AI, and reports the results. */
export async function simulateSeries(desk: Desk, asked: SeriesOptions, out: Output, err: Output): Promise<void> {
  const series = await desk.series();
  const several = Object.hasOwn(series.sets, asked.mission) ? series.sets[asked.mission] : undefined;
  if (several?.length === 0) throw new BadInput('--mission: there are no such missions');
  const missions = several ?? [asked.mission];
  const jobs = missions.map((mission) => jobFor(series, { ...asked, mission }));
  const savedAs = (job: SeriesJob): string => missions[jobs.indexOf(job)] ?? '';
  await playAndReport({ jobs, savedAs, save: series.save }, asked, err, (played) => {
    const all = jobs.flatMap((job, place) => {
      const results = played[place] ?? [];
      return results.length === 0 ? [] : [reportOn(series, missions[place] ?? '', job, results)];
    });
    printReports(series, all, several !== undefined, asked, out);
  });
}

function printReports(
  series: SeriesDesk,
  all: readonly SeriesReport[],
  areSeveral: boolean,
  asked: SeriesOptions,
  out: Output,
): void {
  const [only] = all;
  if (!areSeveral && only !== undefined) {
    out.write(asked.json ? `${JSON.stringify(only)}\n` : `${series.print(only)}\n`);
    return;
  }
  if (asked.json) {
    const ai = all.flatMap((made) => (made.ai === undefined ? [] : [made.ai]));
    out.write(`${JSON.stringify({ missions: all, ...(ai.length === 0 ? {} : { ai: series.sum(ai) }) })}\n`);
    return;
  }
  const parts = all.map((made) => `${made.mission}\n\n${series.print(made)}`);
  out.write(`${[...parts, series.printAll(all)].join('\n\n')}\n`);
}

function jobFor(series: SeriesDesk, asked: SeriesOptions): SeriesJob {
  const options = { ...asked.switches, mission: asked.mission };
  const seats = valueOf(series.seats(options));
  const seed = valueOf(parseSeed(asked.seed));
  const { maker, module, edition, export: name } = series;
  const given = seatedBots(seats, series.bots, asked);
  return { maker, module, edition, export: name, given, plan: { options, seed, ...gamesOf(asked) } };
}

function reportOn(
  series: SeriesDesk,
  mission: string,
  { given, plan }: SeriesJob,
  results: readonly GameResult[],
): SeriesReport {
  const records = results.map(({ record }) => record).filter((record) => record !== null);
  const ai = records.length === 0 ? {} : { ai: series.sum(records) };
  return { mission, seed: plan.seed, bots: given, ...report(results), ...ai };
}
