import { parseSeed, type Seat } from '@sandtable/kernel';
import { type Bout, type GameResult, ladderOf, percent, type Rung, shareOf, table } from '@sandtable/lab';
import type { Desk } from '../desk/desk.ts';
import { countOf, type Crew, playAll, type SeriesJob } from '../desk/play-games.ts';
import type { BotSeats } from '../desk/seated-bots.ts';
import type { SeriesDesk } from '../desk/series-desk.ts';
import { BadInput, valueOf } from '../io/input.ts';
import type { Output } from '../io/output.ts';

export interface ArenaOptions extends Crew {
  readonly bots: string;
  /** Missions, or words for several, separated by commas. */
  readonly missions: string;
  /** Games of each pair in each mission, with sides changed after half of them. */
  readonly games: string;
  readonly seed: string;
  readonly switches: Readonly<Record<string, string>>;
  readonly json?: true;
}

interface MissionBout extends Bout {
  readonly mission: string;
}

interface SoloScore {
  readonly mission: string;
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
}

/** Two bots in a mission, each on either side; `at` is where the results of each way are. */
interface Pairing extends Pick<MissionBout, 'mission' | 'one' | 'other'> {
  readonly ways: readonly { readonly own: readonly Seat[]; readonly at: number }[];
}

interface Arena {
  readonly seed: string;
  readonly bouts: readonly MissionBout[];
  readonly against: readonly SoloScore[];
  readonly ladder: readonly Rung[];
}

/**
 * `arena`: every bot against every other in each mission between people, with sides changed, and each against the AI in solo missions. All
 * meet the same dice: game 7 of a mission has one seed, whoever plays it.
 */
export async function playArena(desk: Desk, asked: ArenaOptions, out: Output, err: Output): Promise<void> {
  const series = await desk.series();
  const bots = botsIn(asked.bots, series.bots);
  const missions = missionsIn(asked.missions, series);
  const seed = valueOf(parseSeed(asked.seed));
  const games = countOf(asked.games, '--games');
  const { maker, module, edition, export: name } = series;
  const jobs: SeriesJob[] = [];
  /** Adds a job; returns the index of its results. */
  const plan = (mission: string, given: BotSeats, count: number): number =>
    jobs.push({
      ...{ maker, module, edition, export: name, given },
      plan: { options: { ...asked.switches, mission }, games: count, seed },
    }) - 1;
  const pairings: Pairing[] = [];
  const solos: {
    readonly mission: string;
    readonly bot: string;
    readonly own: readonly Seat[];
    readonly at: number;
  }[] = [];
  for (const mission of missions) {
    const sides = valueOf(series.sides({ ...asked.switches, mission }));
    const [first = [], second] = sides;
    if (second === undefined)
      for (const bot of bots) solos.push({ mission, bot, own: first, at: plan(mission, seated(first, bot), games) });
    else
      for (const [one, other] of pairsOf(bots)) {
        const half = Math.ceil(games / 2);
        const ways = [
          { own: first, at: plan(mission, { ...seated(first, one), ...seated(second, other) }, half) },
          { own: second, at: plan(mission, { ...seated(first, other), ...seated(second, one) }, half) },
        ];
        pairings.push({ mission, one, other, ways });
      }
  }
  const played = await playAll(jobs, asked, err);
  const bouts = pairings.map(({ ways, ...pairing }): MissionBout => {
    const points = ways.flatMap(({ own, at }) => (played[at] ?? []).map((result) => pointsFor(own, result)));
    return { ...pairing, games: points.length, points: points.reduce((sum, each) => sum + each, 0) };
  });
  const against = solos.map(({ mission, bot, own, at }): SoloScore => {
    const results = played[at] ?? [];
    const wins = results.filter(({ outcome }) => outcome.winners.includes(own[0] ?? '')).length;
    return { mission, bot, games: results.length, wins };
  });
  const arena: Arena = { seed, bouts, against, ladder: ladderOf(bouts) };
  out.write(asked.json ? `${JSON.stringify(arena)}\n` : `${printArena(arena)}\n`);
}

function botsIn(text: string, known: readonly string[]): readonly string[] {
  const bots = text.split(',');
  const unknown = bots.find((bot) => !known.includes(bot));
  if (unknown !== undefined) throw new BadInput(`--bots: expected some of ${known.join(', ')}, got ${unknown}`);
  if (new Set(bots).size !== bots.length) throw new BadInput('--bots: expected each bot once');
  return bots;
}

export function missionsIn(text: string, { sets, seats }: SeriesDesk): readonly string[] {
  const missions = text.split(',').flatMap((word) => (Object.hasOwn(sets, word) ? (sets[word] ?? []) : [word]));
  for (const mission of missions) valueOf(seats({ mission }));
  return [...new Set(missions)];
}

function pairsOf(bots: readonly string[]): readonly (readonly [string, string])[] {
  return bots.flatMap((one, place) => bots.slice(place + 1).map((other) => [one, other] as const));
}

function seated(seats: readonly Seat[], bot: string): BotSeats {
  return Object.fromEntries(seats.map((seat) => [seat, bot]));
}

/** A draw is half a point. */
function pointsFor(own: readonly Seat[], { outcome: { winners } }: GameResult): number {
  const isOurs = own.some((seat) => winners.includes(seat));
  const isTheirs = winners.some((seat) => !own.includes(seat));
  return isOurs === isTheirs ? 0.5 : Number(isOurs);
}

function printArena({ bouts, against, ladder }: Arena): string {
  const parts: (readonly (readonly string[])[])[] = [];
  if (ladder.length > 0)
    parts.push(
      [
        ['bot', 'Elo', '95%', 'points', 'games'],
        ...ladder.map(({ bot, elo, doubt, points, games }) => [
          bot,
          elo.toFixed(0),
          `± ${doubt.toFixed(0)}`,
          String(points),
          String(games),
        ]),
      ],
      [['pair', 'points', '95% interval', 'games'], ...totalsOf(bouts).map(boutRow)],
      [
        ['mission', 'pair', 'points', '95% interval'],
        ...bouts.map((bout) => [bout.mission, ...boutRow(bout).slice(0, 3)]),
      ],
    );
  if (against.length > 0)
    parts.push([
      ['against the AI', 'bot', 'wins', '95% interval'],
      ...against.map(({ mission, bot, wins, games }) => [mission, bot, ...shareCells(wins, games)]),
    ]);
  return parts.map((rows) => table(rows).join('\n')).join('\n\n');
}

function totalsOf(bouts: readonly Bout[]): readonly Bout[] {
  const totals = new Map<string, Bout>();
  for (const { one, other, games, points } of bouts) {
    const before = totals.get(`${one} ${other}`) ?? { games: 0, points: 0 };
    totals.set(`${one} ${other}`, { one, other, games: before.games + games, points: before.points + points });
  }
  return [...totals.values()];
}

function boutRow({ one, other, games, points }: Bout): readonly string[] {
  return [`${one} - ${other}`, ...shareCells(points, games), String(games)];
}

function shareCells(count: number, games: number): readonly string[] {
  const { rate, low, high } = shareOf(count, games);
  return [percent(rate), `${percent(low)} - ${percent(high)}`];
}
