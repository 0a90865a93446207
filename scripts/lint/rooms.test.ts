import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawRooms, judgeRooms, roomOf, rooms } from './rooms.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const homes = Object.keys(rooms);

/** The arrows that there are, by reading what files import. */
function realRooms(home: string): Record<string, string[]> {
  const folder = path.join(root, 'packages', home, 'src');
  const found = new Map<string, Set<string>>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(entry)) continue;
    const file = `packages/${home}/src/${entry.replaceAll(path.sep, '/')}`;
    const from = roomOf(file);
    if (from === undefined || from.room === '.') continue;
    const arrows = found.get(from.room) ?? new Set();
    found.set(from.room, arrows);
    for (const [, wanted = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
    )) {
      const to = roomOf(path.posix.join(path.posix.dirname(file), wanted));
      if (to !== undefined && to.room !== from.room) arrows.add(to.room);
    }
  }
  return Object.fromEntries([...found].map(([room, arrows]) => [room, [...arrows].sort()]));
}

test('there are packages with rooms', () => {
  expect(homes).toContain('bear');
});

test.each(homes)('the rooms of %s import each other just as the plan says', (home) => {
  const plan = Object.fromEntries(
    Object.entries(rooms[home] ?? {}).map(([room, arrows]) => [room, [...arrows].sort()]),
  );
  expect(realRooms(home)).toEqual(plan);
});

test.each(homes)('docs/architecture.md draws the rooms of %s as they are', (home) => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  expect(page).toContain(`\n\`\`\`\n${drawRooms(rooms[home] ?? {})}\n\`\`\`\n`);
});

test.each(homes)('every room of %s has its line in the README of the package', (home) => {
  const readme = readFileSync(path.join(root, 'packages', home, 'README.md'), 'utf8');
  const missing = Object.keys(rooms[home] ?? {}).filter(
    (room) => !new RegExp(`^\\|[^|]*\`${room}\``, 'm').test(readme),
  );
  expect(missing).toEqual([]);
});

test('an arrow that is not in the plan is refused with both rooms; tests may import anything', () => {
  const fire = 'packages/bear/src/rules/fire/odds.ts';
  const solo = 'packages/bear/src/solo/turn.ts';
  expect(judgeRooms(fire, solo)).toBe("in bear the room 'rules/fire' may not import from 'solo'.");
  expect(judgeRooms(solo, fire)).toBeUndefined();
  expect(judgeRooms('packages/bear/src/rules/fire/odds.test.ts', solo)).toBeUndefined();
  expect(judgeRooms('packages/bear/src/attic/x.ts', fire)).toContain("the room 'attic' of bear is not in");
});

test('a circle of rooms cannot be drawn', () => {
  expect(() => drawRooms({ a: ['b'], b: ['c'], c: ['a'] })).toThrow('a circle of rooms: a -> b -> c -> a');
  expect(drawRooms({ roof: ['walls', 'ground'], walls: ['ground'], ground: [] })).toBe(
    ' 2  roof    -> ground, walls\n 1  walls   -> ground\n 0  ground',
  );
});
