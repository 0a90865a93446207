import { expect, test } from 'vitest';
import { type AiTile, aiTileSchema } from '../model/pack/solo-mission.ts';
import type { AiOrder } from '../model/solo/order.ts';
import type { EffectStep } from '../model/pack/effect-step.ts';
import { type GeneratorCard, generatorCardSchema } from '../model/pack/generator.ts';
import { type Side, SIDES } from '../model/pack/unit-type.ts';
import { AI_TILES, GENERATOR_CARDS } from './pack.ts';

const TILES: readonly AiTile[] = AI_TILES.map((tile) => aiTileSchema.parse(tile));
const CARDS: readonly GeneratorCard[] = GENERATOR_CARDS.map((card) => generatorCardSchema.parse(card));

function tileOf(side: Side, number: number): AiTile {
  const found = TILES.find((each) => each.side === side && each.number === number);
  if (found === undefined) throw new Error(`${side} ${number}`);
  return found;
}

/** The orders on a tile: its own, or those of its events. */
function ordersOf(tile: AiTile): readonly AiOrder[] {
  if (tile.kind !== 'track') return [tile.order];
  return tile.events.flatMap((event) => (event.kind === 'order' ? [event.order] : []));
}

const eventsOf = (tile: AiTile): readonly string[] =>
  tile.kind === 'track' ? tile.events.map(({ kind }) => kind) : [];

function topOf({ side, number }: AiTile): readonly EffectStep[] {
  const found = CARDS.find((card) => card.side === side && card.number === number);
  if (found === undefined) throw new Error(`${side} ${number}`);
  return found.top.steps;
}

test('G5.3b 25 tiles with a side for each nation', () => {
  for (const side of SIDES)
    expect(TILES.filter((tile) => tile.side === side).map(({ number }) => number)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
});

test('G5.3.1 half of a nation’s tiles defend and half attack', () => {
  for (const side of SIDES) {
    const defending = TILES.filter((tile) => tile.side === side && tile.posture === 'defense').length;
    expect([12, 13]).toContain(defending);
  }
});

test('G5.3.1b every kind of space has its tiles, in both nations and both postures', () => {
  const counted = (kind: AiTile['kind'], of: (tile: AiTile) => boolean): number =>
    TILES.filter((tile) => tile.kind === kind && of(tile)).length;
  expect(counted('counteraction', () => true)).toBeGreaterThanOrEqual(18);
  expect(counted('missionOrder', () => true)).toBeGreaterThanOrEqual(13);
  expect(counted('track', () => true)).toBeGreaterThanOrEqual(14);
  for (const kind of ['counteraction', 'missionOrder', 'track'] as const)
    for (const side of SIDES)
      for (const posture of ['defense', 'offense'] as const)
        expect(counted(kind, (tile) => tile.side === side && tile.posture === posture)).toBeGreaterThan(0);
});

test('G5.5c some tiles of the track are yellow, and none of those is an action of the AI', () => {
  const yellow = TILES.filter((tile) => tile.kind === 'track' && tile.yellow);
  expect(yellow.length).toBeGreaterThanOrEqual(5);
  expect(yellow.filter((tile) => eventsOf(tile).includes('swiftAction'))).toEqual([]);
});

test('R-140 the tiles that the published rules show', () => {
  expect(tileOf('soviet', 1)).toMatchObject({ kind: 'track', posture: 'defense', events: [{ kind: 'asCommand' }] });
  expect(tileOf('soviet', 2)).toMatchObject({
    kind: 'missionOrder',
    order: { who: ['highestAR'], relation: 'closest', to: ['ownMarker'], target: [], action: 'fire', caps: 2 },
  });
  expect(tileOf('soviet', 3)).toMatchObject({
    kind: 'counteraction',
    order: {
      who: [],
      relation: 'closest',
      to: ['unit'],
      target: ['spent', 'crewed'],
      action: 'move',
      lowRisk: false,
      when: { kind: 'playerCaps', below: 2 },
    },
  });
  for (const [number, posture] of [
    [4, 'offense'],
    [16, 'defense'],
  ] as const)
    expect(tileOf('soviet', number)).toMatchObject({
      kind: 'counteraction',
      posture,
      among: 'card',
      order: { who: ['hit'], relation: 'closest', to: ['unit'], action: 'rally' },
      parameters: [{ kind: 'lowRisk' }],
    });
  expect(tileOf('soviet', 8)).toMatchObject({ kind: 'track', events: [{ kind: 'rumorAtCardHex', count: 1 }] });
  for (const side of SIDES) expect(tileOf(side, 20)).toMatchObject({ kind: 'track', events: [{ kind: 'barrage' }] });
});

/** What a tile does, and what its card must do for that. */
const SERVES: readonly {
  readonly says: (tile: AiTile, orders: readonly AiOrder[]) => boolean;
  readonly card: (step: EffectStep) => boolean;
}[] = [
  {
    says: (tile) => tile.among === 'card' || tile.parameters.length > 0,
    card: (step) => step.kind === 'units' || (step.kind === 'placeUnits' && step.of === 'own'),
  },
  {
    says: (_, orders) => orders.some(({ to }) => to.includes('ownMarker')),
    card: (step) => step.kind === 'controlMarker' && step.whose === 'own',
  },
  {
    says: (_, orders) => orders.some(({ to }) => to.every((goal) => goal === 'objective')),
    card: (step) =>
      (step.kind === 'controlMarker' && step.whose === 'enemy') ||
      (step.kind === 'victory' && (step.rule.kind === 'reached' || step.rule.kind === 'left')),
  },
  {
    says: (_, orders) => orders.some(({ action }) => action === 'enterFromCup'),
    card: (step) => step.kind === 'entryEdge' || (step.kind === 'units' && step.round > 1),
  },
  {
    says: (_, orders) => orders.some(({ target }) => target.includes('vehicle')),
    card: (step) => step.kind === 'victory' && step.rule.kind === 'destroyed' && step.rule.units === 'vehicles',
  },
  {
    says: (tile) => eventsOf(tile).includes('barrage'),
    card: (step) => step.kind === 'weapon' && step.card.startsWith('artillery'),
  },
  {
    says: (tile) => eventsOf(tile).includes('rumorAtCardHex'),
    card: (step) => step.kind === 'placeUnits' && step.hidden,
  },
  { says: (tile) => eventsOf(tile).includes('drawDefense'), card: ({ kind }) => kind === 'drawDefense' },
  {
    says: (tile) => eventsOf(tile).includes('playerCaps'),
    card: (step) => step.kind === 'caps' && step.who === 'enemy',
  },
];

test('R-152 a tile serves its card: it speaks of no markers, edges, units or guns that the top does not give', () => {
  for (const { says, card } of SERVES) {
    const saying = TILES.filter((tile) => says(tile, ordersOf(tile)));
    expect(saying).not.toEqual([]);
    expect(saying.filter((tile) => !topOf(tile).some(card))).toEqual([]);
  }
});

test('S4.3 no tile orders about those who are spent: that is for Command cards', () => {
  const orders = TILES.flatMap(ordersOf);
  expect(orders.filter(({ who, action }) => who.includes('spent') || action === 'recover')).toEqual([]);
});
