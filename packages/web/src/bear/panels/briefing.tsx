import {
  eventNames,
  explainChangedOptions,
  explainIfEnded,
  knownObjectives,
  missionNamed,
  NATIONS,
  printLength,
  printSoloSheet,
  type Seen,
  stakesIn,
  unitTitle,
} from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import { ChangedRules, RuledText, RuleLink } from '../../rules/rule-link.tsx';
import { Terms } from '../../rules/terms.tsx';

/** The mission's text, what scores, and the AI's orders. */
export function Briefing({ seen }: { readonly seen: Seen }) {
  const { terms } = seen.view;
  const changes = explainChangedOptions(seen.view.options);
  const mission = missionNamed(seen.pack, terms.mission);
  return (
    <>
      <p>
        <Terms text={mission?.briefing ?? ''} />
      </p>
      {isDrafted(seen) ? <Scoring seen={seen} /> : null}
      {changes.length === 0 ? (
        <p className="soft">Standard rules.</p>
      ) : (
        <>
          <h4>House rules</h4>
          <ChangedRules changes={changes} />
        </>
      )}
      {terms.solo === null ? null : (
        <ul className="reasons">
          {printSoloSheet(terms.solo, eventNames(seen, unitTitle)).map((line) => (
            <li key={line}>
              <RuledText text={line} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Before the first turn: the story, whom one plays, how long it lasts, what scores. */
export function FirstBriefing({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const { terms, players } = seen.view;
  const mission = missionNamed(seen.pack, terms.mission);
  const side = players.find((player) => player.seat === seat)?.side;
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
        {length}.
      </p>
      <Scoring seen={seen} />
    </>
  );
}

/** G4.0: what scores is known once all cards are played. */
function isDrafted({ view: { draft } }: Seen): boolean {
  return draft === null || draft.phase === 'done';
}

/** B19.2: what scores for whom, the player's sealed orders, and the score if the match ended now. */
function Scoring({ seen }: { readonly seen: Seen }) {
  const stakes = stakesIn(seen);
  const sealed = knownObjectives(seen);
  return (
    <section className="scoring" data-testid="scoring">
      <h4>What scores</h4>
      {stakes.length === 0 ? <p className="soft">Nothing scores.</p> : null}
      <ul className="reasons">
        {stakes.map(({ sides, vp, text }) => (
          <li key={`${sides.join(' ')} ${vp} ${text}`}>
            <b>{vp} VP</b> {text}{' '}
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
