import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bearBalance } from '../bear/balance.ts';
import { openTable as openBear } from '../bear/table.ts';
import type { BalanceItem } from '../desk/balance.ts';
import { limanowaBalance } from '../limanowa/balance.ts';
import { openTable as openLimanowa } from '../limanowa/table.ts';
import { fileWith, sandtable } from '../testing/sandtable.ts';

const PAGE = `# Balance
By hand.
<!-- The balance sheet begins here. Written by \`sandtable balance\`; do not edit. -->
old
<!-- The balance sheet ends here. -->
By hand, too.
`;
const SMALL = ['--only', 'first-shots', '--games', '3', '--seed', '1', '--tries', '1', '--workers', '1'];

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'sandtable-kept-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

interface SheetJson {
  readonly parts: {
    readonly rows: { isInside: boolean; tries: { name: string }[]; share: { rate: number }; limits: object }[];
  }[];
}

test('what is outside its limits is tried again with one figure changed; the sheet goes between its marks', async () => {
  const keep = folder();
  const { out } = await sandtable('balance', ...SMALL, '--json', '--keep', keep);
  const [row] = (JSON.parse(out) as SheetJson).parts[0]?.rows ?? [];
  expect(row?.limits).toEqual({ low: 0.42, high: 0.58 });
  const rate = row?.share.rate ?? 0;
  expect(row?.isInside).toBe(rate >= 0.42 && rate <= 0.58);
  expect(row?.tries).toHaveLength(row?.isInside ? 0 : 1);
  const page = fileWith(PAGE);
  const written = await sandtable('balance', page, ...SMALL, '--keep', keep);
  expect(written).toMatchObject({ code: 0, err: '' });
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(
    /^# Balance\nBy hand\.\n<!-- The[^]*`first-shots` \| German \| \d+% [^]*ends here. -->\nBy hand, too\.\n$/,
  );
  expect(text).not.toContain('\nold\n');
  expect(text).toContain(row?.tries[0]?.name ?? 'Everything is within its limits.');
});

test('a command that was stopped goes on with what it has kept', async () => {
  const keep = folder();
  const first = await sandtable('balance', ...SMALL, '--keep', keep);
  for (const name of readdirSync(keep)) {
    const file = path.join(keep, name);
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { results: { outcome: { winners: string[] } }[] };
    for (const { outcome } of kept.results) outcome.winners = ['german'];
    writeFileSync(file, JSON.stringify(kept));
  }
  const again = await sandtable('balance', ...SMALL, '--keep', keep);
  expect(first.out).toMatch(/`first-shots` \| German \| \d+%/);
  expect(again.out).toContain('`first-shots` | German | 100% (44-100) | 42-58% | outside |');
});

test('a sheet of this edition is known by its first games; one of another is told row by row', async () => {
  const page = fileWith(PAGE);
  await sandtable('balance', page, ...SMALL, '--game', 'bear');
  const { code, out } = await sandtable('balance', page, '--check', '--game', 'bear', '--workers', '1');
  // All other rows are not in it.
  expect(code).toBe(1);
  expect(out).toContain('bear guideline 3: not in the sheet\n');
  expect(out).not.toContain('bear first-shots:');
  const text = readFileSync(page, 'utf8');
  // Rows that were not asked for are never dropped.
  const less = await sandtable('balance', page, '--only', 'guideline 3', '--game', 'bear', '--workers', '1');
  expect(less.code).toBe(2);
  expect(less.err).toContain('would lose the 1 row of bear first-shots: ');
  const other = await sandtable('balance', page, '--game', 'limanowa', '--games', '1', '--workers', '1');
  expect(other.err).toContain('would lose the 1 row of bear first-shots: ');
  expect(readFileSync(page, 'utf8')).toBe(text);
  writeFileSync(page, text.replace(/"bear first-shots":"\w+"/, '"bear first-shots":"0","bear long-gone":"0"'));
  const changed = await sandtable('balance', page, '--check', '--game', 'bear', '--workers', '1');
  expect(changed.out).toContain('bear first-shots: plays otherwise now\n');
  expect(changed.out).toContain('bear long-gone: is no more\n');
  const ofOther = await sandtable('balance', page, '--check', '--game', 'limanowa', '--workers', '1');
  expect(ofOther.out).not.toContain('bear ');
  expect(ofOther.out).toContain('limanowa battle-of-limanowa: not in the sheet\n');
});

test.each([
  ['no such row', ['--only', 'nothing'], '--only: expected some of firefights, '],
  ['a page without marks', [fileWith, 'no marks'], 'expected the marks of a balance sheet'],
  ['nothing to check', ['--check'], '--check: expected the file of a balance sheet, got nothing'],
  ['no such bot', ['--bot', 'napoleon'], '--bots: expected one of '],
  ['no such game', ['--game', 'chess'], '--game: expected one of bear, limanowa, got chess'],
] as const)('refused: %s', async (_what, given, problem) => {
  const args = given.map((each) => (typeof each === 'string' ? each : fileWith('no marks'))).slice(0, 2);
  const { code, err } = await sandtable('balance', ...args.filter((each) => each !== 'no marks'));
  expect(code).toBe(2);
  expect(err).toContain(problem);
});

/** One of each group: to check a pack takes a while. */
function oneOfEach(items: readonly BalanceItem[]): readonly BalanceItem[] {
  return items.filter(({ group }, place) => items.findIndex((item) => item.group === group) === place);
}

test.each([
  ['bear', bearBalance, openBear],
  ['limanowa', limanowaBalance, openLimanowa],
] as const)('%s: what is tried, if a share is too low or too high, can be played', (_game, balance, open) => {
  const { items } = balance();
  const helpless = items.filter(({ changes }) => changes(true).length === 0 || changes(false).length === 0);
  expect(helpless.map(({ id }) => id)).toEqual([]);
  const packs = oneOfEach(items).flatMap(({ changes }) => changes(false).at(-1)?.pack ?? []);
  expect(packs.length).toBeGreaterThan(0);
  expect(() => packs.map((pack) => open(pack))).not.toThrow();
});
