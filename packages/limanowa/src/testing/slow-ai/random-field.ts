import { nonEmpty } from '@sandtable/kernel/testing';
import type { Random } from '@sandtable/kernel';
import { EFFECT_RULES, EFFECTS, type Effect } from '../../model/battlecard.ts';
import { DICE, type Pack } from '../../model/pack.ts';
import { LEVELS, type MapPlace, type ObjectivePlan } from '../../model/mission.ts';
import type { Position, PositionCorps, PositionUnit } from '../../model/options.ts';
import { enemyOf, type Side, SIDES } from '../../model/forces.ts';
import { Ground } from './ground.ts';

const SUPPORT: readonly Effect[] = EFFECTS.filter(
  (effect) => EFFECT_RULES[effect].kind === 'support' && !['reinforcement', 'spareBattery'].includes(effect),
);

const LIMIT = 30;

/** Two forces mixed up in a small area, hurt at random, with many cards and tokens. */
export function randomField(pack: Pack, random: Random): Position {
  const [map] = pack.maps;
  if (map === undefined) throw new Error('no map');
  const ground = new Ground(map);
  const all = map.rows.flatMap((row, down) => Array.from(row, (_letter, right): MapPlace => [right, down]));
  const middle = ground.hexAt(random.pick(all));
  const apart = (place: MapPlace): number => ground.apart(ground.hexAt(place), middle);
  const near = all.toSorted((one, other) => apart(one) - apart(other)).slice(0, 16 + random.below(12));
  random.shuffle(near);
  const places = [...near];
  const player = random.pick(SIDES);
  const players = 1 + (random.below(4) === 0 ? 1 : 0);
  const officers = new Set<string>();
  const corps = Array.from({ length: players + 1 }, (_corps, place): PositionCorps => {
    const isAi = place === players;
    const side = isAi ? enemyOf(player) : player;
    const size = isAi ? 3 + random.below(6) : Math.ceil((3 + random.below(6)) / players);
    return {
      side,
      isAi,
      tokens: random.pick(isAi ? [0, 1, 2, 2, 3, 3] : [0, 1, 2, 3]),
      hand: isAi ? [] : handOf(random, players),
      units: Array.from({ length: size }, (_unit, number) => unitOf(side, number === 0)).filter(
        (unit) => unit !== undefined,
      ),
    };
  });
  const objectives = objectivesOf(near, ground, random);
  return {
    game: 'limanowa',
    map: map.id,
    options: {
      level: random.pick(LEVELS),
      die: random.pick(DICE),
      concentricBonus: random.below(4) > 0,
      aiWoundsFromArtillery: random.below(4) > 0,
    },
    limit: LIMIT,
    turn: random.below(5) === 0 ? players : 0,
    // All objectives, so that the match does not end too soon.
    goal: { kind: 'mission', ...countOf(objectives), speed: Array.from({ length: LIMIT }, () => 0) },
    objectives,
    corps: nonEmpty(corps),
  };

  /** The first is no battery: a corps needs infantry or cavalry. */
  function unitOf(side: Side, isFirst: boolean): PositionUnit | undefined {
    const types = pack.unitTypes.filter((each) => each.side === side && !officers.has(each.id));
    const isGun = !isFirst && random.below(3) === 0;
    const type = random.pick(types.filter(({ arm }) => (arm === 'artillery') === isGun));
    const at = places.pop();
    if (at === undefined) return undefined;
    if (type.rank === 'officer') officers.add(type.id);
    return { type: type.id, at, rp: random.below(2) === 0 ? 1 + random.below(type.rp) : type.rp };
  }
}

/** A card has two copies: each of two players may hold one. */
function handOf(random: Random, players: number): readonly Effect[] {
  const cards = players === 1 ? [...SUPPORT, ...SUPPORT] : [...SUPPORT];
  random.shuffle(cards);
  // Pursuit needs an occupied hex with an enemy next to it, so it is rare.
  if (random.below(2) === 0) cards.splice(0, 0, ...cards.splice(cards.indexOf('pursuit'), 1));
  return cards.slice(0, random.below(6));
}

/** L11c: Strategic ones are towns. */
function objectivesOf(near: readonly MapPlace[], ground: Ground, random: Random): readonly ObjectivePlan[] {
  const places = [...near];
  random.shuffle(places);
  return places.slice(0, 1 + random.below(5)).map((at) => {
    const mayBeStrategic = ground.letter(ground.hexAt(at)) === 'T' && random.below(3) > 0;
    return { at, grade: mayBeStrategic ? 'strategic' : 'tactical' };
  });
}

function countOf(objectives: readonly ObjectivePlan[]): Readonly<Record<ObjectivePlan['grade'], number>> {
  const count = (grade: ObjectivePlan['grade']): number => objectives.filter((each) => each.grade === grade).length;
  return { strategic: count('strategic'), tactical: count('tactical') };
}
