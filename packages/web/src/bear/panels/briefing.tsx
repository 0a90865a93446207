import {
  explainIfEnded,
  knownObjectives,
  missionNamed,
  NATIONS,
  printLength,
  type Seen,
  stakesIn,
} from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import { RuleLink } from '../../rules/rule-link.tsx';
import { Terms } from '../../rules/terms.tsx';
import { commanderOf } from '../table/commander.ts';

/** Shown before the first turn: the story, the player's side, the length, what scores. */
export function FirstBriefing({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const { terms, players } = seen.view;
  const mission = missionNamed(seen.pack, terms.mission);
  const side = players.find((player) => player.seat === seat)?.side;
  const commander = commanderOf(seen);
  const length = terms.solo === null ? `It lasts ${printLength(terms)}` : `The mission ${printLength(terms)}`;
  return (
    <>
      {mission === undefined ? null : (
        <p>
          <Terms text={mission.briefing} />
        </p>
      )}
      <p>
        {side === undefined ? null : <b>You play the {NATIONS[side]} side. </b>}
        {length}.{commander === null ? '' : ` Against you: the AI, call sign ${commander}.`}
      </p>
      <Scoring seen={seen} />
    </>
  );
}

/** B19.2: what scores for each side, the player's sealed orders, and the score if the match ended now. */
export function Scoring({ seen }: { readonly seen: Seen }) {
  const stakes = stakesIn(seen);
  const sealed = knownObjectives(seen);
  return (
    <section className="scoring" data-testid="scoring">
      <h3>What scores</h3>
      {stakes.length === 0 ? <p className="soft">Nothing scores.</p> : null}
      <ul className="reasons">
        {stakes.map(({ sides, vp, text }) => (
          <li key={`${sides.join(' ')} ${vp} ${text}`}>
            <b>{vp} VP</b> <Terms text={text} />{' '}
            <span className="soft">
              {sides.length > 1 ? 'both sides' : sides.map((side) => NATIONS[side]).join('')}
            </span>
          </li>
        ))}
        {sealed.map((text) => (
          <li key={text} data-testid="sealed">
            <b>{text}</b>
          </li>
        ))}
      </ul>
      {seen.view.ended === null ? (
        <p data-testid="if-ended">
          If it ended now: <b>{explainIfEnded(seen)} VP</b>
          {hasSecrets(seen) ? ', not counting sealed orders you do not know' : ''}. <RuleLink rule="B19.2a" />
        </p>
      ) : null}
    </section>
  );
}

/** B8.3: a secret objective may be in play. */
function hasSecrets({ view }: Seen): boolean {
  return view.terms.victory.some(({ kind }) => kind === 'objective');
}
