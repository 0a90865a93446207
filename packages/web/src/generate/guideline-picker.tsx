import { RadioGroup } from 'radix-ui';
import type { GuidelineFacts } from '../face/generator.ts';

interface GuidelinePickerProps {
  readonly guidelines: readonly GuidelineFacts[];
  readonly value: string;
  readonly onChange: (guideline: string) => void;
}

/** The guidelines side by side, and all that the chosen one settles. */
export function GuidelinePicker({ guidelines, value, onChange }: GuidelinePickerProps) {
  const chosen = guidelines.find(({ id }) => id === value);
  return (
    <>
      <RadioGroup.Root className="guidelines" aria-label="Guideline" value={value} onValueChange={onChange}>
        {guidelines.map(({ id, name, about, tags }) => (
          <RadioGroup.Item key={id} value={id} className="guideline" data-guideline={id}>
            <strong className="guideline-name">{name}</strong>
            <span className="guideline-about">{about}</span>
            <span className="guideline-tags">
              {tags.map((tag) => (
                <span key={tag} className="tag">
                  {tag}
                </span>
              ))}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <dl className="guideline-rows">
        {chosen?.rows.map(({ label, value: given }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{given}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
