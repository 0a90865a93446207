import { typeOf } from '../model/battle.ts';
import { NONE } from '../model/ids.ts';
import type { Held } from '../model/state.ts';

/** L2.2e, L3r, L3s, L1b, L1e: one unit a hex; whoever has RP is somewhere; each of its corps' side, and each officer once. */
export function auditUnits(held: Held): string[] {
  const { view, map, pack } = held;
  const broken: string[] = [];
  const taken = new Set<number>();
  const numbers = new Set<string>();
  const officers = new Set<number>();
  view.units.forEach(({ type, corps, number, at, rp }, unit) => {
    const { rp: most, side, rank } = typeOf(held, unit);
    const own = view.corps[corps]?.side;
    if (own !== side) broken.push(`unit ${unit} is of ${side}, but its corps ${corps} of ${own ?? 'nobody'}`);
    if (numbers.has(`${side} ${number}`)) broken.push(`two units of ${side} have the number ${number}`);
    numbers.add(`${side} ${number}`);
    if (rank === 'officer' && officers.has(type)) broken.push(`${pack.unitTypes[type]?.id} is there twice`);
    if (rank === 'officer') officers.add(type);
    if (at === NONE) {
      if (rp !== 0) broken.push(`unit ${unit} is lost, but has ${rp} RP`);
      return;
    }
    if (!Number.isInteger(rp) || rp < 1 || rp > most) broken.push(`unit ${unit} has ${rp} RP of 1 to ${most}`);
    if (map.terrain[at] === undefined) broken.push(`unit ${unit} is in hex ${at}, which there is not`);
    if (taken.has(at)) broken.push(`hex ${at} holds two units`);
    taken.add(at);
  });
  return broken;
}
