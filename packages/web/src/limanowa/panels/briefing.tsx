import { explainGoal, GRADE_NAMES, hexName, type Seen, SIDE_NAMES } from '@sandtable/limanowa';
import type { Seat } from '@sandtable/kernel';
import { RuleLink } from '../../rules/rule-link.tsx';
import { Terms } from '../../rules/terms.tsx';
import { commanderOf } from '../table/seat-names.ts';
import { forecastOf, goalParts, warPoints } from './standing.ts';

export function FirstBriefing({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const { options, terms, corps } = seen.view;
  const mission = seen.pack.missions.find(({ id }) => id === options.mission);
  const side = corps.find((each) => each.seat === seat)?.side;
  const commander = commanderOf(seen);
  const towns = terms.objectives.map(({ at, grade }) => `${hexName(seen.map, at)} (${GRADE_NAMES[grade]})`);
  return (
    <>
      <p>
        <Terms text={mission?.briefing ?? ''} />
      </p>
      <p>
        {side === undefined ? null : <b>You command for {SIDE_NAMES[side]}. </b>}
        The limit is {terms.limit} rounds.
        {commander === null ? '' : ` Against you: the AI, known as ${commander}.`}
      </p>
      <Scoring seen={seen} />
      <p>Objectives: {towns.join(', ')}.</p>
    </>
  );
}

/** LS5a, LS5b, L11d: what wins, and the score if the match ended now. */
export function Scoring({ seen }: { readonly seen: Seen }) {
  const goal = explainGoal(seen.view.terms.goal);
  return (
    <section className="scoring" data-testid="scoring">
      <h3>What scores</h3>
      <p>
        <Terms text={goal.text} /> <RuleLink rule={goal.rule} />
      </p>
      {seen.view.ended === null ? <p data-testid="if-ended">{ifEndedText(seen)}</p> : null}
    </section>
  );
}

/** `If it ended now: Austria-Hungary 5, Russia 7 points`; in a mission, its VP in this round and the next. */
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
