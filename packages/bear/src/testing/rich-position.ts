import { FACINGS, hexAt, printAxial, within } from '@sandtable/hex';
import { type Random, randomOf } from '@sandtable/kernel';
import { TERRAINS } from '../board/terrain.ts';
import { HIT_KINDS } from '../model/pack/counters.ts';
import { OPTIONS } from '../model/options.ts';
import type { PositionSource } from '../model/pack/position.ts';
import { isFoot, isVehicle } from '../model/pack/unit-type.ts';
import { pack } from './match.ts';
import { randomRules } from './random-rules.ts';

const RADIUS = 5;
const HEXES = within(hexAt(0, 0), RADIUS).map(printAxial);
const THROWN = { german: ['grenades', 'tellermine'], soviet: ['molotov'] } as const;
const BURSTS = { german: 'artillery-105', soviet: 'artillery-122' } as const;
const HANDS = { german: ['c02', 'c05', 'c09', 'c40'], soviet: ['c02', 'c06', 'c10', 'c12'] } as const;

type Source = NonNullable<PositionSource['solo']>;
type UnitSource = NonNullable<PositionSource['units']>[number];

/** A position with something in every field, sound or not by chance. */
export function richPosition(seed: string): PositionSource {
  const random = randomOf(seed, 'rich position');
  const some = <T>(list: readonly T[], count: number): T[] => {
    const copy = [...list];
    random.shuffle(copy);
    return copy.slice(0, count);
  };
  const words = some(
    pack.counters.filter(({ type }) => type.kind !== 'rumor').map(({ word }) => word),
    22,
  );
  const onMap = words.slice(0, 10);
  const isSolo = random.below(3) === 0;
  const ai = random.pick(['german', 'soviet'] as const);
  const options: Record<string, string> = {};
  for (const [name, values] of Object.entries(OPTIONS)) options[name] = random.pick<string>(values);
  if (isSolo) options['economy'] = 'spentCheck';
  const isHuman = (side: 'german' | 'soviet'): boolean => !isSolo || side !== ai;
  const sideOf = (word: string): 'german' | 'soviet' => (word.startsWith('g') ? 'german' : 'soviet');
  const units = onMap.map((word) => unitOf(random, word, isSolo && sideOf(word) === ai));
  const waiting = words.slice(10, 12).filter((word) => isHuman(sideOf(word)));
  const player = (side: 'german' | 'soviet') => {
    const own = units.filter(({ unit, spent }) => unit !== undefined && sideOf(unit) === side && spent !== true);
    const [first] = own;
    return {
      caps: random.below(9),
      ...(isHuman(side) ? { hand: some(HANDS[side], random.below(4)) } : {}),
      ...(isHuman(side)
        ? {
            weapons: [
              { card: BURSTS[side], uses: 1 + random.below(2) },
              ...own.filter(isOnFoot).map(({ unit }) => ({ card: random.pick(THROWN[side]), unit })),
            ],
          }
        : {}),
      ...(options['economy'] === 'sevenAP' && first?.unit !== undefined
        ? { activation: { units: [first.unit], ap: 1 + random.below(7) } }
        : {}),
      lost: words.slice(12, 16).filter((word) => sideOf(word) === side),
    };
  };
  return {
    game: 'bear',
    map: {
      bare: {
        radius: RADIUS,
        hexes: Object.fromEntries(
          some(HEXES, 30).map((hex) => [hex, { terrain: random.pick(TERRAINS), level: random.pick([0, 0, 1, 2]) }]),
        ),
      },
    },
    options,
    units,
    ...(waiting.length > 0 ? { entries: [{ units: waiting, round: 1 + random.below(3), hexes: some(HEXES, 3) }] } : {}),
    markers: [
      { kind: 'smoke', at: random.pick(HEXES), dm: 1 },
      { kind: 'smoke', at: random.pick(HEXES), dm: 2 },
      { kind: 'trench', at: random.pick(HEXES) },
      { kind: 'bunker', at: random.pick(HEXES), facing: random.pick(FACINGS) },
      { kind: 'wire', at: random.pick(HEXES) },
      { kind: 'roadBlock', at: random.pick(HEXES) },
      { kind: 'mine', at: random.pick(HEXES), side: 'german' },
      { kind: 'mine', at: random.pick(HEXES), side: 'soviet', hidden: true },
    ],
    controls: some(HEXES, 3).map((at) => ({ at, side: random.pick(['german', 'soviet', null] as const) })),
    rules: randomRules(random, 0),
    solo: isSolo
      ? soloOf(
          random,
          ai,
          words.slice(16).filter((word) => sideOf(word) === ai),
          units,
        )
      : null,
    round: 1 + random.below(3),
    rounds: 3 + random.below(3),
    turn: random.pick(['german', 'soviet'] as const),
    players: { german: player('german'), soviet: player('soviet') },
  };
}

function isOnFoot({ unit }: UnitSource): boolean {
  const type = pack.counters.find(({ word }) => word === unit)?.type;
  return type !== undefined && isFoot(type);
}

function unitOf(random: Random, word: string, isAi: boolean): UnitSource {
  const type = pack.counters.find((counter) => counter.word === word)?.type;
  const pile = type !== undefined && isVehicle(type) ? 'vehicle' : 'infantry';
  const kinds = HIT_KINDS.filter((kind) =>
    pack.hitMarkers.some((marker) => marker.pile === pile && marker.kind === kind && !marker.destroys),
  );
  return {
    unit: word,
    at: random.pick(HEXES),
    facing: random.pick(FACINGS),
    spent: random.below(3) === 0,
    hasty: pile === 'infantry' && random.below(6) === 0,
    hidden: !isAi && random.below(5) === 0,
    ...(random.below(6) === 0 ? { hit: random.pick(kinds) } : {}),
  };
}

function soloOf(
  random: Random,
  ai: 'german' | 'soviet',
  waiting: readonly string[],
  units: readonly UnitSource[],
): Source {
  const [first, ...others] = waiting;
  const acted = units.find(({ unit }) => unit !== undefined && unit.startsWith('g') !== (ai === 'german'))?.unit;
  return {
    ai,
    deck: { from: 1, to: 55, also: [], without: [random.below(10) + 1] },
    length: 6 + random.below(4),
    marker: 1 + random.below(3),
    track: [
      {
        space: 2,
        name: 'Two',
        events: [
          { kind: 'rumor', hexes: [random.pick(HEXES)] },
          { kind: 'smoke', hexes: [random.pick(HEXES)] },
        ],
      },
      {
        space: 3,
        name: 'Three',
        yellow: true,
        events: [
          ...(first === undefined
            ? []
            : [{ kind: 'reinforce' as const, units: [first], hexes: [random.pick(HEXES)], facing: 'N' as const }]),
          { kind: 'commandExperience', cards: 1 },
        ],
      },
      {
        space: 4,
        name: 'Four',
        events: [
          { kind: 'order', order: { action: 'fire' }, asAction: true },
          { kind: 'playerCaps', amount: -1 },
          { kind: 'vp', side: ai, amount: 1 },
          { kind: 'rumorAtCardHex', count: 1 },
        ],
      },
      {
        space: 5,
        name: 'Five',
        events: [
          { kind: 'airStrike', hexes: [random.pick(HEXES)] },
          { kind: 'confusion' },
          { kind: 'swiftAction' },
          { kind: 'capSurplus' },
          { kind: 'endRound' },
          { kind: 'drawDefense', count: 1 },
          { kind: 'smokeAtCardHex', count: 1 },
          { kind: 'barrage' },
          { kind: 'asCommand' },
        ],
      },
    ],
    counteractions: [{ action: 'rally', who: ['hit'] }],
    missionOrders: [{ action: 'move', to: ['objective', 'unit'] }],
    cup: { units: others, noEnemy: random.below(3), mines: random.below(2) },
    objectives: [{ hexes: [random.pick(HEXES)] }],
    rumors: Array.from({ length: random.below(3) }, () => ({ at: random.pick(HEXES), spent: random.below(2) === 0 })),
    justActed: acted === undefined ? [] : [acted],
  };
}
