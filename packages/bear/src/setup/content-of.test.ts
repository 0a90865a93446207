import { must } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { printCounter } from '../model/pack/counters.ts';
import type { MatchOptions } from '../model/battle/state.ts';
import type { Pack } from '../model/pack/pack.ts';
import { game, pack } from '../testing/match.ts';
import { assemblePack } from './assemble-pack.ts';
import { contentsOf } from './content-of.ts';
import { mustOpen } from './options.ts';

const DRAFT = { draft: { guideline: 1 } };
const SOLO_DRAFT = { draft: { guideline: 1, solo: {} } };
const POSITION = {
  position: {
    game: 'bear',
    map: { boards: [{ board: 'b3', at: [0, 0] }] },
    units: [
      { unit: 'g01', at: 'F06', facing: 'S' },
      { unit: 's03', at: 'F13', facing: 'N' },
    ],
  },
};

const read = (options: object) => must(game.options(options));
const MISSIONS = pack.missions.map((mission) => {
  const options = read({ mission: mission.id });
  return { mission, text: JSON.stringify(mission), options, content: contentIn(pack, options) };
});
type Printed = (typeof MISSIONS)[number];

function contentIn(of: Pack, options: MatchOptions): string {
  return contentsOf(of)(options, mustOpen(of, options));
}

/** Does changing the pack change the content of a mission? */
function isTouched(change: Partial<Pack>, { options, content }: Printed): boolean {
  return contentIn(assemblePack({ ...pack, ...change }), options) !== content;
}

/** Takes one mission that should notice and one that should not; how many are wrong about it. */
function misled(change: Partial<Pack>, isMeant: (printed: Printed) => boolean): string[] {
  const some = [MISSIONS.find(isMeant), MISSIONS.find((each) => !isMeant(each))].flatMap((each) => each ?? []);
  return some.flatMap((each) => (isTouched(change, each) === isMeant(each) ? [] : [each.mission.id]));
}

function changed<T>(list: readonly T[], place: number, change: (each: T) => T): readonly T[] {
  return list.map((each, at) => (at === place ? change(each) : each));
}

test('one CAP more in a mission is the business of its own matches alone', () => {
  pack.missions.forEach(({ id }, place) => {
    const missions = changed(pack.missions, place, (mission) => ({
      ...mission,
      players: mission.players.map((player) => ({ ...player, caps: (player.caps ?? 5) + 1 })),
    }));
    expect(misled({ missions }, ({ mission }) => mission.id === id)).toEqual([]);
  });
});

test('a board is the business of the missions that are fought on it', () => {
  pack.boards.forEach(({ id }, place) => {
    const boards = changed(pack.boards, place, (board) => ({
      ...board,
      hexes: changed(board.hexes, 50, (hex) => ({ ...hex, level: hex.level === 2 ? (1 as const) : (2 as const) })),
    }));
    expect(misled({ boards }, ({ text }) => text.includes(`"board":"${id}"`))).toEqual([]);
  });
});

test('a unit type is the business of the missions in which one of its counters can be met', () => {
  pack.unitTypes.forEach((type, place) => {
    const unitTypes = changed(pack.unitTypes, place, (each) => ({ ...each, moveCost: each.moveCost + 1 }));
    const words = type.numbers.map((number) => `"${printCounter(type, number)}"`);
    const isMet = ({ text, mission }: Printed): boolean =>
      type.kind === 'rumor' ? mission.solo !== null : words.some((word) => text.includes(word));
    expect(misled({ unitTypes }, isMet)).toEqual([]);
  });
});

test('an Action Card is the business of the missions that deal it, or say something of it', () => {
  pack.actionCards.forEach(({ id }, place) => {
    const actionCards = changed(pack.actionCards, place, (card) => ({ ...card, copies: card.copies + 1 }));
    expect(misled({ actionCards }, ({ text }) => text.includes(`"${id}"`))).toEqual([]);
  });
});

test.each([{ airStrike: 'off' }, { checkDevice: 'd10' }, { labels: 'columnLetter' }])(
  'a mission has the same content with %j',
  (more) => {
    const contents = MISSIONS.map(({ mission }) => contentIn(pack, read({ mission: mission.id, ...more })));
    expect(contents).toEqual(MISSIONS.map(({ content }) => content));
  },
);

const EVERYONE = pack.missions.map(({ id }) => id);
const SOLO = pack.missions.flatMap(({ id, solo }) => (solo === null ? [] : [id]));

/** The missions whose content changes. */
function touched(change: Partial<Pack>): string[] {
  return MISSIONS.flatMap((each) => (isTouched(change, each) ? [each.mission.id] : []));
}

test('the orders of a card are the business of missions against the AI, its number that of all', () => {
  const orders = pack.orderCards.map((card) => ({ ...card, priorityCaps: card.priorityCaps + 1 }));
  expect(touched({ orderCards: orders })).toEqual(SOLO);
  const numbers = pack.orderCards.map((card) => ({ ...card, spentNumber: card.spentNumber + 1 }));
  expect(touched({ orderCards: numbers })).toEqual(EVERYONE);
});

test('the hit markers, and where the counters stand in their table, are the business of all', () => {
  const hitMarkers = changed(pack.hitMarkers, 0, (marker) => ({ ...marker, copies: marker.copies + 1 }));
  expect(touched({ hitMarkers })).toEqual(EVERYONE);
  const unitTypes = changed(pack.unitTypes, 0, (type) => ({ ...type, numbers: [...type.numbers, 99] }));
  expect(touched({ unitTypes })).toEqual(EVERYONE);
});

test('what things are called is nobody’s business', () => {
  const renamed = <T extends { readonly name: string }>(each: T): T => ({ ...each, name: `${each.name}!` });
  const other = assemblePack({
    ...pack,
    unitTypes: pack.unitTypes.map(renamed),
    boards: pack.boards.map(renamed),
    missions: pack.missions.map((mission) => ({ ...renamed(mission), briefing: 'Go.' })),
    generatorCards: pack.generatorCards.map(renamed),
    conditionCards: pack.conditionCards.map(renamed),
  });
  for (const options of [...MISSIONS.map((each) => each.options), ...[DRAFT, SOLO_DRAFT, POSITION].map(read)])
    expect(contentIn(other, options)).toBe(contentIn(pack, options));
});

test('a position uses its boards and counters, a generation all but the missions', () => {
  const [one, three] = ['b1', 'b3'].map((id) => ({
    ...pack,
    boards: pack.boards.map((board) => (board.id === id ? { ...board, label: '99' } : board)),
  }));
  const conditionCards = pack.conditionCards.slice(1);
  const places = (of: Pack = pack) => [POSITION, DRAFT].map((options) => contentIn(of, read(options)));
  const [position, draft] = places();
  expect(places(one)).toEqual([position, expect.not.stringMatching(draft ?? '')]);
  expect(places(three)).toEqual([expect.not.stringMatching(position ?? ''), expect.not.stringMatching(draft ?? '')]);
  expect(places({ ...pack, conditionCards })).toEqual([position, expect.not.stringMatching(draft ?? '')]);
  const guidelines = pack.guidelines.map((each) => (each.number === 1 ? each : { ...each, rounds: 3 }));
  expect(places({ ...pack, guidelines })).toEqual([position, draft]);
});
