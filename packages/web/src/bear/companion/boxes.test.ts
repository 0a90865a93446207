import { nameOfHex } from '@sandtable/bear';
import { must } from '@sandtable/kernel';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import type { CompanionBox, LaidBoard } from '../../face/companion.ts';
import { engine } from '../engine/engine.ts';
import { seenFrom } from '../sight/sight.ts';
import { ALONE, examplePack, laid, MORE_CARDS } from '../../testing/own-packs.ts';
import { startWith } from './boxes.ts';
import { trayOf } from './tray.ts';

const SLUICE = laid('bear', examplePack('zalesie.pack.json'));
const MILL = laid('bear', ALONE);
const start = await startWith([SLUICE.kept, MILL.kept, laid('bear', MORE_CARDS).kept]);

function boxNamed(name: string): CompanionBox {
  const found = start.boxes.find((box) => box.name === name);
  if (found === undefined) throw new Error(`there is no box ${name}`);
  return found;
}

const at = (box: string, id: string, gx: number, gy: number, turned = false): LaidBoard => {
  return { box, id, at: [gx, gy], turned };
};

/** The position of a table as its person sees it before the first counter is put. */
function seenAt(box: CompanionBox, boards: readonly LaidBoard[]) {
  const seats = { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure', chance: 'table' } } as const;
  const options = box.optionsOf(boards, 'soviet');
  expect(box.refusalOf(options)).toBe('');
  const match = must(createMatch(engine().system, { options, seats, seed: 'sfc32:boards' }));
  return engine().on(match.now('german').view);
}

test('boards of ours in one row are written as they always were', () => {
  const [ours] = start.boxes;
  expect(ours?.optionsOf([at('', 'b1', 0, 0), at('', 'b4', 1, 0)], 'soviet')).toEqual({
    position: {
      game: 'bear',
      map: {
        boards: [
          { board: 'b1', at: [0, 0] },
          { board: 'b4', at: [1, 0] },
        ],
      },
      solo: { ai: 'soviet' },
      turn: 'german',
      players: { german: { caps: 5 } },
    },
  });
});

test('each pack offers its own boards; one that builds on ours may use ours beside them', () => {
  const sluice = boxNamed('The Sluice at Zalesie');
  expect(sluice.boards.map(({ id, name }) => [id, name])).toEqual([['b15', '15 Sluice']]);
  expect(sluice.ours).toEqual(engine().pack.boards.map(({ id }) => id));
  expect(boxNamed('The Mill Road').ours).toEqual([]);
  // Cards alone: nothing of its own to lay, yet its counters can be chosen.
  expect([boxNamed('More cards').boards, boxNamed('More cards').ours.length]).toEqual([[], 14]);
  const keys = start.boxes.flatMap(({ boards }) => boards.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

test('two rows with a turned board of a pack: the match is bound to the pack, and sight is over the ground as it lies', () => {
  const sluice = boxNamed('The Sluice at Zalesie');
  const seenBeyond = (turned: boolean): readonly string[] => {
    const seen = seenAt(sluice, [
      at('', 'b1', 0, 0),
      at(sluice.key, 'b15', 1, 0, turned),
      at('', 'b2', 0, 1, true),
      at('', 'b3', 1, 1),
    ]);
    expect(seen.view.options.pack).toEqual(SLUICE.named);
    const from = seen.map.places.get('1-G18');
    if (from === undefined) throw new Error('there is no such hex');
    return [...seenFrom(seen, from)].map((hex) => nameOfHex(seen.map, hex)).filter((name) => !name.startsWith('1-'));
  };
  const [upright, turned] = [seenBeyond(false), seenBeyond(true)];
  // Its left edge is now the one with the high columns.
  expect(upright).toContain('15-G02');
  expect(turned).toContain('15-F18');
  expect(turned).not.toContain('15-G02');
});

test('the counters of a pack stand in the tray before ours, with all their copies', () => {
  const sluice = boxNamed('The Sluice at Zalesie');
  const seen = seenAt(sluice, [at(sluice.key, 'b15', 0, 0)]);
  const [german, soviet] = trayOf(seen);
  expect([german?.items[0]?.name, german?.items[0]?.left]).toEqual(['Cyclist squad', 3]);
  expect([soviet?.items[0]?.name, soviet?.items[0]?.left]).toEqual(['Militia squad', 4]);
  const ours = trayOf(seenAt(start.boxes[0] ?? sluice, [at('', 'b1', 0, 0)]));
  expect(german?.items.length).toBe((ours[0]?.items.length ?? 0) + 1);
});

test('what cannot be played is refused before a table is begun, and names the reason', () => {
  const mill = boxNamed('The Mill Road');
  expect(mill.refusalOf(mill.optionsOf([at('', 'b1', 0, 0)], 'soviet'))).toContain('position.map.boards.0.board');
  const apart = [at('', 'b1', 0, 0), at('', 'b2', 2, 0)];
  expect(start.boxes[0]?.refusalOf(start.boxes[0].optionsOf(apart, 'soviet'))).toContain('shares an edge');
});
