// Loaded when the tab is opened.
import { eventNames, explainChangedOptions, missionNamed, printSoloSheet, type Seen, unitTitle } from '@sandtable/bear';
import { ChangedRules } from '../../rules/rule-link.tsx';
import { RuledText, Terms } from '../../rules/terms.tsx';
import { Scoring } from './briefing.tsx';

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

/** G4.0: what scores is known once all cards are played. */
function isDrafted({ view: { draft } }: Seen): boolean {
  return draft === null || draft.phase === 'done';
}
