import { type Battle, explainMove, hexNamed, judgeMove, moveFromHere, nameOfHex, namesIn } from '@sandtable/bear';
import { valueOf } from './bad-input.ts';
import { namedReasons, unitAsked } from './named.ts';
import type { Output } from './output.ts';
import { readPositionFile } from './read-position.ts';

interface Asked {
  readonly position: string;
  readonly unit: string;
  readonly to: string;
  readonly json?: true;
}

/** `ask cost`: writes what one move action costs, with every term, and says whether it may be done. */
export function askCost({ position: file, unit: word, to, json }: Asked, out: Output): boolean {
  const battle = readPositionFile(file);
  const unit = unitAsked(battle, word, '--unit');
  const hexes = hexesAsked(battle, to);
  const verdict = judgeMove(battle, unit, moveFromHere(battle, unit, hexes));
  const nameOf = (hex: number): string => nameOfHex(battle.map, hex);
  if (json) {
    const reasons = namedReasons(verdict.reasons, namesIn(battle));
    const price = verdict.granted ? verdict.value : {};
    out.write(
      `${JSON.stringify({ unit: word, to: hexes.map(nameOf), allowed: verdict.granted, ...price, reasons })}\n`,
    );
  } else {
    const way = hexes.map(nameOf).join(' ');
    const answer = verdict.granted ? `moves to ${way} for ${printPrice(verdict.value)}` : `cannot move to ${way}`;
    out.write(`${[`${word} ${answer}`, ...explainMove(verdict, nameOf)].join('\n  ')}\n`);
  }
  return verdict.granted;
}

/** A price in AP, with the dice that come on top: `2`, `1 + 1d6`. */
export function printPrice({ cost, dice }: { readonly cost: number; readonly dice: number }): string {
  return dice === 0 ? String(cost) : `${cost} + ${dice}d6`;
}

/** The hexes of a path: `E10,E11`. On bare ground a name has a comma in it, so there only spaces part them: `1,0 2,0`. */
function hexesAsked({ map }: Battle, to: string): number[] {
  const names = to.trim().split(map.joined === null ? /\s+/ : /[\s,]+/);
  return names.map((name) => valueOf(hexNamed(map, name, '--to')));
}
