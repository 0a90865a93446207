import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { floors, judgeFloors } from './floors.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const homes = Object.keys(floors);

test.each(homes)('every room of %s is a folder, stands on one floor and has its line in the README', (home) => {
  const rooms = floors[home]?.flat() ?? [];
  const readme = readFileSync(path.join(root, 'packages', home, 'README.md'), 'utf8');
  expect(rooms.filter((room) => !existsSync(path.join(root, 'packages', home, 'src', room)))).toEqual([]);
  expect(rooms.filter((room, at) => rooms.indexOf(room) !== at)).toEqual([]);
  expect(rooms.filter((room) => !new RegExp(`^\\|[^|]*\`${room}\``, 'm').test(readme))).toEqual([]);
});

test('a room imports only from lower floors; tests may import anything', () => {
  const fire = 'packages/bear/src/rules/fire/odds.ts';
  const order = 'packages/bear/src/rules/order/order.ts';
  const solo = 'packages/bear/src/solo/track/turn.ts';
  expect(judgeFloors(fire, solo)).toBe(
    "in bear the room 'rules/fire' may not import from 'solo/track', which is not on a lower floor.",
  );
  expect(judgeFloors(solo, fire)).toBeUndefined();
  expect(judgeFloors(fire, order)).toContain("'rules/fire' may not import from 'rules/order'");
  expect(judgeFloors('packages/bear/src/rules/fire/odds.test.ts', solo)).toBeUndefined();
});

test('a folder inside a room is part of it; a folder on no floor is named', () => {
  const speech = 'packages/web/src/bear/speech/choices.ts';
  const panels = 'packages/web/src/bear/panels/hand.tsx';
  expect(judgeFloors(speech, panels)).toBeUndefined();
  expect(judgeFloors('packages/web/src/limanowa/speech/deeds.ts', panels)).toContain("from 'bear'");
  expect(judgeFloors('packages/bear/src/attic/x.ts', 'packages/bear/src/model/ids.ts')).toContain(
    "the folder 'attic' of bear is on no floor",
  );
});
