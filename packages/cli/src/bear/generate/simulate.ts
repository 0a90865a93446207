import { BOT_NAMES, type MatchOptions, sumStatistics } from '@sandtable/bear';
import { counted, parseSeed } from '@sandtable/kernel';
import { GENERAL_NAMES, percent, report, type Share, table } from '@sandtable/lab';
import type { OptionInput } from '../../desk/options.ts';
import { countOf, playAll } from '../../desk/play-games.ts';
import { seatedBots } from '../../desk/seated-bots.ts';
import { editionOf } from '../../desk/series-desk.ts';
import { valueOf } from '../../io/input.ts';
import type { Output } from '../../io/output.ts';
import { generatedSeries } from '../series.ts';
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
  const [results = []] = await playAll(
    [
      {
        maker: generatedSeries,
        module: new URL('../series.ts', import.meta.url).href,
        export: 'generatedSeries',
        edition: editionOf(bearTable.game),
        given,
        plan: { options, games: countOf(asked.must('games', 'a number of games'), '--games'), seed },
      },
    ],
    { workers: asked.text('workers'), queue: asked.text('queue') },
    err,
  );
  const tally = tallyGames(bearTable.pack, dealtBy(bearTable, checked), results);
  const ai = tally.solo === null ? null : sumStatistics(results.map(aiIn));
  if (asked.has('json')) {
    const guideline = checked.draft?.guideline;
    out.write(`${JSON.stringify({ guideline, seed, bots: given, tally, ...report(results), ...(ai && { ai }) })}\n`);
    return;
  }
  out.write(`${printTally(results.length, tally)}\n`);
  if (ai !== null) out.write(`\n${printSoloReport(bearTable.pack, ai)}\n`);
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
