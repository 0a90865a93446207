import { GENERAL_NAMES, percent, shareOf, table } from '@sandtable/lab';
import { BOT_NAMES, kindOf, type Pack, PHASES, type SoloStatistics, sumStatistics } from '@sandtable/limanowa';
import { printShare, type SeriesDesk, seriesDeskOf, type SeriesReport } from '../desk/series-desk.ts';
import { openTable } from './table.ts';
import { limanowaPlayers, limanowaSeries } from './series.ts';

export function limanowaSeriesDesk(): SeriesDesk {
  const { game, pack, named } = openTable();
  const ofKind = (...kinds: readonly string[]): string[] =>
    pack.missions.flatMap((mission) => (kinds.includes(kindOf(mission)) ? [mission.id] : []));
  return seriesDeskOf(game, {
    maker: limanowaSeries,
    module: new URL('series.ts', import.meta.url).href,
    export: 'limanowaSeries',
    lessons: null,
    sets: { all: ofKind('solo', 'coop', 'versus'), 'all-solo': ofKind('solo'), 'all-coop': ofKind('coop') },
    players: () => limanowaPlayers(game, pack),
    named,
    bots: [...BOT_NAMES, ...GENERAL_NAMES],
    sideOf: ({ corps }, seat) => corps.find((one) => one.seat === seat)?.side ?? '',
    sum: sumStatistics,
    versus: 'battle',
    printAi: (ai) => printAiReport(pack, sumStatistics([ai])),
    printAgainst: printSummary,
  });
}

const NO_ROLLS = { rolled: 0, hit: 0 };
const RANKS = ['core', 'elite', 'officer'] as const;

function printAiReport(pack: Pack, ai: SoloStatistics): string {
  const { games, tokens, objectives } = ai;
  const tables = [
    [
      ['against the AI', ''],
      ['level', levelsOf(ai)],
      ['missions won', printShare(ai.won, games)],
      ['VP per game', each(vpOf(ai), games)],
      ['rounds per game', each(ai.rounds, games)],
      ['longest match, in rounds', String(ai.longest)],
    ],
    [['VP', 'games', 'rate'], ...byVp(ai).map(([vp, count]) => [vp, String(count), rate(count, games)])],
    [
      ['AI rolls', 'rolled', 'within', 'rate', 'no roll'],
      ...PHASES.map((phase) => rollRow(`card, ${phase}`, ai.cardRolls[phase])),
      rollRow('token', ai.tokenRolls),
    ],
    [
      ['AI cards', 'turned', 'used', 'used per game'],
      ...pack.cards.flatMap(({ effect, name }) => {
        const card = ai.cards[effect];
        return card === undefined ? [] : [[name, String(card.turned), String(card.used), each(card.used, games)]];
      }),
    ],
    [
      ['AI tokens', 'used', 'per game'],
      ['artillery attack', String(tokens.shell), each(tokens.shell, games)],
      ['artillery support', String(tokens.support), each(tokens.support, games)],
    ],
    [
      ['AI dice', 'rolled', 'hit', 'rate', 'hits per game'],
      hitRow('counter-attacks', ai.counterAttacks, games),
      hitRow('artillery', ai.shells, games),
      ...RANKS.map((rank) => hitRow(`wounds, ${rank}`, ai.wounds[rank] ?? NO_ROLLS, games)),
    ],
    [
      ['empty objectives', ''],
      ['the AI moved in', String(objectives.moved)],
      ['left empty', String(objectives.left)],
    ],
  ];
  return tables
    .filter((rows) => rows.length > 1)
    .map((rows) => table(rows).join('\n'))
    .join('\n\n');
}

const HEAD = [
  'mission',
  'level',
  'won',
  '95% interval',
  'VP',
  'rounds',
  'AI cards',
  'AI tokens',
  'wounds',
  'counter-attack hits',
];

/** Several solo missions, one line each, and their total; figures other than rates are per game. */
function printSummary(all: readonly SeriesReport[]): string {
  const series = all.map(({ mission, ai }) => ({ mission, ai: sumStatistics([ai]) }));
  const whole = { mission: 'all', ai: sumStatistics(series.map(({ ai }) => ai)) };
  return table([HEAD, ...[...series, whole].map(({ mission, ai }) => [mission, ...figures(ai)])]).join('\n');
}

function figures(ai: SoloStatistics): string[] {
  const { games, won, tokens } = ai;
  const { low, high } = shareOf(won, Math.max(1, games));
  const used = Object.values(ai.cards).reduce((sum, card) => sum + card.used, 0);
  const wounds = Object.values(ai.wounds).reduce((sum, { hit }) => sum + hit, 0);
  return [
    levelsOf(ai),
    rate(won, games),
    `${percent(low)} - ${percent(high)}`,
    ...[vpOf(ai), ai.rounds, used, tokens.shell + tokens.support, wounds, ai.counterAttacks.hit].map((count) =>
      each(count, games),
    ),
  ];
}

type Rolls = SoloStatistics['tokenRolls'];

/** How often the AI rolled, and why it did not: `noAttack 12, used 3`. */
function rollRow(name: string, rolls: Rolls = { rolled: 0, within: 0, notRolled: {} }): string[] {
  const { rolled, within, notRolled } = rolls;
  const not = byName(notRolled).map(([why, count]) => `${why} ${count}`);
  return [name, String(rolled), String(within), rate(within, rolled), not.join(', ')];
}

function hitRow(name: string, { rolled, hit }: SoloStatistics['shells'], games: number): string[] {
  return [name, String(rolled), String(hit), rate(hit, rolled), each(hit, games)];
}

function levelsOf({ levels }: SoloStatistics): string {
  return Object.keys(levels).join(', ');
}

function vpOf({ scores }: SoloStatistics): number {
  return Object.entries(scores).reduce((sum, [vp, count]) => sum + Number(vp) * count, 0);
}

function byVp({ scores }: SoloStatistics): [string, number][] {
  return Object.entries(scores).sort(([one], [other]) => Number(one) - Number(other));
}

function byName<T>(counts: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));
}

function each(count: number, games: number): string {
  return (count / Math.max(1, games)).toFixed(2);
}

function rate(count: number, all: number): string {
  return percent(count / Math.max(1, all));
}
