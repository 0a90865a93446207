import { explainGoal, type Seen, SIDE_NAMES } from '@sandtable/limanowa';
import { RuleLink } from '../../rules/rule-link.tsx';
import { forecastOf, goalParts, warPoints } from './standing.ts';

/** What wins, and how it would stand if it ended now: LS5a, LS5b, L11d. */
export function Scoring({ seen }: { readonly seen: Seen }) {
  const goal = explainGoal(seen.view.terms.goal);
  return (
    <section className="scoring" data-testid="scoring">
      <h4>What scores</h4>
      <p>
        {goal.text} <RuleLink rule={goal.rule} />
      </p>
      {seen.view.ended === null ? <p data-testid="if-ended">{ifEndedText(seen)}</p> : null}
    </section>
  );
}

/** `If it ended now: Austria-Hungary 5, Russia 7 points`; of a mission, what it is worth in this round and in the next. */
function ifEndedText(seen: Seen): string {
  const points = warPoints(seen);
  if (points !== null)
    return `If it ended now: ${SIDE_NAMES.austria} ${points.austria}, ${SIDE_NAMES.russia} ${points.russia} points.`;
  const forecast = forecastOf(seen);
  if (forecast === null) return '';
  const { level, speed, total, ahead } = forecast;
  const isDone = goalParts(seen).every(({ held, wanted }) => held >= wanted);
  const next = ahead[1];
  const later = next === undefined ? 'this is the last round' : `${next.total} VP in round ${next.round}`;
  return `${isDone ? 'If your round ended now' : 'If you succeed this round'}: ${total} VP, ${level} for the level and ${speed} for speed; ${later}.`;
}
