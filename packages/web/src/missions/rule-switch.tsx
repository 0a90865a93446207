import { useId } from 'react';
import type { SwitchText } from '../face/missions.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Choice } from '../ui/choice.tsx';

interface RuleSwitchProps {
  readonly text: SwitchText;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One switch of the rules: what it decides, by which rule, and its values, the printed one in front. */
export function RuleSwitch({ text, value, onChange }: RuleSwitchProps) {
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
