import {
  type Battle,
  deadlyMarker,
  explainFire,
  explainRally,
  explainSight,
  judgeFire,
  judgeLook,
  judgeRally,
  namesIn,
  printDeadlyMarker,
  typeOf,
  type UnitId,
  unitOf,
} from '@sandtable/bear';
import type { QuestionInput } from '../../desk/options.ts';
import { type Answer, namedReasons } from '../../desk/question.ts';
import { battleOf, hexAsked, unitAsked } from './position.ts';

/** `ask los`: whether there is a line of sight, or what blocks it. */
export function askLos(asked: QuestionInput): Answer {
  const [from, to] = [asked.must('from', 'the hex looking'), asked.must('to', 'the hex looked at')];
  const battle = battleOf(asked.position);
  const names = namesIn(battle);
  const [viewer, target] = [hexAsked(battle, from, 'from'), hexAsked(battle, to, 'to')];
  const verdict = judgeLook(battle, null, viewer, target);
  const answer = verdict.granted ? 'sees' : 'does not see';
  return {
    yes: verdict.granted,
    lines: [`${names.hex(viewer)} ${answer} ${names.hex(target)}`, ...explainSight(verdict, names)],
    json: {
      from: names.hex(viewer),
      to: names.hex(target),
      clear: verdict.granted,
      ...(verdict.granted ? { veils: verdict.value.veils } : {}),
      reasons: namedReasons(verdict.reasons, names),
    },
  };
}

/** `ask odds`: what an attack needs, or why it cannot be made; for a mortar, how it could fire indirectly. */
export async function askOdds(asked: QuestionInput): Promise<Answer> {
  const unit = asked.must('unit', 'the unit that attacks, such as s01');
  const target = asked.must('target', 'the unit under attack, such as g03');
  const battle = battleOf(asked.position);
  const attacker = unitAsked(battle, unit, 'unit');
  const attacked = unitAsked(battle, target, 'target');
  const words = asked.text('with')?.split(',') ?? [];
  const supporters = words.map((word) => unitAsked(battle, word, 'with'));
  const answer = oddsOf(battle, attacker, attacked, supporters);
  if (answer.yes || typeOf(battle, attacker).indirectCost === null) return answer;
  const { indirectFire } = await import('./open-position.ts');
  const hint = indirectFire(asked.position, attacker, unitOf(battle, attacked).at);
  return { ...answer, lines: [...answer.lines, hint.line], json: { ...answer.json, indirect: hint.json } };
}

export function oddsOf(battle: Battle, attacker: UnitId, target: UnitId, supporters: readonly UnitId[]): Answer {
  const verdict = judgeFire(battle, attacker, target, supporters);
  const names = namesIn(battle);
  const marker = verdict.granted ? deadlyMarker(battle, target) : null;
  const who = { unit: names.unit(attacker), target: names.unit(target), with: supporters.map(names.unit) };
  return {
    yes: verdict.granted,
    lines: [
      `${who.unit} ${verdict.granted ? 'may' : 'may not'} attack ${who.target}`,
      ...explainFire(verdict, names),
      ...(marker === null ? [] : [`${printDeadlyMarker(marker)} (B7.5)`]),
    ],
    json: {
      ...who,
      allowed: verdict.granted,
      ...(verdict.granted ? { ...verdict.value, deadlyMarker: marker } : {}),
      reasons: namedReasons(verdict.reasons, names),
    },
  };
}

/** `ask rally`: what a unit must roll to rally, or why it cannot. */
export function askRally(asked: QuestionInput): Answer {
  const word = asked.must('unit', 'the unit that rallies, such as g03');
  const battle = battleOf(asked.position);
  return rallyOf(battle, unitAsked(battle, word, 'unit'));
}

export function rallyOf(battle: Battle, unit: UnitId): Answer {
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
