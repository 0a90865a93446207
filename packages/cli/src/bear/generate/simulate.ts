import { BOT_NAMES, type MatchOptions, sumStatistics } from '@sandtable/bear';
import { parseSeed } from '@sandtable/kernel';
import { type GameResult, report } from '@sandtable/lab';
import type { Given } from '../../desk/given.ts';
import { valueOf } from '../../io/bad-input.ts';
import { openTable, type Table } from '../table.ts';
import { generatedSeries } from '../generated-series.ts';
import type { Output } from '../../io/output.ts';
import { countOf, playGames } from '../../desk/play-games.ts';
import { seatedBots } from '../../desk/seated-bots.ts';
import { printSoloReport } from '../solo-report.ts';
import { draftOptions } from './asked.ts';
import { checkedDraft } from './checked-draft.ts';
import { printTally } from './print-tally.ts';
import { type Dealt, tallyGames } from './tally.ts';

/** `simulate --guideline`: generates battles by the hundred, fights them, and writes what each side, half and tile came to. */
export async function simulateGenerated(asked: Given, out: Output, err: Output): Promise<void> {
  const table = openTable();
  const options = draftOptions(asked);
  const checked = checkedDraft(table.game, options);
  const seed = valueOf(parseSeed(asked.must('seed', 'a seed')));
  const given = seatedBots(table.game.seats(checked), BOT_NAMES, {
    bots: asked.must('bots', 'a bot'),
    player: asked.text('player'),
  });
  const results = await playGames(
    {
      maker: generatedSeries,
      module: new URL('../generated-series.ts', import.meta.url).href,
      export: 'generatedSeries',
      given,
      plan: { options, games: countOf(asked.must('games', 'a number of games'), '--games'), seed },
    },
    asked.text('workers'),
    err,
  );
  const tally = tallyGames(table.pack, dealtBy(table, checked), results);
  const ai = tally.solo === null ? null : sumStatistics(results.map(aiOf));
  if (asked.has('json')) {
    const guideline = checked.draft?.guideline;
    out.write(`${JSON.stringify({ guideline, seed, bots: given, tally, ...report(results), ...(ai && { ai }) })}\n`);
    return;
  }
  out.write(`${printTally(results.length, tally)}\n`);
  if (ai !== null) out.write(`\n${printSoloReport(table.pack, ai)}\n`);
}

function aiOf({ record }: GameResult): unknown {
  return typeof record === 'object' && record !== null && 'ai' in record ? record['ai'] : null;
}

/** The cards that can come up, by the first position of a match. */
function dealtBy({ pack }: Table, { draft }: MatchOptions): Dealt[] {
  const number = draft?.guideline;
  const guideline = typeof number === 'number' ? pack.guidelines.find((each) => each.number === number) : number;
  const roles = guideline?.roles ?? [];
  const dealt = roles.map(({ side, cards }): Dealt => ({ side, ...cards }));
  // G2.1g7: reversed nations deal the same ranges to the other side.
  const isReversed = draft?.variant === true && guideline?.variant?.kind === 'reverse';
  return isReversed ? dealt.map((range) => ({ ...range, side: range.side === 'german' ? 'soviet' : 'german' })) : dealt;
}
