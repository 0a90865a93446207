import { readFileSync } from 'node:fs';
import { type GameSystem, must, type Realm } from '@sandtable/kernel';
import { createMatch, exportForKeeper } from '@sandtable/session';
import { expect, test } from 'vitest';
import { openTable as openBear } from '../bear/table.ts';
import { openTable as openLimanowa } from '../limanowa/table.ts';
import { fileWith, sandtable } from '../testing/sandtable.ts';

// Matches beside a real table: what was put by hand is told in words.

const EXAMPLE: unknown = JSON.parse(
  readFileSync(new URL('../../../../docs/examples/ai.json', import.meta.url), 'utf8'),
);

function savedWith<R extends Realm>(system: GameSystem<R>, seat: string, options: object, puts: readonly string[]) {
  const seats = { [seat]: { kind: 'person', name: 'You' }, ai: { kind: 'procedure', chance: 'table' } };
  const match = must(createMatch(system, { options, seats, seed: 'by-hand' }));
  for (const words of puts) {
    const { granted } = match.sayByTable(match.seq, { table: 'put', put: words.split(' ') });
    if (!granted) throw new Error(words);
  }
  return fileWith(must(exportForKeeper(match)));
}

test('the log of a match beside a real table says in words what was put', async () => {
  const bear = savedWith(openBear().game, 'german', { position: EXAMPLE }, [
    's05 H10 SE spent unhit',
    'german caps:2 vp:3',
  ]);
  const { out } = await sandtable('replay', bear);
  expect(out).toContain('put by hand: Rifle squad 05 to H10, facing SE, spent, no hit marker');
  expect(out).toContain('put by hand: German: 2 CAPs, 3 VP');
  expect(out).not.toContain('s05 H10');

  const { game } = openLimanowa();
  const corps = savedWith(game, 'p1', { mission: 'bridge-at-neu-sandez' }, ['a02 rp:1', 'corps:1 tokens:7']);
  const { out: told } = await sandtable('replay', corps);
  expect(told).toMatch(/put by hand: \S.* 02: 1 RP/);
  expect(told).toContain('put by hand: Szurmay Group: 7 tokens');
});
