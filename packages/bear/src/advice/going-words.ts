import { printFacing } from '@sandtable/hex';
import { nameOfHex } from '../board/map.ts';
import { distanceBetween } from '../board/tables.ts';
import { sideOf, unitOf, unitsIn } from '../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/battle/state.ts';
import { type Stand, standsIn } from '../rules/attack/stand.ts';
import { shotsFrom, threatsTo } from '../rules/attack/threat.ts';
import { worthOfExit } from '../rules/victory/victory.ts';
import { unitName } from '../words/units.ts';
import type { Advised } from './advised.ts';

/**
 * A suggestion in words: `Best shot: LMG 34 no. 10 on F08 · flank open`. Chance, price and spent chance are added by the
 * engine.
 */
export interface AdviceWords {
  readonly kind: 'fire' | 'move' | 'other';
  /** Shown in bold. */
  readonly head: string;
  readonly what: string;
  readonly why: string;
  /** The text of a link, for all but the first suggestion. */
  readonly short: string;
}

export function explainGoing(seen: Seen, advised: Advised): AdviceWords {
  const { verb, unit, hexes, members } = advised;
  const it = unitOf(seen, unit);
  const to = hexes.at(-1) ?? it.at;
  const hex = nameOfHex(seen.map, to);
  const name = `${unitName(seen, unit)}${members === 0 ? '' : ` and ${members} more`}`;
  if (verb === 'leave' || verb === 'drive') {
    const vp = Math.max(0, ...seen.view.terms.exits.map((_exit, exit) => worthOfExit(seen, unit, exit)));
    return {
      kind: 'move',
      head: 'Leave the map',
      what: name,
      why: vp === 0 ? '' : `${vp} VP`,
      short: `leave the map with ${name}`,
    };
  }
  if (verb === 'enter')
    return {
      kind: 'move',
      head: 'Bring in',
      what: `${name} at ${hex}`,
      why: 'a reinforcement',
      short: `bring in ${name}`,
    };
  const prize = to === it.at ? 0 : prizeAt(seen, unit, to);
  if (prize > 0) {
    const isFree = !unitsIn(seen, to).some((other) => sideOf(seen, other) !== sideOf(seen, unit));
    const why = `${prize} VP, ${isFree ? 'nobody defends it' : 'in close combat'}`;
    return { kind: 'move', head: `Take ${hex}`, what: name, why, short: `take ${hex} with ${name}` };
  }
  const turned = advised.heard.find(({ kind }) => kind === 'facing');
  if (to === it.at) {
    const facing = printFacing(turned?.kind === 'facing' ? turned.value : it.facing);
    return {
      kind: 'move',
      head: 'Turn',
      what: `${name} to ${facing}`,
      why: outlook(seen, advised),
      short: `turn ${name}`,
    };
  }
  const goal = goalFrom(seen, unit, it.at, to);
  const why = goal === NONE ? outlook(seen, advised) : `toward ${nameOfHex(seen.map, goal)}`;
  return { kind: 'move', head: 'Move', what: `${name} to ${hex}`, why, short: `move ${name} to ${hex}` };
}

/** B19.2a: what a Control Marker in this hex scores for its holder; 0 if there is none. */
export function worthOfHolding({ view }: Seen, hex: HexId): number {
  if (!view.controls.some(({ at }) => at === hex)) return 0;
  return view.terms.victory.reduce(
    (most, rule) => (rule.kind === 'control' && (rule.at ?? hex) === hex ? Math.max(most, rule.vp) : most),
    0,
  );
}

function prizeAt(seen: Seen, unit: UnitId, hex: HexId): number {
  const side = sideOf(seen, unit);
  if (!seen.view.controls.some((control) => control.at === hex && control.side !== side)) return 0;
  return seen.view.terms.victory.reduce(
    (most, rule) =>
      rule.kind === 'control' && rule.side === side && (rule.at ?? hex) === hex ? Math.max(most, rule.vp) : most,
    0,
  );
}

/** The nearest place that scores, if the move leads there; -1 if none. */
function goalFrom(seen: Seen, unit: UnitId, from: HexId, to: HexId): HexId {
  const side = sideOf(seen, unit);
  const { controls, terms } = seen.view;
  const hexes = [
    ...controls.map(({ at }) => at).filter((at) => prizeAt(seen, unit, at) > 0),
    ...terms.victory.flatMap((rule) => (rule.kind === 'reached' && rule.side === side ? rule.hexes : [])),
    ...terms.exits.flatMap((exit) => (exit.side === side && (exit.units?.includes(unit) ?? true) ? exit.hexes : [])),
  ];
  let best: HexId = NONE;
  let least = Infinity;
  for (const hex of hexes) {
    const apart = distanceBetween(seen.tables, to, hex);
    if (apart < distanceBetween(seen.tables, from, hex) && apart < least) [best, least] = [hex, apart];
  }
  return best;
}

/** What the unit gains at the end of its move: a shot, or less danger. */
function outlook(seen: Seen, { unit, heard, verb }: Advised): string {
  const [there] = standsIn(seen, heard, verb === 'sneak');
  if (there === undefined) return '';
  const here: Stand = { unit, path: [], facing: unitOf(seen, unit).facing };
  const best = (stand: Stand): number => shotsFrom(seen, stand)[0]?.odds.hitChances[0] ?? 0;
  if (best(there) > best(here)) return best(here) === 0 ? 'for a shot next' : 'for a better shot';
  const danger = (stand: Stand): number => threatsTo(seen, stand).threats[0]?.odds.hitChances[0] ?? 0;
  if (danger(there) < danger(here)) return danger(there) === 0 ? 'out of their fire' : 'less exposed there';
  return 'a better place';
}
