import { explainSight, judgeLook, namesIn } from '@sandtable/bear';
import type { Answer } from '../../desk/answer.ts';
import type { Asked } from '../../desk/asked.ts';
import { namedReasons } from '../../desk/named.ts';
import { hexAsked } from './named.ts';
import { battleOf } from './position.ts';

/** `ask los`: is there a line of sight, and if not, what is in the way? */
export function askLos(asked: Asked): Answer {
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
