import { explainMove, judgeMobile, moveReach, nameOfHex } from '@sandtable/bear';
import { bad, ok } from '@sandtable/kernel';
import { printPrice } from './ask-cost.ts';
import { valueOf } from './bad-input.ts';
import { unitAsked } from './named.ts';
import type { Output } from './output.ts';
import { readPositionFile } from './read-position.ts';

interface Asked {
  readonly position: string;
  readonly unit: string;
  /** A whole number; 7 if it is left out. */
  readonly ap?: string;
  readonly json?: true;
}

const MOST_AP = 50;

/** `ask reach`: writes every hex the unit can get to, its price and the way, and says whether there is any. */
export function askReach({ position: file, unit: word, ap = '7', json }: Asked, out: Output): boolean {
  const battle = readPositionFile(file);
  const unit = unitAsked(battle, word, '--unit');
  const budget = budgetAsked(ap);
  const nameOf = (hex: number): string => nameOfHex(battle.map, hex);
  const reached = moveReach(battle, unit, budget).map(({ hex, moves, ...price }) => ({
    hex: nameOf(hex),
    ...price,
    moves: moves.map((move) => move.map(nameOf)),
  }));
  if (json) {
    out.write(`${JSON.stringify({ unit: word, ap: budget, hexes: reached })}\n`);
  } else {
    const lines = reached.map(
      ({ hex, moves, ...price }) => `${hex} ${printPrice(price)}: ${moves.map((move) => move.join(' ')).join(' | ')}`,
    );
    const why = explainMove(judgeMobile(battle, unit), nameOf);
    const count = `${reached.length} ${reached.length === 1 ? 'hex' : 'hexes'}`;
    out.write(`${[`${word} gets to ${count} for at most ${budget} AP`, ...lines, ...why].join('\n  ')}\n`);
  }
  return reached.length > 0;
}

function budgetAsked(text: string): number {
  const budget = /^\d+$/.test(text) ? Number(text) : -1;
  const isSound = budget >= 0 && budget <= MOST_AP;
  return valueOf(isSound ? ok(budget) : bad('--ap', `a whole number from 0 to ${MOST_AP}`, text));
}
