import { useId, useState } from 'react';
import type { MatchRules, Switches, SwitchText } from '../face/missions.ts';
import { ChangedRules, RuleLink } from '../rules/rule-link.tsx';
import { Button } from '../ui/buttons.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notices.tsx';
import './switches.css';

interface RulesOfMatchProps {
  readonly rules: MatchRules;
  readonly switches: Switches;
  readonly onSwitch: (text: SwitchText, value: string) => void;
  readonly onReset: () => void;
}

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

interface RuleSwitchProps {
  readonly text: SwitchText;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function RuleSwitch({ text, value, onChange }: RuleSwitchProps) {
  const id = useId();
  const { name, about, rule, values } = text;
  const isChanged = value !== values[0]?.value;
  return (
    <div className="rule-switch" data-changed={isChanged || undefined}>
      <div>
        <div className="rule-switch-name">
          <span id={id}>{name}</span> <RuleLink rule={rule} />
          {isChanged ? <span className="rule-switch-mark">changed</span> : null}
        </div>
        <p className="rule-switch-about">{about}</p>
      </div>
      <Choice
        labelledBy={id}
        values={values.map((each) => each.value)}
        labels={Object.fromEntries(values.map((each) => [each.value, each.label]))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

export const AS_PRINTED: Switches = {};

export function valueOf({ option, values }: SwitchText, switches: Switches): string {
  return switches[option] ?? values[0]?.value ?? '';
}

export function withoutOthers(switches: Switches, main: string | undefined): Switches {
  const kept = Object.entries(switches).filter(([option]) => option === main);
  return kept.length === 0 ? AS_PRINTED : Object.fromEntries(kept);
}
