import { type SoloStatistics, sumStatistics } from '@sandtable/bear';
import { parseSeed } from '@sandtable/kernel';
import { printReport, type Report, report } from '@sandtable/lab';
import { BadInput, valueOf } from './bad-input.ts';
import { openTable, type Table } from './game.ts';
import type { Output } from './output.ts';
import { countOf, playGames } from './play-games.ts';
import { seatedBots } from './seated-bots.ts';
import { bearSeries, type Seated } from './series.ts';
import { printSoloReport } from './solo-report.ts';
import { printSoloSummary } from './solo-summary.ts';

export interface SimulateAsked {
  /** A mission, or `all-solo`. */
  readonly mission: string;
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  /** Who plays against the AI. */
  readonly player?: string;
  readonly set: readonly string[];
  readonly workers?: string;
  readonly json?: true;
}

const EVERY_SOLO_MISSION = 'all-solo';

/** `simulate`: plays a series of matches between bots, or of one against the AI, and writes what they came to. */
export async function simulateSeries(asked: SimulateAsked, out: Output, err: Output): Promise<void> {
  const table = openTable();
  if (asked.mission !== EVERY_SOLO_MISSION) {
    const made = await playSeries(table, asked, err);
    out.write(asked.json ? `${JSON.stringify(made)}\n` : `${printSeries(table, made)}\n`);
    return;
  }
  const missions = table.pack.missions.filter(({ solo }) => solo !== null);
  if (missions.length === 0) throw new BadInput('--mission: there are no solo missions');
  const all: Awaited<ReturnType<typeof playSeries>>[] = [];
  for (const { id } of missions) all.push(await playSeries(table, { ...asked, mission: id }, err));
  if (asked.json) {
    out.write(`${JSON.stringify({ missions: all, ai: sumStatistics(all.map(({ ai }) => ai)) })}\n`);
    return;
  }
  const parts = all.map((made) => `${made.mission}\n\n${printSeries(table, made)}`);
  out.write(`${[...parts, printSoloSummary(all)].join('\n\n')}\n`);
}

/** What a series came to, and where there is an AI, how it fared. */
interface SeriesReport extends Report {
  readonly mission: string;
  readonly seed: string;
  readonly bots: Seated;
  readonly ai?: SoloStatistics;
}

async function playSeries({ game }: Table, asked: SimulateAsked, err: Output): Promise<SeriesReport> {
  const options = { ...switchesOf(asked.set), mission: asked.mission };
  const checked = valueOf(game.options(options));
  const games = countOf(asked.games, '--games');
  const seed = valueOf(parseSeed(asked.seed));
  const given = seatedBots(game.seats(checked), asked);
  const results = await playGames(
    {
      maker: bearSeries,
      module: new URL('series.ts', import.meta.url).href,
      export: 'bearSeries',
      given,
      plan: { options, games, seed },
    },
    asked.workers,
    err,
  );
  const records = results.map(({ record }) => record).filter((record) => record !== null);
  const ai = records.length === 0 ? {} : { ai: sumStatistics(records) };
  return { mission: asked.mission, seed, bots: given, ...report(results), ...ai };
}

function printSeries({ pack }: Table, { ai, ...made }: SeriesReport): string {
  return ai === undefined ? printReport(made) : `${printReport(made)}\n\n${printSoloReport(pack, ai)}`;
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
