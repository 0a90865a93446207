import { eventNames, explainChangedOptions, printSoloSheet } from '@sandtable/bear';
import { RuledText } from '../../rules/ruled-text.tsx';
import { downloadMatch } from '../../link/files.ts';
import { ChangedRules } from '../../rules/changed-rules.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { usePlay, useSeen } from '../../match/play-context.tsx';

/** What the mission is about, and what it has told the AI. */
export function MissionPanel() {
  const seen = useSeen();
  const link = usePlay((state) => state.link);
  const { terms } = seen.view;
  const changes = explainChangedOptions(seen.view.options);
  const mission = seen.pack.missions.find(({ id }) => id === terms.mission);
  return (
    <section className="mission-panel">
      <h3>{mission?.name ?? 'A position'}</h3>
      <p>{mission?.briefing}</p>
      {changes.length === 0 ? (
        <p className="soft">Rules as printed.</p>
      ) : (
        <>
          <h4>Rules that were changed</h4>
          <ChangedRules changes={changes} />
        </>
      )}
      {terms.solo === null ? null : (
        <ul className="reasons">
          {printSoloSheet(terms.solo, eventNames(seen)).map((line) => (
            <li key={line}>
              <RuledText text={line} />
            </li>
          ))}
        </ul>
      )}
      <div className="entries">
        <Button
          onClick={() => void link.save().then((text) => downloadMatch(mission?.name ?? `match ${link.id}`, text))}
        >
          Export the match
        </Button>
        <LinkButton href="/settings">Settings</LinkButton>
      </div>
    </section>
  );
}
