import { printFacing } from '@sandtable/hex';
import { counted } from '@sandtable/kernel';
import { sidesOf, terrainAt } from '../board/ground.ts';
import { type BattleMap, nameOfHex } from '../board/map.ts';
import type { Terrain } from '../board/terrain.ts';
import type { ControlView, MarkerKind, MarkerView } from '../model/battle/marker.ts';
import type { HexId } from '../model/ids.ts';
import { MINE, NO_ENEMY } from '../model/solo/solo.ts';
import type { Seen } from '../model/battle/state.ts';
import type { VictoryRule } from '../model/battle/terms.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { REVEALED_ON } from '../rules/fire/odds.ts';
import { NATIONS } from './units.ts';

export const TERRAIN_LABELS: Readonly<Record<Terrain, string>> = {
  open: 'open ground',
  lightWoods: 'light woods',
  heavyWoods: 'heavy woods',
  woodBuilding: 'wooden building',
  stoneBuilding: 'stone building',
  plowedField: 'plowed field',
  water: 'water',
  crops: 'crops',
  smallBalka: 'small balka',
};

/** One word for what blocks the view in a hex. */
export function standingIn({ ground }: BattleMap, hex: HexId): string {
  return TERRAIN_LABELS[terrainAt(ground, hex)].endsWith('woods') ? 'woods' : 'building';
}

/** `E09, light woods, hill 1, road` */
export function explainGround(map: BattleMap, hex: HexId): string {
  const { ground } = map;
  const level = ground.levels[hex] ?? 0;
  return [
    nameOfHex(map, hex),
    TERRAIN_LABELS[terrainAt(ground, hex)],
    ...(level > 0 ? [`hill ${level}`] : []),
    ...(sidesOf(ground.roads[hex] ?? 0).length > 0 ? ['road'] : []),
    ...(sidesOf(ground.walls[hex] ?? 0).length > 0 ? ['wall'] : []),
  ].join(', ');
}

export const MARKER_NAMES: Readonly<Record<MarkerKind, string>> = {
  smoke: 'smoke',
  trench: 'trench',
  bunker: 'bunker',
  wire: 'wire',
  roadBlock: 'road block',
  mine: 'mine',
  hasty: 'hasty defense',
};

/**
 * `heavy smoke`, `bunker facing NE`, `hidden German mine`, `German hasty defense, empty`; R-179, B18.1.3: mines and hasty
 * defenses belong to a side.
 */
export function explainMarker({ kind, dm, facing, hidden, side }: MarkerView): string {
  const name = side === null ? MARKER_NAMES[kind] : `${NATIONS[side]} ${MARKER_NAMES[kind]}`;
  if (kind === 'smoke') return `${dm > 1 ? 'heavy' : 'light'} ${name}`;
  if (kind === 'bunker') return `${name} facing ${printFacing(facing)}`;
  if (kind === 'hasty') return `${name}, empty`;
  return hidden ? `hidden ${name}` : name;
}

type ControlRule = Extract<VictoryRule, { kind: 'control' }>;

/** B19.2a: the rules that score a Control Marker for its holder, or for either side if it is neutral. */
function rulesFor({ view }: Seen, { at, side }: ControlView): ControlRule[] {
  return view.terms.victory.filter(
    (rule): rule is ControlRule =>
      rule.kind === 'control' && (rule.at ?? at) === at && (side === null || rule.side === side),
  );
}

/** The marker's VP for its holder; of a neutral marker, the higher value of the two sides. */
export function worthOfControl(seen: Seen, control: ControlView): number {
  const rules = rulesFor(seen, control);
  const worthOf = (side: Side): number => rules.reduce((sum, rule) => (rule.side === side ? sum + rule.vp : sum), 0);
  return Math.max(worthOf('german'), worthOf('soviet'));
}

/** `German Control Marker, 1 VP when a round ends` */
export function explainControl(seen: Seen, control: ControlView): string {
  const { side } = control;
  const worth = rulesFor(seen, control).map(
    (rule) =>
      `${rule.vp} VP${side === null ? ` for the ${NATIONS[rule.side]} side` : ''} when ${rule.when === 'roundEnd' ? 'a round' : 'the game'} ends`,
  );
  const whose = side === null ? 'Neutral Control Marker' : `${NATIONS[side]} Control Marker`;
  return [whose, ...worth].join(', ');
}

interface RumorLine {
  readonly rule: string;
  readonly text: string;
}

/**
 * S6: what a Rumored Enemy may be, what reveals it, and what is left in the cup. Only the order of the cup is secret.
 */
export function explainRumor(seen: Seen): RumorLine[] {
  return [
    { rule: 'S6.0', text: 'It may be an enemy, a mine or nobody' },
    { rule: 'S6.2', text: 'Revealed when adjacent to a unit, or when a unit sees it in a hex without a DM' },
    { rule: 'S6.2.1', text: 'Revealed before it attacks' },
    { rule: 'S6.2.2', text: `Revealed by an attack that rolls ${REVEALED_ON} or more; FP does not count` },
    ...explainCup(seen),
  ];
}

/** S1.0, S6.2: the mission lists the contents of the cup, and drawn counters are open. */
function explainCup({ view }: Seen): RumorLine[] {
  const { solo } = view;
  const printed = view.terms.solo?.cup;
  if (solo === null || printed === undefined) return [];
  const inside = solo.cup.inside.length;
  if (inside === 0) return [{ rule: 'S6.2', text: 'The cup is empty: there is no enemy here' }];
  const left = (what: number): number => times(printed, what) - times(solo.cup.removed, what);
  const mines = left(MINE);
  const enemies = inside - mines - left(NO_ENEMY);
  const real = [counted(enemies, 'enemy', 'enemies'), ...(mines === 0 ? [] : [counted(mines, 'mine')])];
  return [{ rule: 'S6.2', text: `In the cup: ${real.join(' and ')} among ${counted(inside, 'counter')}` }];
}

function times(list: readonly number[], what: number): number {
  return list.filter((each) => each === what).length;
}
