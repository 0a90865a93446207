import { explainRally, judgeRally, namesIn } from '@sandtable/bear';
import { namedReasons, unitAsked } from './named.ts';
import type { Output } from './output.ts';
import { readPositionFile } from './read-position.ts';

interface Asked {
  readonly position: string;
  readonly unit: string;
  readonly json?: true;
}

/** `ask rally`: writes what a unit must roll to rally, or why it cannot, and says whether it can. */
export function askRally({ position, unit: word, json }: Asked, out: Output): boolean {
  const battle = readPositionFile(position);
  const unit = unitAsked(battle, word, '--unit');
  const verdict = judgeRally(battle, unit);
  const names = namesIn(battle);
  if (json) {
    const odds = verdict.granted ? verdict.value : {};
    const reasons = namedReasons(verdict.reasons, names);
    out.write(`${JSON.stringify({ unit: names.unit(unit), allowed: verdict.granted, ...odds, reasons })}\n`);
  } else {
    const answer = `${word} ${verdict.granted ? 'may' : 'may not'} rally`;
    out.write(`${[answer, ...explainRally(verdict, names)].join('\n  ')}\n`);
  }
  return verdict.granted;
}
