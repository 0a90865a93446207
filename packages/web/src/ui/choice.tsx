import { RadioGroup } from 'radix-ui';

interface ChoiceProps<Value extends string> {
  readonly label?: string;
  /** Id of the element that labels it, instead of `label`. */
  readonly labelledBy?: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({
  label,
  labelledBy,
  values,
  labels,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const choose = (chosen: string): void => {
    const known = values.find((each) => each === chosen);
    if (known !== undefined) onChange(known);
  };
  return (
    <RadioGroup.Root
      className="choice"
      aria-label={label}
      aria-labelledby={labelledBy}
      value={value}
      onValueChange={choose}
      orientation="horizontal"
    >
      {values.map((each) => (
        <RadioGroup.Item key={each} value={each} className="choice-item">
          {labels[each]}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
