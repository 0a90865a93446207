import type { Random } from '@sandtable/kernel';
import type { Effect } from '../../model/battlecard.ts';
import { enemyOf, RANKS, type Side, SIDES, type UnitType } from '../../model/forces.ts';
import type { HexId } from '../../model/ids.ts';
import { LEVELS, type MapPlace, type ObjectivePlan } from '../../model/mission.ts';
import { DICE, type DieName, type Pack } from '../../model/pack.ts';
import type { Position, PositionUnit } from '../../model/options.ts';
import { Ground } from '../slow-ai/ground.ts';

/** One unit of the situation, by its place in the match. Its figures are the printed ones. */
export interface Soldier {
  readonly unit: number;
  /** As sentences name it: `r02`. */
  readonly name: string;
  readonly type: UnitType;
  readonly at: HexId;
  readonly rp: number;
}

/** A player's disclosed attack on several units of the AI, and where everybody stands. */
export interface Assault {
  readonly pack: Pack;
  readonly ground: Ground;
  readonly die: DieName;
  readonly concentricBonus: boolean;
  readonly objectives: readonly HexId[];
  readonly players: readonly Soldier[];
  readonly defenders: readonly Soldier[];
  /** Where units of the player will have moved, by unit. */
  readonly moves: ReadonlyMap<number, HexId>;
  /** Who of infantry and cavalry attacks whom. */
  readonly attacks: ReadonlyMap<Soldier, readonly Soldier[]>;
  /** A battery and its target. */
  readonly shells: readonly (readonly [battery: Soldier, target: Soldier])[];
  readonly supports: readonly (readonly [battery: Soldier, target: Soldier])[];
  readonly card: { readonly effect: Effect; readonly unit: Soldier; readonly target: Soldier | undefined } | undefined;
  /** The unit that the player's Aggressive tactics help. */
  readonly helped: Soldier | undefined;
}

/** The ground and the two forces, before anything is planned. */
export type Muster = Pick<
  Assault,
  'pack' | 'ground' | 'die' | 'concentricBonus' | 'objectives' | 'players' | 'defenders'
> & { readonly position: Position };

/** Two forces close together on few hexes, hurt at random, some of the defenders on objectives. */
export function drawnUp(pack: Pack, random: Random): Muster {
  const [map] = pack.maps;
  if (map === undefined) throw new Error('no map');
  const ground = new Ground(map);
  const all = map.rows.flatMap((row, down) => Array.from(row, (_letter, right): MapPlace => [right, down]));
  const middle = ground.hexAt(random.pick(all));
  const apart = (place: MapPlace): number => ground.apart(ground.hexAt(place), middle);
  const near = all.toSorted((one, other) => apart(one) - apart(other)).slice(0, 13 + random.below(5));
  random.shuffle(near);
  const spots = [...near];
  // Orlov is Russian: more often than not he defends.
  const side = random.pick([...SIDES, 'austria'] as const);
  const players = force(pack, random, side, spots, 5 + random.below(4));
  const defenders = force(pack, random, enemyOf(side), spots, 4 + random.below(4));
  const held = defenders.map(({ at }) => at).slice(0, random.pick([0, 1, 1, 2, 3, 4]));
  // L11c: Strategic ones are towns.
  const objectives = [...held, ...near.filter((place) => !held.includes(place)).slice(0, 1)].map(
    (at): ObjectivePlan => ({
      at,
      grade: ground.letter(ground.hexAt(at)) === 'T' ? random.pick(['tactical', 'strategic']) : 'tactical',
    }),
  );
  const die = random.pick(DICE);
  const concentricBonus = random.below(3) > 0;
  const hand: readonly Effect[] = random.pick([[], ['massedAssault'], ['disruptiveFire']]);
  const plan = (units: readonly Drawn[]): PositionUnit[] =>
    units.map(({ type, at, rp }) => ({ type: type.id, at, rp }));
  const soldiers = (units: readonly Drawn[], from: number, letter: string): Soldier[] =>
    units.map(({ type, at, rp }, place) => ({
      unit: from + place,
      name: `${letter}${String(place + 1).padStart(2, '0')}`,
      type,
      at: ground.hexAt(at),
      rp,
    }));
  return {
    pack,
    ground,
    die,
    concentricBonus,
    objectives: objectives.map(({ at }) => ground.hexAt(at)),
    players: soldiers(players, 0, side === 'austria' ? 'a' : 'r'),
    defenders: soldiers(defenders, players.length, side === 'austria' ? 'r' : 'a'),
    position: {
      game: 'limanowa',
      map: map.id,
      // Cards are turned most often at the highest level; the level changes nothing else that counts here.
      options: { level: random.pick([...LEVELS, 'veteran', 'veteran', 'veteran']), die, concentricBonus },
      limit: 9,
      // A grade that has none of its objectives could be held by nobody: all of both, and nothing ends.
      goal: {
        kind: 'mission',
        strategic: objectives.filter(({ grade }) => grade === 'strategic').length,
        tactical: objectives.filter(({ grade }) => grade === 'tactical').length,
        speed: Array.from({ length: 9 }, () => 0),
      },
      objectives,
      corps: [
        { side, isAi: false, tokens: 9, hand, units: plan(players) },
        { side: enemyOf(side), isAi: true, tokens: random.below(3), hand: [], units: plan(defenders) },
      ],
    },
  };
}

interface Drawn {
  readonly type: UnitType;
  readonly at: MapPlace;
  readonly rp: number;
}

/** An officer once at most, and often one, Orlov most often; the first is infantry or cavalry. */
function force(pack: Pack, random: Random, side: Side, spots: MapPlace[], size: number): Drawn[] {
  const types = pack.unitTypes.filter((type) => type.side === side);
  const drawn: Drawn[] = [];
  for (const at of spots.splice(0, size)) {
    const rank = random.pick([...RANKS, 'core', 'elite'] as const);
    const fitting = types.filter((type) => type.rank === rank && (drawn.length > 0 || type.arm !== 'artillery'));
    if (fitting.length === 0) continue;
    const orlov = types.find(({ abilities }) => abilities.includes('aggressiveTactics'));
    const type = drawn.length === 1 && orlov !== undefined ? orlov : random.pick(fitting);
    if (type.rank === 'officer') types.splice(types.indexOf(type), 1);
    drawn.push({ type, at, rp: random.below(2) === 0 ? type.rp : 1 + random.below(type.rp) });
  }
  return drawn;
}
