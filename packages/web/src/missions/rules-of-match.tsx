import { explainChangedOptions } from '@sandtable/bear';
import { useState } from 'react';
import { engine } from '../engine/engine.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { ChangedRules } from './changed-rules.tsx';
import type { Facts } from './facts.ts';
import { RuleSwitch } from './rule-switch.tsx';
import { AS_PRINTED, switchGroups, type Switches, valueOf, whyRefused, withSwitch } from './switches.ts';

interface RulesOfMatchProps {
  readonly facts: Facts;
  readonly switches: Switches;
  readonly onChange: (switches: Switches) => void;
}

/** By which rules this match is played: in one line, and every switch of them behind a button. */
export function RulesOfMatch({ facts, switches, onChange }: RulesOfMatchProps) {
  const [isOpen, setOpen] = useState(false);
  const changes = explainChangedOptions(switches);
  const refusal = whyRefused(engine(), facts, switches);
  const asPrinted = (
    <Button disabled={changes.length === 0} onClick={() => onChange(AS_PRINTED)}>
      As printed
    </Button>
  );
  return (
    <section className="match-rules" aria-label="Rules of this match">
      <div className="match-rules-head">
        <strong>Rules of this match</strong>
        <Button onClick={() => setOpen(true)}>Change …</Button>
      </div>
      {changes.length === 0 ? (
        <p className="match-rules-plain">As printed, without handicaps.</p>
      ) : (
        <ChangedRules changes={changes} />
      )}
      {refusal === null ? null : <Notice actions={asPrinted}>These rules do not go together. {refusal}</Notice>}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Rules of this match"
        foot={
          <>
            {asPrinted}
            <Button tone="main" onClick={() => setOpen(false)}>
              Done
            </Button>
          </>
        }
      >
        <p className="page-lead">
          Where a rule can be read in more than one way, or players like it otherwise, it is a switch. What you change
          is kept with the match.
        </p>
        {refusal === null ? null : <Notice>These rules do not go together. {refusal}</Notice>}
        {switchGroups(facts, switches).map(({ title, options }) => (
          <section key={title} className="rule-group" aria-label={title}>
            <h3>{title}</h3>
            {options.map((text) => (
              <RuleSwitch
                key={text.option}
                text={text}
                value={valueOf(text, switches)}
                onChange={(value) => onChange(withSwitch(facts, switches, text, value))}
              />
            ))}
          </section>
        ))}
      </Dialog>
    </section>
  );
}
