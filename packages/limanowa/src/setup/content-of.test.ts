import { must } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { Pack } from '../model/pack.ts';
import { limanowa } from '../system.ts';
import { pack } from '../testing/match.ts';

const EVERYONE = pack.missions.map(({ id }) => id);
const CONTENT = new Map(EVERYONE.map((id) => [id, contentOf(pack, { mission: id })]));
const POSITION = {
  position: {
    game: 'limanowa',
    corps: [
      { side: 'austria', units: [{ type: pack.unitTypes.find(({ side }) => side === 'austria')?.id, at: [3, 3] }] },
      { side: 'russia', units: [{ type: pack.unitTypes.find(({ side }) => side === 'russia')?.id, at: [5, 5] }] },
    ],
  },
};

function contentOf(of: Pack, options: object): string {
  const system = limanowa(of);
  return system.content(must(system.options(options)));
}

/** The missions whose content hash changes with this change of the pack. */
function touched(change: Partial<Pack>): string[] {
  const other = { ...pack, ...change };
  return EVERYONE.filter((id) => contentOf(other, { mission: id }) !== CONTENT.get(id));
}

test('one token more in a mission is the business of its own matches alone', () => {
  for (const id of EVERYONE) {
    const missions = pack.missions.map((mission) => {
      const corps = mission.corps.map((each) => ({ ...each, tokens: each.tokens + 1 }));
      return mission.id === id ? { ...mission, corps } : mission;
    });
    expect(touched({ missions })).toEqual([id]);
    expect(contentOf({ ...pack, missions }, POSITION)).toBe(contentOf(pack, POSITION));
  }
});

test('a unit type is the business of the missions in which it fights', () => {
  for (const { id } of pack.unitTypes) {
    const unitTypes = pack.unitTypes.map((type) => (type.id === id ? { ...type, av: type.av + 1 } : type));
    const fought = pack.missions.filter(({ corps, garrisons = {} }) =>
      [...corps, ...Object.values(garrisons)].some(({ units }) => units.some(({ type }) => type === id)),
    );
    expect(touched({ unitTypes })).toEqual(fought.map((mission) => mission.id));
  }
});

test('a map is the business of those who fight on it; the figures and the cards are that of all', () => {
  const [first] = pack.maps;
  const roads = (first?.roads ?? []).slice(1);
  const maps = pack.maps.map((map) => (map === first ? { ...map, roads } : map));
  expect(touched({ maps })).toEqual(pack.missions.flatMap(({ id, map }) => (map === first?.id ? [id] : [])));
  expect(contentOf({ ...pack, maps }, POSITION)).not.toBe(contentOf(pack, POSITION));
  expect(touched({ ruleset: { ...pack.ruleset, supportTv: 9 } })).toEqual(EVERYONE);
  expect(touched({ cards: pack.cards.map((card) => ({ ...card, copies: card.copies + 1 })) })).toEqual(EVERYONE);
});

test('what things are called is nobody’s business, but for the corps, whose names a state holds', () => {
  const renamed = <T extends { readonly name: string }>(each: T): T => ({ ...each, name: `${each.name}!` });
  const missions = pack.missions.map((mission) => ({ ...renamed(mission), briefing: 'Go.' }));
  const maps = pack.maps.map((map) => ({ ...renamed(map), names: [], rivers: [] }));
  const other = { maps, missions, unitTypes: pack.unitTypes.map(renamed), cards: pack.cards.map(renamed) };
  expect(touched(other)).toEqual([]);
  expect(contentOf({ ...pack, ...other }, POSITION)).toBe(contentOf(pack, POSITION));
  expect(touched({ missions: missions.map((each) => ({ ...each, corps: each.corps.map(renamed) })) })).toEqual(
    EVERYONE,
  );
});
