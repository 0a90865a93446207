import { eventNames, explainChangedOptions, printSoloSheet, type Seen, unitTitle } from '@sandtable/bear';
import { Terms } from '../../rules/terms.tsx';
import { ChangedRules, RuledText } from '../../rules/rule-link.tsx';
import { Scoring } from './scoring.tsx';

/** What the mission is about, and what it has told the AI. */
export function Briefing({ seen }: { readonly seen: Seen }) {
  const { terms } = seen.view;
  const changes = explainChangedOptions(seen.view.options);
  const mission = seen.pack.missions.find(({ id }) => id === terms.mission);
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

/** G4.0: what scores is known when all cards are played. */
function isDrafted({ view: { draft } }: Seen): boolean {
  return draft === null || draft.phase === 'done';
}
