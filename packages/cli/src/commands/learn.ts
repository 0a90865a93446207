import { parseSeed } from '@sandtable/kernel';
import { learn, type Learned, type Model, percent, type Sample, samplesIn, table } from '@sandtable/lab';
import { PROCEDURE_SEAT } from '@sandtable/session';
import type { Desk } from '../desk/desk.ts';
import { countOf, type Crew, playAll, type SeriesJob } from '../desk/play-games.ts';
import { seatedBots } from '../desk/seated-bots.ts';
import { BadInput, valueOf } from '../io/input.ts';
import type { Output } from '../io/output.ts';
import { refuseOld, writeNew } from '../io/write.ts';
import { missionsIn } from './arena.ts';

export interface LearnOptions extends Crew {
  readonly missions: string;
  readonly games: string;
  readonly seed: string;
  readonly bot: string;
  readonly out?: string;
  readonly force?: true;
  readonly json?: true;
}

/** `learn`: plays matches between bots, and learns from what they saw to predict the winner; separately for matches against the AI. */
export async function learnChances(desk: Desk, asked: LearnOptions, out: Output, err: Output): Promise<void> {
  const series = await desk.series();
  const { lessons, module, edition } = series;
  if (lessons === null) throw new BadInput(`--game: expected a game that can be learned, got ${desk.id}`);
  if (asked.out !== undefined && asked.force !== true) refuseOld(asked.out);
  const seed = valueOf(parseSeed(asked.seed));
  const games = countOf(asked.games, '--games');
  const samples: Record<'versus' | 'solo', Sample[]> = { versus: [], solo: [] };
  const missions = missionsIn(asked.missions, series);
  const jobs = missions.map((mission): SeriesJob => {
    const given = seatedBots(valueOf(series.seats({ mission })), series.bots, { bots: asked.bot });
    return { ...lessons, module, edition, given, plan: { options: { mission }, games, seed } };
  });
  for (const [place, results] of (await playAll(jobs, asked, err)).entries()) {
    const kind = results[0]?.seats.includes(PROCEDURE_SEAT) ? 'solo' : 'versus';
    samples[kind].push(...samplesIn(missions[place] ?? '', results));
  }
  const learned: Learned = Object.fromEntries(
    Object.entries(samples).flatMap(([kind, all]) => (isEnough(all) ? [[kind, learn(all)]] : [])),
  );
  if (Object.keys(learned).length === 0)
    throw new BadInput('--missions: expected at least two of a kind to learn from');
  if (asked.out !== undefined)
    writeNew(asked.out, moduleOf(learned, `${desk.id}, ${games} games each, seed ${seed}`), asked.force);
  out.write(asked.json ? `${JSON.stringify(learned)}\n` : `${printLearned(learned)}\n`);
}

/** Each mission is predicted from the others, so it takes two. */
function isEnough(samples: readonly Sample[]): boolean {
  return new Set(samples.map(({ mission }) => mission)).size > 1;
}

const DIGITS = 4;

function moduleOf(learned: Learned, source: string): string {
  const short = JSON.stringify(learned, (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value,
  );
  return `// Written by \`sandtable learn\`: ${source}. Do not edit.\nexport const LEARNED = ${short};\n`;
}

function printLearned(learned: Learned): string {
  return Object.entries(learned)
    .map(([kind, model]) => [`${kind}: ${headOf(model)}`, '', ...table(tenthRows(model))].join('\n'))
    .join('\n\n');
}

function headOf({ missions, matches, cases, brier, base }: Model): string {
  const better = percent(1 - brier / base);
  return `${cases} positions of ${matches} matches in ${missions} missions; on a mission it had not seen its Brier score was ${brier.toFixed(3)}, ${better} below the ${base.toFixed(3)} of the base rate`;
}

function tenthRows({ tenths }: Model): string[][] {
  return [
    ['predicted', 'positions', 'on average', 'won'],
    ...tenths.map(({ cases, predicted, actual }, place) => [
      `${place * 10}-${place * 10 + 10}%`,
      String(cases),
      percent(predicted),
      percent(actual),
    ]),
  ];
}
