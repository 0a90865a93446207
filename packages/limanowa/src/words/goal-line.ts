import type { Grade } from '../model/mission.ts';
import type { Seen } from '../model/state.ts';
import { sideOf, unitAt } from '../model/battle.ts';
import { NONE } from '../model/ids.ts';
import { hexName, nameOfPlace, SIDE_NAMES } from './names.ts';

/** The most characters that fit under a mission's name. */
const MOST = 44;

/** L13a, L11d: `Hold Neu Sandez and 2 Tactical in 8 rounds`, in words that fit. */
export function goalLine(seen: Seen): string {
  const { goal, limit } = seen.view.terms;
  if (goal.kind === 'war') return `Hold ${goal.strategic} Strategic, or most points at the end`;
  const wanted = (['strategic', 'tactical'] as const).filter((grade) => goal[grade] > 0);
  const forms = [
    wanted.map((grade) => townsOf(seen, grade, goal[grade]) ?? counted(grade, goal[grade])),
    wanted.map((grade) => counted(grade, goal[grade])),
  ].map((parts) => `Hold ${parts.join(' and ')} in ${limit} rounds`);
  return forms.find((form) => form.length <= MOST) ?? `Hold the objectives in ${limit} rounds`;
}

const GRADE_WORDS: Readonly<Record<Grade, string>> = { strategic: 'Strategic', tactical: 'Tactical' };

function counted(grade: Grade, count: number): string {
  return `${count} ${GRADE_WORDS[grade]}`;
}

/** The names, if all objectives of a grade are wanted; else null. */
function townsOf({ map, view }: Seen, grade: Grade, count: number): string | null {
  const towns = view.terms.objectives.filter((objective) => objective.grade === grade);
  return towns.length === count ? towns.map(({ at }) => nameOfPlace(map, at) ?? hexName(map, at)).join(' and ') : null;
}

/** `Russia holds Nowy Sącz.`: the first Strategic Objective that the side whose round it is does not hold. */
export function goalNow(seen: Seen): string {
  const { terms, corps, turn } = seen.view;
  const side = corps[turn.corps]?.side;
  const wanted = terms.objectives.filter(({ grade }) => grade === 'strategic');
  const open = wanted.find(({ at }) => unitAt(seen, at) === NONE || sideOf(seen, unitAt(seen, at)) !== side);
  if (open === undefined) return 'You hold every Strategic Objective.';
  const holder = unitAt(seen, open.at);
  const who = holder === NONE ? 'Nobody' : SIDE_NAMES[sideOf(seen, holder)];
  return `${who} holds ${nameOfPlace(seen.map, open.at) ?? hexName(seen.map, open.at)}.`;
}
