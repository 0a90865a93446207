import { useState } from 'react';
import type { MatchRules, SwitchText, Switches } from '../face/missions.ts';
import { ChangedRules } from '../rules/changed-rules.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { RuleSwitch } from './rule-switch.tsx';
import { valueOf } from './switches.ts';
import './switches.css';

interface RulesOfMatchProps {
  readonly rules: MatchRules;
  readonly switches: Switches;
  readonly onSwitch: (text: SwitchText, value: string) => void;
  readonly onReset: () => void;
}

/** By which rules this match is played: in one line, and every switch of them behind a button. */
export function RulesOfMatch({ rules, switches, onSwitch, onReset }: RulesOfMatchProps) {
  const [isOpen, setOpen] = useState(false);
  const { groups, changes, refusal } = rules;
  const asPrinted = (
    <Button disabled={changes.length === 0} onClick={onReset}>
      Use defaults
    </Button>
  );
  return (
    <section className="match-rules" aria-label="Rules of this match">
      <div className="match-rules-head">
        <strong>Rules of this match</strong>
        <Button onClick={() => setOpen(true)}>Change…</Button>
      </div>
      {changes.length === 0 ? (
        <p className="match-rules-plain">Standard rules, no handicaps.</p>
      ) : (
        <ChangedRules changes={changes} />
      )}
      {refusal === null ? null : <Notice actions={asPrinted}>These options cannot be combined. {refusal}</Notice>}
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
          Rules that can be read more than one way, or that groups play differently, are options. Your changes are saved
          with the match.
        </p>
        {refusal === null ? null : <Notice>These options cannot be combined. {refusal}</Notice>}
        {groups.map(({ title, options }) => (
          <section key={title} className="rule-group" aria-label={title}>
            <h3>{title}</h3>
            {options.map((text) => (
              <RuleSwitch
                key={text.option}
                text={text}
                value={valueOf(text, switches)}
                onChange={(value) => onSwitch(text, value)}
              />
            ))}
          </section>
        ))}
      </Dialog>
    </section>
  );
}
