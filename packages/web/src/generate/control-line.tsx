import { useId } from 'react';
import type { Control } from '../face/generator.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Choice } from '../ui/choice.tsx';
import { Toggle } from '../ui/toggle.tsx';

interface ControlLineProps {
  readonly control: Control;
  readonly onChange: (value: string) => void;
}

/** One thing to be settled before the generation: what it does, by which rule. */
export function ControlLine({ control, onChange }: ControlLineProps) {
  const id = useId();
  const { label, about, rule } = control;
  return (
    <div className="control-line">
      <div>
        <span id={id} className="control-name">
          {label}
        </span>{' '}
        <RuleLink rule={rule} />
        {about === '' ? null : <p className="control-about">{about}</p>}
      </div>
      {control.kind === 'switch' ? (
        <Toggle labelledBy={id} on={control.isOn} onChange={(on) => onChange(on ? 'on' : '')} />
      ) : (
        <Choice
          labelledBy={id}
          values={control.values.map(({ name }) => name)}
          labels={Object.fromEntries(control.values.map(({ name, label: text }) => [name, text]))}
          value={control.value}
          onChange={onChange}
        />
      )}
    </div>
  );
}
