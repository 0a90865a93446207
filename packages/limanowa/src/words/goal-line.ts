import { openOutcomes } from '../rules/objectives/open-outcomes.ts';
import type { Grade } from '../model/mission.ts';
import type { Seen } from '../model/state.ts';
import { sideOf, unitAt } from '../model/battle.ts';
import { NONE } from '../model/ids.ts';
import { hexName, nameOfPlace, SIDE_NAMES } from './names.ts';

/** The most characters that fit under a mission's name. */
const MOST = 52;

/** L13a, L11d: `Hold Neu Sandez and 2 Tactical by round 8: 7 VP`, in words that fit; '' once it is over. */
export function goalLine(seen: Seen): string {
  const { goal } = seen.view.terms;
  const [now] = openOutcomes(seen);
  if (now === undefined) return '';
  if (goal.kind === 'war' || now.kind === 'war') return warLine(seen);
  const wanted = (['strategic', 'tactical'] as const).filter((grade) => goal[grade] > 0);
  const vp = `${now.score.level + now.score.speed} VP`;
  const forms = [
    wanted.map((grade) => townsOf(seen, grade, goal[grade]) ?? counted(grade, goal[grade])),
    wanted.map((grade) => counted(grade, goal[grade])),
  ].map((parts) => `Hold ${parts.join(' and ')} by round ${seen.view.terms.limit}: ${vp}`);
  return forms.find((form) => form.length <= MOST) ?? `Hold the objectives by round ${seen.view.terms.limit}: ${vp}`;
}

/** What comes of it in each round that is left. */
export function goalTexts(seen: Seen): string[] {
  return openOutcomes(seen).map((outcome) => {
    if (outcome.kind === 'war') return warLine(seen);
    const { level, speed } = outcome.score;
    return `Done in round ${outcome.round}: ${level + speed} VP, ${level} for the level and ${speed} for speed`;
  });
}

function warLine({ view: { terms } }: Seen): string {
  if (terms.goal.kind !== 'war') return '';
  const { strategic, points } = terms.goal;
  return `Hold ${strategic} Strategic to win; else ${points.strategic} and ${points.tactical} points each`;
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
