import { RadioGroup } from 'radix-ui';
import type { GuidelineFacts } from '../face/generator.ts';

interface GuidelinePickerProps {
  readonly guidelines: readonly GuidelineFacts[];
  readonly value: string;
  readonly onChange: (guideline: string) => void;
}

/** The guidelines side by side, each with all that it settles. */
export function GuidelinePicker({ guidelines, value, onChange }: GuidelinePickerProps) {
  return (
    <RadioGroup.Root className="guidelines" aria-label="Guideline" value={value} onValueChange={onChange}>
      {guidelines.map(({ id, name, about, rows }) => (
        <RadioGroup.Item key={id} value={id} className="guideline" data-guideline={id}>
          <strong className="guideline-name">{name}</strong>
          <span className="guideline-about">{about}</span>
          <span className="guideline-rows">
            {rows.map(({ label, value: given }) => (
              <span key={label} className="guideline-row">
                <span>{label}</span> <b>{given}</b>
              </span>
            ))}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
