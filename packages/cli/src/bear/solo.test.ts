import { nonEmpty } from '@sandtable/kernel/testing';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type SoloStatistics, sumStatistics } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { openTable } from './table.ts';
import { bearSeries } from './series.ts';
import { printSoloReport } from './series-desk.ts';
import { fileWith, sandtable } from '../testing/sandtable.ts';
import { savedWith } from '../testing/saved.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../docs/examples/ai.json', import.meta.url));

/** The example, shortened to its last rounds. */
const OPTIONS = { position: { ...(JSON.parse(readFileSync(EXAMPLE, 'utf8')) as object), round: 2, rounds: 2 } };

test('a series against the AI is recorded: its passes, its track, every card and every order', () => {
  const series = bearSeries({ seats: { german: 'random' }, pack: null });
  const results = [...series({ options: OPTIONS, games: 4, seed: 'sfc32:solo' })];
  const statistics = sumStatistics(results.map(({ record }) => record));
  const drawn = Object.values(statistics.cards).reduce((sum, card) => sum + card.drawn, 0);
  expect(statistics.turns).toBeGreaterThan(4);
  expect(drawn).toBeGreaterThanOrEqual(statistics.turns);
  expect(statistics.draws).toBe(drawn);
  const text = printSoloReport(openTable().pack, statistics);
  expect(text).toMatch(/passed with a fresh AI +\d+ of \d+/);
  expect(text).toMatch(/track spaces per round +\d/);
  expect(text).toMatch(/longest match, in rounds +\d/);
  expect(text).toMatch(/executed a Counteraction +\d+\.\d% /);
  expect(text).toMatch(/executed a Mission Order +\d+\.\d% /);
  expect(text).toMatch(/\ncard +drawn +passed +close combat +short range/);
  expect(text.split('\n').length).toBeGreaterThan(8 + Object.keys(statistics.cards).length);
});

test('all solo missions at once end with a line for each of them and one for all', async () => {
  const asked = ['simulate', '--mission', 'all-solo', '--games', '1', '--player', 'random', '--seed', '3'];
  const { out } = await sandtable(...asked);
  const [, lines = ''] = out.split(/\nmission +player wins +draws +rounds +longest +/);
  const json = JSON.parse((await sandtable(...asked, '--json')).out) as {
    readonly missions: readonly { readonly mission: string; readonly ai: SoloStatistics }[];
    readonly ai: SoloStatistics;
  };
  for (const { mission } of nonEmpty(json.missions)) expect(lines).toMatch(new RegExp(`\n${mission} `));
  const whole = (count: (ai: SoloStatistics) => number) => json.missions.reduce((sum, { ai }) => sum + count(ai), 0);
  expect(json.ai.draws).toBe(whole(({ draws }) => draws));
  expect(json.ai.missionOrders).toBe(whole(({ missionOrders }) => missionOrders));
  expect(json.ai.longest).toBe(Math.max(...json.missions.map(({ ai }) => ai.longest)));
  const share = ((json.ai.missionOrders / json.ai.draws) * 100).toFixed(1);
  expect(lines).toMatch(new RegExp(`\nall .* ${json.ai.draws} .* ${share}%\n$`));
});

test('all missions at once: firefights by seat, then those against the AI', async () => {
  const { code, out } = await sandtable('simulate', '--mission', 'all', '--games', '1', '--bots', 'random');
  expect(code).toBe(0);
  expect(out).toMatch(
    /\nfirefight +nobody +rounds +wins by seat\nfirst-shots +\d+\.0% +\d\.\d +german \d+\.0%, soviet \d/,
  );
  expect(out).toMatch(/\n\nmission +player wins +draws [^]*\nall .*\n$/);
});

test('the trace of an entry of the AI is told from a saved match, the same as when it was played', async () => {
  const file = fileWith(savedWith(OPTIONS));
  const all = await sandtable('replay', file, '--why', 'all');
  expect(all.code).toBe(0);
  const [first = ''] = /^\d+(?= ai)/m.exec(all.out) ?? [];
  const one = await sandtable('replay', file, '--why', first);
  expect(one.out).toMatch(/^\d+ ai\n {4}Order Card \d\d/);
  expect(all.out.startsWith(one.out)).toBe(true);
  const [line = ''] = (await sandtable('replay', file, '--why', 'all', '--json')).out.split('\n');
  const told = JSON.parse(line) as { seq: number; notes: unknown[] };
  expect(told.seq).toBe(Number(first));
  expect(told.notes[0]).toMatchObject({ note: 'card' });
  const none = await sandtable('replay', file, '--why', '0');
  expect(none).toMatchObject({ code: 2, err: '--why: expected an entry of the AI, or all, got 0\n' });
});

test('--player is for missions against the AI', async () => {
  const { code, err } = await sandtable('simulate', '--mission', 'first-shots', '--player', 'random');
  expect({ code, err }).toEqual({
    code: 2,
    err: '--player: expected a solo mission; use --bots for all others\n',
  });
});

test('missions against the AI are listed apart, with its side and how hard it is', async () => {
  const { out } = await sandtable('missions', '--game', 'bear', '--json');
  const missions = JSON.parse(out) as { id: string; solo: { ai: string; difficulty: string } | null }[];
  expect(missions.find(({ id }) => id === 'first-shots')).toMatchObject({ solo: null });
  const solo = missions.filter((mission) => mission.solo !== null);
  const { out: text } = await sandtable('missions', '--game', 'bear');
  const [, apart = ''] = text.split('Against the AI\n\n');
  for (const mission of nonEmpty(solo))
    expect(apart).toContain(`the AI is ${mission.solo?.ai}, ${mission.solo?.difficulty}`);
  expect(apart).not.toContain('first-shots:');
});
