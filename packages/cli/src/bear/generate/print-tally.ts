import { counted } from '@sandtable/kernel';
import { percent, type Share, table } from '@sandtable/lab';
import type { GeneratedTally } from './tally.ts';

/** Generated battles by the hundred, as tables of plain text. */
export function printTally(games: number, tally: GeneratedTally): string {
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
