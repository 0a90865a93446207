import type { Random } from '@sandtable/kernel';
import { placeOf } from '../board/map.ts';
import { type Effect, EFFECT_RULES } from '../model/battlecard.ts';
import type { BattleMap } from '../model/battle-map.ts';
import { DICE, type Pack } from '../model/pack.ts';
import { LEVELS } from '../model/mission.ts';
import type { Position, PositionCorps, PositionUnit } from '../model/options.ts';
import { enemyOf, type Side, SIDES, type UnitType } from '../model/forces.ts';
import { hexId, type HexId } from '../model/ids.ts';

/** Enough rounds for everything to happen. */
const LIMIT = 3;

/** A position no match would reach: units crowded, hurt or lost, any hands, any corps' round. */
export function randomPosition(pack: Pack, map: BattleMap, random: Random): Position {
  const first = random.pick(SIDES);
  const isSolo = random.below(2) === 0;
  const people = isSolo
    ? sidesOf(first, 1 + random.below(2))
    : [first, enemyOf(first), ...SIDES.slice(random.below(3))];
  const sides = isSolo ? [...people, enemyOf(first)] : people;
  const hexes = crowd(map, random);
  const cards = cardsFor(pack, isSolo);
  random.shuffle(cards);
  const types = { austria: typesOf(pack, 'austria'), russia: typesOf(pack, 'russia') };
  const corps = sides.map((side, place): PositionCorps => {
    const isAi = isSolo && place === sides.length - 1;
    return {
      side,
      isAi,
      tokens: random.below(4),
      hand: isAi ? [] : cards.splice(0, random.below(6)),
      units: unitsFor(types[side], map, hexes, random),
    };
  });
  return {
    game: 'limanowa',
    options: { level: random.pick(LEVELS), die: random.pick(DICE), players: random.pick([2, 3, 4]) },
    round: 1 + random.below(LIMIT),
    limit: LIMIT,
    turn: random.below(people.length),
    objectives: [
      { at: [6, 4], grade: 'strategic' },
      { at: [5, 5], grade: 'tactical' },
      { at: [6, 5], grade: 'tactical' },
    ],
    corps,
  };
}

function sidesOf(side: Side, count: number): Side[] {
  return Array.from({ length: count }, () => side);
}

/** Every card people may hold, once per copy. */
function cardsFor({ cards }: Pack, isSolo: boolean): Effect[] {
  return cards
    .filter(({ effect, inSolo }) => !isSolo || (inSolo && EFFECT_RULES[effect].kind === 'support'))
    .flatMap(({ effect, copies }) => Array.from({ length: copies }, () => effect));
}

/** Hexes in random order, those around Nowy Sącz and at the edges first. */
function crowd({ terrain, columns }: BattleMap, random: Random): HexId[] {
  const near = (hex: HexId): boolean =>
    Math.abs((hex % columns) - 6) <= 2 && Math.abs(Math.floor(hex / columns) - 5) <= 2;
  const all = Array.from(terrain, (_letter, hex) => hexId(hex));
  random.shuffle(all);
  return [...all.filter(near), ...all.filter((hex) => !near(hex))];
}

function typesOf({ unitTypes }: Pack, side: Side): UnitType[] {
  return unitTypes.filter((type) => type.side === side);
}

/** Infantry first, so that each corps can fight. Removes the officers it uses from `types`. */
function unitsFor(types: UnitType[], map: BattleMap, hexes: HexId[], random: Random): PositionUnit[] {
  const count = 2 + random.below(5);
  return Array.from({ length: count }, (_unit, place) => {
    const type = place === 0 ? (types[0] ?? random.pick(types)) : random.pick(types);
    if (type.rank === 'officer') types.splice(types.indexOf(type), 1);
    const hex = hexes.shift() ?? hexId(0);
    if (place > 0 && random.below(6) === 0) return { type: type.id, at: null };
    return { type: type.id, at: placeOf(map, hex), rp: 1 + random.below(type.rp) };
  });
}
