import { type Battle, explainRally, judgeRally, namesIn } from '@sandtable/bear';
import type { Answer } from '../../desk/answer.ts';
import type { Asked } from '../../desk/asked.ts';
import { namedReasons } from '../../desk/named.ts';
import { unitAsked } from './named.ts';
import { battleOf } from './position.ts';

/** `ask rally`: what a unit must roll to rally, or why it cannot. */
export function askRally(asked: Asked): Answer {
  const word = asked.must('unit', 'the unit that rallies, such as g03');
  const battle = battleOf(asked.position);
  return rallyOf(battle, unitAsked(battle, word, 'unit'));
}

export function rallyOf(battle: Battle, unit: number): Answer {
  const verdict = judgeRally(battle, unit);
  const names = namesIn(battle);
  return {
    yes: verdict.granted,
    lines: [`${names.unit(unit)} ${verdict.granted ? 'may' : 'may not'} rally`, ...explainRally(verdict, names)],
    json: {
      unit: names.unit(unit),
      allowed: verdict.granted,
      ...(verdict.granted ? verdict.value : {}),
      reasons: namedReasons(verdict.reasons, names),
    },
  };
}
