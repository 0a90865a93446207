import { type Battle, explainFire, judgeFire, namesIn, typeOf, unitOf } from '@sandtable/bear';
import type { Answer } from '../../desk/answer.ts';
import type { Asked } from '../../desk/asked.ts';
import { namedReasons } from '../../desk/named.ts';
import { unitAsked } from './named.ts';
import { battleOf } from './position.ts';

/** `ask odds`: what an attack needs, or why it cannot be made; a mortar is told how else it could be. */
export async function askOdds(asked: Asked): Promise<Answer> {
  const unit = asked.must('unit', 'the unit that attacks, such as s01');
  const target = asked.must('target', 'the unit under attack, such as g03');
  const battle = battleOf(asked.position);
  const attacker = unitAsked(battle, unit, 'unit');
  const attacked = unitAsked(battle, target, 'target');
  const words = asked.text('with')?.split(',') ?? [];
  const supporters = words.map((word) => unitAsked(battle, word, 'with'));
  const answer = oddsOf(battle, attacker, attacked, supporters);
  if (answer.yes || typeOf(battle, attacker).indirectCost === null) return answer;
  const { indirectFire } = await import('./indirect.ts');
  const hint = indirectFire(asked.position, attacker, unitOf(battle, attacked).at);
  return { ...answer, lines: [...answer.lines, hint.line], json: { ...answer.json, indirect: hint.json } };
}

export function oddsOf(battle: Battle, attacker: number, target: number, supporters: readonly number[]): Answer {
  const verdict = judgeFire(battle, attacker, target, supporters);
  const names = namesIn(battle);
  const who = { unit: names.unit(attacker), target: names.unit(target), with: supporters.map(names.unit) };
  return {
    yes: verdict.granted,
    lines: [`${who.unit} ${verdict.granted ? 'may' : 'may not'} attack ${who.target}`, ...explainFire(verdict, names)],
    json: {
      ...who,
      allowed: verdict.granted,
      ...(verdict.granted ? verdict.value : {}),
      reasons: namedReasons(verdict.reasons, names),
    },
  };
}
