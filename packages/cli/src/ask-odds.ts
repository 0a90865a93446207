import { explainFire, judgeFire, namesIn } from '@sandtable/bear';
import { namedReasons, unitAsked } from './named.ts';
import type { Output } from './output.ts';
import { readPositionFile } from './read-position.ts';

interface Asked {
  readonly position: string;
  readonly unit: string;
  readonly target: string;
  /** The supporters, with commas between them. */
  readonly with?: string;
  readonly json?: true;
}

/** `ask odds`: writes what an attack needs, or why it cannot be made, and says whether it can. */
export function askOdds(asked: Asked, out: Output): boolean {
  const battle = readPositionFile(asked.position);
  const attacker = unitAsked(battle, asked.unit, '--unit');
  const target = unitAsked(battle, asked.target, '--target');
  const words = asked.with === undefined ? [] : asked.with.split(',');
  const supporters = words.map((word) => unitAsked(battle, word, '--with'));
  const verdict = judgeFire(battle, attacker, target, supporters);
  const names = namesIn(battle);
  if (asked.json) {
    const odds = verdict.granted ? verdict.value : {};
    const reasons = namedReasons(verdict.reasons, names);
    const who = { unit: names.unit(attacker), target: names.unit(target), with: supporters.map(names.unit) };
    out.write(`${JSON.stringify({ ...who, allowed: verdict.granted, ...odds, reasons })}\n`);
  } else {
    const answer = `${asked.unit} ${verdict.granted ? 'may' : 'may not'} attack ${asked.target}`;
    out.write(`${[answer, ...explainFire(verdict, names)].join('\n  ')}\n`);
  }
  return verdict.granted;
}
