import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import type { MainChoice } from '../face/missions.ts';
import { RuleLink } from '../rules/rule-link.tsx';

interface MainChoiceProps {
  readonly choice: MainChoice;
  readonly value: string;
  readonly onChange: (option: string, value: string) => void;
}

/** What is settled before all else, in full view: how hard it shall be, and what each level means. */
export function MainChoiceView({ choice: { option, name, rule, values }, value, onChange }: MainChoiceProps) {
  const id = useId();
  return (
    <div className="main-choice">
      <p>
        <strong id={id}>{name}</strong> <RuleLink rule={rule} />
      </p>
      <RadioGroup.Root
        className="main-choice-row"
        aria-labelledby={id}
        value={value}
        onValueChange={(chosen) => onChange(option, chosen)}
      >
        {values.map((each) => (
          <RadioGroup.Item key={each.value} value={each.value} className="main-choice-item">
            <strong>{each.label}</strong>
            <span className="main-choice-aside">{each.aside}</span>
            <span className="main-choice-about">{each.about}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
