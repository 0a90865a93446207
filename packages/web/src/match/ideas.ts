import type { Idea } from '../face/advice.ts';
import { isBetweenOrders, orderWords, planWith } from '../saying/plan.ts';
import type { Saying } from '../saying/saying.ts';
import { openSentenceOf } from './open-sentence.ts';
import { chooserIn } from './modes.ts';
import type { PlayState } from './play-state.ts';

const NONE: readonly Idea[] = [];

/** The ideas for this turn while nothing is selected; in a plan, those not yet ordered and still allowed. */
export function ideasIn(state: PlayState): readonly Idea[] {
  const { ideas, moment, unit, sighting } = state;
  if (ideas === null || ideas.position !== moment.position || unit !== -1 || sighting !== null) return NONE;
  const saying = openSentenceOf(state)?.saying;
  if (saying === undefined || chooserIn(state) !== null) return NONE;
  if (saying.position.plan !== null) return leftIn(saying, ideas.list);
  return saying.words.length === 0 ? ideas.list : NONE;
}

const left = new WeakMap<readonly Idea[], Map<string, readonly Idea[]>>();

/** Memoised: every change of the state asks, and the answer must be the same object. */
function leftIn(saying: Saying, list: readonly Idea[]): readonly Idea[] {
  const known = left.get(list) ?? new Map<string, readonly Idea[]>();
  left.set(list, known);
  const key = `${saying.words.join(' ')}, ${(saying.later ?? []).length}`;
  const found = known.get(key) ?? findLeft(saying, list);
  known.set(key, found);
  return found;
}

/** Each idea with the figures and arrows it would have in the present plan. */
function findLeft(saying: Saying, list: readonly Idea[]): readonly Idea[] {
  const { position, words, later = [] } = saying;
  if (later.length > 0 || words.at(-1) === position.plan?.end) return NONE;
  if (words.length > 0 && !isBetweenOrders(saying)) return NONE;
  const said = new Set(orderWords(saying).map((order) => order.join(' ')));
  return list.flatMap((idea) => {
    if (idea.words[0] === position.plan?.end) return idea;
    const plan = said.has(idea.words.join(' ')) ? null : planWith(saying, idea.words);
    if (plan === null || plan.later.length > 0 || !isBetweenOrders({ position, words: plan.words })) return [];
    const glance = position.glance(plan.words, { before: words, roll: null });
    return { ...idea, glance, overlays: position.pictured(plan.words).overlays };
  });
}
