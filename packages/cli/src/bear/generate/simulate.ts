import { BOT_NAMES, type MatchOptions, sumStatistics } from '@sandtable/bear';
import { counted, parseSeed } from '@sandtable/kernel';
import { GENERAL_NAMES, percent, report, type Share, table } from '@sandtable/lab';
import type { OptionInput } from '../../desk/options.ts';
import type { Crew } from '../../desk/play-games.ts';
import { gamesOf, playAndReport, type SavingOptions } from '../../desk/played-series.ts';
import { saverOf } from '../../desk/saved-game.ts';
import { seatedBots } from '../../desk/seated-bots.ts';
import { editionOf } from '../../desk/series-desk.ts';
import { valueOf } from '../../io/input.ts';
import type { Output } from '../../io/output.ts';
import { bearPlayers, generatedSeries } from '../series.ts';
import { openTable, type Table } from '../table.ts';
import { printSoloReport } from '../series-desk.ts';
import { checkedDraft, draftOptions } from './draft-options.ts';
import { aiIn, type DealtCards, type GeneratedTally, tallyGames } from './tally.ts';

/** `simulate --guideline`: generates and plays hundreds of battles, and reports on sides, halves and tiles. */
export async function simulateGenerated(
  asked: OptionInput,
  switches: Readonly<Record<string, string>>,
  out: Output,
  err: Output,
): Promise<void> {
  const bearTable = openTable();
  const options = { ...draftOptions(bearTable.pack, asked), ...switches };
  const checked = checkedDraft(bearTable.game, options);
  const seed = valueOf(parseSeed(asked.must('seed', 'a seed')));
  const given = seatedBots(bearTable.game.seats(checked), [...BOT_NAMES, ...GENERAL_NAMES], {
    bots: asked.must('bots', 'a bot'),
    player: asked.text('player'),
  });
  const saving = savingOptions(asked);
  const job = {
    maker: generatedSeries,
    module: new URL('../series.ts', import.meta.url).href,
    export: 'generatedSeries',
    edition: editionOf(bearTable.game),
    given,
    plan: { options, seed, ...gamesOf(saving) },
  };
  const { game, pack, named } = bearTable;
  const save = saverOf(game, () => bearPlayers(game, pack), named);
  const guideline = checked.draft?.guideline;
  const savedAs = () => (typeof guideline === 'number' ? `guideline-${guideline}` : 'guideline');
  await playAndReport({ jobs: [job], savedAs, save }, saving, err, ([results = []]) => {
    const tally = tallyGames(pack, dealtBy(bearTable, checked), results);
    const ai = tally.solo === null ? null : sumStatistics(results.map(aiIn));
    if (asked.has('json')) {
      out.write(`${JSON.stringify({ guideline, seed, bots: given, tally, ...report(results), ...(ai && { ai }) })}\n`);
      return;
    }
    out.write(`${printTally(results.length, tally)}\n`);
    if (ai !== null) out.write(`\n${printSoloReport(pack, ai)}\n`);
  });
}

function savingOptions(asked: OptionInput): SavingOptions & Crew {
  const given = (name: string) => asked.text(name);
  const [gameNumber, save] = [given('gameNumber'), given('save')];
  return {
    games: asked.must('games', 'a number of games'),
    workers: given('workers'),
    queue: given('queue'),
    keep: given('keep'),
    ...(gameNumber !== undefined && { gameNumber }),
    ...(save !== undefined && { save }),
    ...(asked.has('force') && { force: true }),
  };
}

function dealtBy({ pack }: Table, { draft }: MatchOptions): DealtCards[] {
  const number = draft?.guideline;
  const guideline = typeof number === 'number' ? pack.guidelines.find((each) => each.number === number) : number;
  const roles = guideline?.roles ?? [];
  const dealt = roles.map(({ side, cards }): DealtCards => ({ side, ...cards }));
  // G2.1g7: with reversed nations the same ranges go to the other side.
  const isReversed = draft?.variant === true && guideline?.variant?.kind === 'reverse';
  return isReversed ? dealt.map((range) => ({ ...range, side: range.side === 'german' ? 'soviet' : 'german' })) : dealt;
}

function printTally(games: number, tally: GeneratedTally): string {
  const { sides, draws, initiative, tops, halves, boards, solo, never } = tally;
  const tables = [
    [
      ['side', 'wins', 'rate', '95%'],
      ...sides.map(({ side, wins }) => [side, ...printed(wins)]),
      ['nobody', ...printed(draws)],
      ['the Initiative Player', ...printed(initiative)],
      ...(solo === null ? [] : [['the player against the AI', ...printed(solo.player)]]),
    ],
    [
      ['card', 'half', 'played', 'its side won', 'rate', '95%'],
      ...halves.map(({ card, half, played, wins }) => [card, half, String(played), ...printed(wins)]),
    ],
    [
      ['halves played', ''],
      ['tops', ...printed(tops)],
    ],
    [['board', 'games'], ...Object.entries(boards).map(([board, count]) => [board, String(count)])],
    ...(solo === null
      ? []
      : [
          [
            ['the AI', 'games'],
            ['German', String(solo.ai.german)],
            ['Soviet', String(solo.ai.soviet)],
            ['Offense', ...printed(solo.offense)],
          ],
          [
            ['tile', 'in play', 'times', 'acted in', 'rate', '95%'],
            ...solo.tiles.map(({ tile, games: there, acted, times }) => [
              tile,
              String(there),
              String(times),
              ...printed(acted),
            ]),
          ],
        ]),
  ];
  const missed = [
    ['never played', never.halves],
    ['Condition Cards never played', never.conditions],
    ['boards never laid', never.boards],
    ...(solo === null
      ? []
      : ([
          ['tiles never in play', never.tiles],
          ['tiles that never acted', never.idleTiles],
        ] as const)),
  ] as const;
  return [
    counted(games, 'game'),
    ...tables.map((rows) => table(rows).join('\n')),
    missed.map(([what, names]) => `${what}: ${names.length === 0 ? 'none' : names.join(', ')}`).join('\n'),
  ].join('\n\n');
}

function printed({ count, rate, low, high }: Share): string[] {
  return [String(count), percent(rate), `${percent(low)} - ${percent(high)}`];
}
