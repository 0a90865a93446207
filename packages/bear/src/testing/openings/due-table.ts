import { terrainAt } from '../../board/ground.ts';
import { hexNamed, nameOfHex } from '../../board/map.ts';
import { neighboursOf } from '../../model/battle/battle.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { Mission } from '../../model/pack/mission.ts';
import { pack } from '../match.ts';
import { drawsOf, type OpeningPlay } from './opening-play.ts';
import { printedTable } from './printed-table.ts';
import { markerText, type Table } from './table.ts';

// The table of a printed mission as it must be, derived from its print and the rules.

/** B1.0, B2.0: cards drawn, shells plotted, hidden units and mines placed; smoke as it was laid. */
export function dueInRoundOne(mission: Mission, { map, economy, placed, buried }: OpeningPlay): Table {
  const table = printedTable(pack, map, mission, economy);
  const draws = drawsOf(mission);
  const units = { ...table.units };
  for (const [unit, hex] of placed) units[unit] = (units[unit] ?? '').replace('to be placed', hex);
  const players = table.players.map((player, place) => {
    const hand = draws.splice(0, mission.players[place]?.cards.first ?? 0);
    const battery = player.weapons.findIndex((weapon) => weapon.startsWith('artillery'));
    const weapons = player.weapons.map((weapon, index) => (index === battery ? usedOnce(weapon) : weapon));
    return { ...player, hand, plots: battery === -1 ? 0 : 1, weapons };
  });
  const hands = players.flatMap(({ hand }) => hand);
  const mines = buried.map(({ hex, side }) => markerText(hex, { kind: 'mine', dm: 0, facing: 0, side, hidden: true }));
  const markers = [...table.markers, ...mines].sort();
  return { ...table, units, markers, players, actionDeck: without(table.actionDeck, hands) };
}

/** `artillery-105 of side x2` */
function usedOnce(weapon: string): string {
  return weapon.replace(/\d+$/, (uses) => String(Number(uses) - 1));
}

function without(pile: Table['actionDeck'], gone: readonly string[]): Table['actionDeck'] {
  const inside = [...pile.inside];
  for (const card of gone) inside.splice(inside.indexOf(card), 1);
  return { ...pile, inside };
}

function discarded(pile: Table['orderDeck'], cards: readonly number[]): Table['orderDeck'] {
  const numbers = cards.map(String);
  return { ...without(pile, numbers), discards: [...pile.discards, ...numbers] };
}

/** B2.2d: every player has stalled for a CAP; S2.3.3: the AI has drawn this card and passed. */
export function dueAfterStalls(table: Table, drawn: readonly number[]): Table {
  const players = table.players.map((player) => (player.seat === 'ai' ? player : { ...player, caps: player.caps - 1 }));
  return { ...table, players, orderDeck: discarded(table.orderDeck, drawn) };
}

interface Pivot {
  readonly seat: string;
  readonly unit: string;
  readonly facing: string;
  readonly economy: string;
  /** All Order Cards drawn since the stalls. */
  readonly drawn: readonly number[];
}

/** B5.3, B2.2g, B3.0: it faces that way, and is spent by its check, or active with 6 AP left; its hasty defense is gone. */
export function dueAfterPivot(table: Table, { seat, unit, facing, economy, drawn }: Pivot): Table {
  const [hex = '', , ...marks] = (table.units[unit] ?? '').split(' ');
  const kept = marks.filter((mark) => mark !== 'hasty');
  const now = [hex, facing, ...kept, ...(economy === 'spentCheck' ? ['spent'] : [])];
  const passengers = Object.entries(table.units).filter(([, text]) => text.endsWith(` in ${unit}`));
  return {
    ...table,
    units: {
      ...table.units,
      [unit]: now.join(' '),
      ...Object.fromEntries(passengers.map(([name]) => [name, `${hex} ${facing} in ${unit}`])),
    },
    players: table.players.map((player) =>
      player.seat === seat && economy === 'sevenAP' ? { ...player, active: `${unit}: 6 AP` } : player,
    ),
    orderDeck: discarded(table.orderDeck, drawn),
  };
}

/**
 * B2.0, B7.4.2, R-217, R-218: all units fresh, Order Cards reshuffled, smoke thinned, CAPs as at the start, cards drawn, no
 * activation; plotted shells have fallen.
 */
export function dueInRoundTwo(mission: Mission, opening: Table, acted: Table, play: OpeningPlay): Table {
  const scored = vpOfRound(mission);
  const draws = drawsOf(mission).slice(opening.players.flatMap(({ hand }) => hand).length);
  const players = opening.players.map((player, place) => {
    const later = draws.splice(0, mission.players[place]?.cards.later ?? 0);
    const side = mission.players[place]?.side ?? '?';
    const isFirst = mission.players.findIndex((each) => each.side === side) === place;
    const vp = player.vp + (isFirst ? (scored[side] ?? 0) : 0);
    return { ...player, vp, hand: [...player.hand, ...later], plots: 0, active: null };
  });
  const printed = printedTable(pack, play.map, mission, play.economy);
  return {
    ...opening,
    round: 2,
    vp: Object.fromEntries(Object.entries(opening.vp).map(([side, vp]) => [side, vp + (scored[side] ?? 0)])),
    players,
    units: Object.fromEntries(Object.entries(acted.units).map(([name, text]) => [name, text.replace(/ spent$/, '')])),
    markers: [...opening.markers.flatMap(thinned), ...smokeOfShells(play)].sort(),
    actionDeck: without(
      printed.actionDeck,
      players.flatMap(({ hand }) => hand),
    ),
    orderDeck: printed.orderDeck,
  };
}

/** B13.0: heavy smoke turns light, light smoke goes. */
function thinned(marker: string): string[] {
  if (!marker.startsWith('smoke')) return [marker];
  return marker.endsWith('+2') ? [marker.replace('+2', '+1')] : [];
}

/** B12.1, B13.1: on the hex and around it, but not on water. */
function smokeOfShells({ map, match, plotted }: OpeningPlay): string[] {
  const battle = fieldsOf(pack)(match.state);
  return plotted.flatMap((text) => {
    const hex = hexNamed(map, text);
    const hexes = hex.ok ? [hex.value, ...neighboursOf(battle, hex.value)] : [];
    const dry = hexes.filter((each) => terrainAt(map.ground, each) !== 'water');
    return dry.map((each) => `smoke ${nameOfHex(map, each)} +2`);
  });
}

/** B19.2a: what a round scores if nobody moves. */
function vpOfRound({ victory, controls }: Mission): Readonly<Record<string, number>> {
  const vp: Record<string, number> = { german: 0, soviet: 0 };
  for (const rule of victory) {
    if (rule.kind !== 'control' || rule.when !== 'roundEnd') continue;
    const held = controls.filter(({ at, side }) => side === rule.side && (rule.at ?? at) === at).length;
    vp[rule.side] = (vp[rule.side] ?? 0) + held * rule.vp;
  }
  return vp;
}
