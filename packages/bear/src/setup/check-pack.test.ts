import { printProblem } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import type { Pack } from '../model/pack/pack.ts';
import { checkPack } from './check-pack.ts';

function pack(raw: unknown): Pack {
  const checked = checkPack(raw);
  if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));
  return checked.value;
}

function problems(raw: unknown): string[] {
  const checked = checkPack(raw);
  return checked.ok ? [] : checked.problems.map(printProblem);
}

const asJson = (): typeof defaultPack => JSON.parse(JSON.stringify(defaultPack)) as typeof defaultPack;

test('our own pack is the same pack after it went through JSON', () => {
  expect(pack(asJson())).toEqual(pack(defaultPack));
  expect(pack(defaultPack)).toMatchObject({ counters: { length: 138 }, boards: { length: 14 } });
});

test('other names leave the hash alone, other figures and other ground do not', () => {
  const { hash } = pack(defaultPack);
  const [rifle, ...others] = asJson().unitTypes;
  const [plains, ...boards] = asJson().boards;
  if (rifle === undefined || plains === undefined) throw new Error('an empty pack');
  const renamed = { ...asJson(), name: 'Other', unitTypes: [{ ...rifle, name: 'Schützen' }, ...others] };
  expect(pack(renamed).hash).toBe(hash);
  expect(pack({ ...asJson(), boards: [{ ...plains, name: 'Steppe' }, ...boards] }).hash).toBe(hash);
  expect(pack({ ...asJson(), unitTypes: [{ ...rifle, moveCost: 2 }, ...others] }).hash).not.toBe(hash);
  const drained = { ...plains, drawing: plains.drawing.replace('W', 'w') };
  expect(pack({ ...asJson(), boards: [drained, ...boards] }).hash).not.toBe(hash);
});

test('what is wrong with a pack is told by field', () => {
  const [rifle, ...others] = asJson().unitTypes;
  expect(problems({ ...asJson(), unitTypes: [{ ...rifle, side: 'martian' }, ...others] })).toEqual([
    'unitTypes.0.side: expected "german" or "soviet", got "martian"',
  ]);
  expect(problems({ ...asJson(), unitTypes: [{ ...rifle, numbers: [9] }, ...others] })).toEqual([
    'unitTypes.1.numbers: expected each only once, got g09',
  ]);
  const [board, ...boards] = asJson().boards;
  expect(problems({ ...asJson(), boards: [board, ...boards, board] })).toEqual([
    'boards.14.id: expected each only once, got b1',
  ]);
  expect(problems({ ...asJson(), tiles: [] })).toEqual(['tiles: expected no such field, got a list of 0']);
});

test('a board that is badly drawn is told by board, line and column', () => {
  const [plains, ...boards] = asJson().boards;
  const bent = { ...plains, drawing: plains?.drawing.replace('road top A10 B10', 'road top A10 C10') };
  expect(problems({ ...asJson(), boards: [bent, ...boards] })[0]).toBe(
    'boards.0.drawing line 26, column 14: expected what lies next to A10, got C10',
  );
});
