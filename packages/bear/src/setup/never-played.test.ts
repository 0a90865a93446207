import { printProblem } from '@sandtable/kernel';
import { Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import type { MissionSource } from '../model/pack/mission.ts';
import { neverPlayed } from '../model/battle/never-played.ts';
import type { GeneratedSolo } from '../model/solo/solo.ts';
import { bear } from '../system.ts';
import { type BearMatch, pack } from '../testing/match.ts';
import { checkPack } from './check-pack.ts';
import { cardId, NONE, playerId } from '../model/ids.ts';

type Player = MissionSource['players'][number];

/** Everything that can be in a deck; `more` is what a mission has besides two squads. */
function begin(more: Partial<MissionSource> = {}, options: object = {}, german: Partial<Player> = {}): BearMatch {
  const mission: MissionSource = {
    id: 'bare',
    name: 'Bare',
    briefing: 'Two squads.',
    map: { bare: { radius: 4 } },
    rounds: 1,
    players: [
      {
        side: 'german',
        caps: 3,
        cards: { first: 0, later: 0 },
        units: [{ unit: 'g01', at: '0,4', facing: 'S' }],
        ...german,
      },
      { side: 'soviet', caps: 3, cards: { first: 0, later: 0 }, units: [{ unit: 's01', at: '0,-4', facing: 'N' }] },
    ],
    victory: [],
    deck: ['c02', 'c20', 'c30', 'c40', 'c41', 'score', 'firefight-event', 'objective-1'],
    ...more,
  };
  const checked = checkPack({ ...defaultPack, missions: [mission] });
  if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));
  return new Rehearsal(bear(checked.value), { mission: 'bare', ...options });
}

/** A generated solo mission with nothing on its track. */
const NO_TILES: GeneratedSolo = {
  tiles: [],
  counteractionTiles: [],
  missionOrderTiles: [],
  lowRisk: [],
  drawCup: true,
  molotov: NONE,
  truck: null,
};

function idsIn({ state }: BearMatch): string[] {
  return [...new Set(state.terms.deck.map((card) => pack.actionCards[card]?.id ?? ''))];
}

test('R-227 without vehicles nothing bogs down, and an event or objective the mission says nothing of is not dealt', () => {
  const match = begin();
  expect(idsIn(match)).toEqual(['c02', 'c30', 'c40', 'c41']);
  const byNumber = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
  expect(byNumber(match.state.actionDeck.inside)).toEqual(byNumber(match.state.terms.deck));
});

test('R-227 what the mission gives a meaning is dealt, and a vehicle that comes later counts', () => {
  const match = begin({
    controls: [{ at: '0,0', side: null }],
    events: [{ card: 'score', effects: [{ kind: 'caps', who: 'both', amount: 1 }] }],
    victory: [{ kind: 'objective', card: 'objective-1', at: '0,0', vp: 2 }],
    players: [
      {
        side: 'german',
        caps: 3,
        cards: { first: 0, later: 0 },
        units: [
          { unit: 'g01', at: '0,4', facing: 'S' },
          { unit: 'g49', enters: 0 },
        ],
        entries: [{ round: 1, hexes: ['0,4'] }],
      },
      { side: 'soviet', caps: 3, cards: { first: 0, later: 0 }, units: [{ unit: 's01', at: '0,-4', facing: 'N' }] },
    ],
  });
  expect(idsIn(match)).toEqual(['c02', 'c20', 'c30', 'c40', 'c41', 'score', 'objective-1']);
});

test('R-227 wire cutters need an obstacle, or someone who can lay a mine', () => {
  const deck = ['c02', 'c41'];
  expect(idsIn(begin({ deck }))).toEqual(['c02']);
  expect(idsIn(begin({ deck, markers: [{ kind: 'wire', at: '0,0' }] }))).toEqual(['c02', 'c41']);
  expect(idsIn(begin({ deck }, {}, { weapons: [{ card: 'tellermine', unit: 'g01' }] }))).toEqual(['c02', 'c41']);
});

test('R-227 G6.0 wire cutters are dealt where a tile of the AI raises obstacles later on', () => {
  const { options, terms, roster, markers } = begin({ deck: ['c02'] }).state;
  const cutters = cardId(pack.actionCards.findIndex(({ id }) => id === 'c41'));
  const isLeftOut = (kind: 'drawDefense' | 'barrage'): boolean => {
    const tile = { tile: 0, name: 'Spades', yellow: true, path: [2], events: [{ kind, count: 1 }] };
    const generated = { ...NO_TILES, tiles: [tile] };
    const solo = {
      ai: playerId(1),
      deck: [],
      length: 9,
      track: [],
      counteractions: [],
      missionOrders: [],
      cup: [],
      objectives: [],
    };
    const stock = { options, terms: { ...terms, solo: { ...solo, generated } }, roster, markers, weapons: [] };
    return neverPlayed(pack, stock).has(cutters);
  };
  expect(isLeftOut('barrage')).toBe(true);
  expect(isLeftOut('drawDefense')).toBe(false);
});

test('R-227 among vehicles alone nobody lays mines, cuts wire, or hides', () => {
  const tanks = (['g49', 's41'] as const).map((unit, place): Player => ({
    side: place === 0 ? 'german' : 'soviet',
    caps: 3,
    cards: { first: 0, later: 0 },
    units: [{ unit, at: place === 0 ? '0,4' : '0,-4', facing: 'S' }],
  }));
  expect(idsIn(begin({ players: tanks }))).toEqual(['c02', 'c20']);
});

test.each([
  ['off', []],
  ['on', ['air-strike-german']],
])('R-227 a dive bomber is given with aircraft only: %s', (airStrike, held) => {
  const match = begin({}, { airStrike }, { weapons: [{ card: 'air-strike-german' }] });
  expect(match.state.players[0]?.weapons.map(({ card }) => pack.actionCards[card]?.id)).toEqual(held);
});

test('R-227 what the printed missions leave out, by the rules they are played with', () => {
  const left = pack.missions.flatMap((mission) => {
    const match = new Rehearsal(bear(pack), { mission: mission.id });
    const dealt = new Set([
      ...idsIn(match),
      ...match.state.players.flatMap(({ weapons }) => weapons.map(({ card }) => pack.actionCards[card]?.id ?? '')),
    ]);
    const printed = [...mission.deck, ...mission.players.flatMap(({ weapons }) => weapons.map(({ card }) => card))];
    const out = printed.filter((id) => !dealt.has(id));
    return out.length === 0 ? [] : [`${mission.id}: ${out.join(' ')}`];
  });
  expect(left).toMatchInlineSnapshot(`
    [
      "dust-ahead: air-strike-german air-strike-soviet",
    ]
  `);
});
