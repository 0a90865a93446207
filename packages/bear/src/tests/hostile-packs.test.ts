import { type Json, type Random, randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import type { BearEvent } from '../model/battle/event.ts';
import type { BearSystem } from '../model/battle/state.ts';
import { checkPack } from '../setup/check-pack.ts';
import { bear } from '../system.ts';
import { ambush } from '../testing/hidden-field.ts';
import { rearranged, stockOf } from '../testing/rearrange.ts';

// Whatever a pack says, it is refused with a reason, or every mission of it begins a sound, playable match.

const MISSIONS = defaultPack.missions ?? [];
const PACK = { ...defaultPack, missions: [...MISSIONS, ambush] };
const STOCK = stockOf([PACK]);

const FILES = 27 * inject('samples');
/** Played of each match. */
const ENTRIES = 4;

/** Missions weigh most: they refer to all other parts. */
const PARTS = [
  ...['missions', 'missions', 'missions', 'missions', 'missions', 'unitTypes', 'hitMarkers', 'actionCards'],
  ...['orderCards', 'boards', 'defenseCounters', 'guidelines', 'generatorCards', 'conditionCards', 'aiTiles'],
  'missionSheets',
] as const;

/** Our pack with few missions and one part spoilt. */
function spoilt(random: Random): object {
  const missions = [random.pick(MISSIONS), ambush];
  const pack: Readonly<Record<string, unknown>> = { ...PACK, missions };
  const part = random.pick(PARTS);
  const list = pack[part];
  if (!Array.isArray(list)) throw new Error(`the pack has no list of ${part}`);
  const place = random.below(list.length);
  const items: unknown = part === 'missions' || random.below(4) > 0 ? null : rearranged(list, random, STOCK);
  return { ...pack, [part]: items ?? list.with(place, rearranged(list[place], random, STOCK)) };
}

/** Plays a match and throws if it is unsound. */
function play(game: BearSystem, options: object, random: Random): void {
  const read = game.options(options);
  if (!read.ok) throw new Error(`a mission that cannot be played: ${JSON.stringify(read.problems)}`);
  const state = game.setup(read.value, new Recorder<BearEvent>(streamsOf('hostile', game.streams)));
  for (let entries = 0; entries < ENTRIES; entries++) {
    const broken = game.audit(state);
    if (broken.length > 0)
      throw new Error(`${broken.join('; ')} after ${entries} entries of ${JSON.stringify(options)}`);
    const pending = game.pending(state);
    if (pending === undefined) return;
    game.apply(state, game.anySentence(game.view(state, pending.seat), random), new Recorder(state.random));
  }
}

test('every pack is refused, or each of its missions begins a match that is sound and goes on', () => {
  const random = randomOf('hostile packs');
  let refused = 0;
  for (let file = 0; file < FILES; file++) {
    const checked = checkPack(spoilt(random));
    if (!checked.ok) refused += 1;
    else for (const { id } of checked.value.missions) play(bear(checked.value), { mission: id }, random);
  }
  expect(refused).toBeGreaterThan(FILES / 5);
  expect(FILES - refused).toBeGreaterThan(FILES / 5);
});

const deep = (levels: number): Json => Array.from({ length: levels }).reduce<Json>((inner) => [inner], []);
const many = <T>(item: T, count = 1_000_000): T[] => Array.from({ length: count }, () => item);
const [board] = defaultPack.boards;
const [type] = defaultPack.unitTypes;
const [mission] = MISSIONS;

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['a deep nest', deep(20_000)],
  ['deeply nested missions', { ...PACK, missions: deep(20_000) }],
  ['a million wrong types', { ...PACK, unitTypes: many(0) }],
  ['a million numbers', { ...PACK, unitTypes: [{ ...type, numbers: many(1) }] }],
  ['a million missions', { ...PACK, missions: many({}) }],
  ['a board of a million hexes', { ...PACK, boards: [{ ...board, drawing: `${'.  '.repeat(1000)}\n`.repeat(1000) }] }],
  [
    'a road without an end',
    { ...PACK, boards: [{ ...board, drawing: `${board?.drawing}\nroad${' A10 B10'.repeat(400_000)}` }] },
  ],
  [
    'a thousand boards in a mission',
    { ...PACK, missions: [{ ...mission, map: { boards: many({ board: 'b1', at: [0, 0] }, 1000) } }] },
  ],
  ['copies beyond count', { ...PACK, hitMarkers: PACK.hitMarkers.map((marker) => ({ ...marker, copies: 9e15 })) }],
  ['a briefing without an end', { ...PACK, missions: [{ ...mission, briefing: 'x'.repeat(4_000_000) }] }],
])('%s is refused in no time', (_what, raw) => {
  // CPU time, because the machine may be busy.
  const before = process.cpuUsage();
  expect(checkPack(raw).ok).toBe(false);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(3000);
});
