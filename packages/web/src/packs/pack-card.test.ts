import { must } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { ownPacks } from '../bear/engine/own-packs.ts';
import { countsIn } from '../link/own-packs.ts';
import { ALONE } from '../testing/own-packs.ts';
import { lacksMissions } from './pack-card.tsx';

test('a pack of boards and counters that stands alone lacks nothing; one whose missions no longer hold does', () => {
  const listed = (file: object) => ({ ...must(ownPacks.read(JSON.stringify(file))), counts: countsIn(file) });
  const bare = listed({ ...ALONE, missions: [] });
  expect(bare.head.extends).toBeNull();
  expect(lacksMissions(bare, 0)).toBe(false);
  const played = listed(ALONE);
  expect([lacksMissions(played, 0), lacksMissions(played, 1)]).toEqual([true, false]);
  expect(lacksMissions({ ...bare, head: { ...bare.head, extends: 'east-front-1941' } }, 0)).toBe(true);
});
