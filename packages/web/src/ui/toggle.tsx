import { Switch } from 'radix-ui';

interface ToggleProps {
  /** Id of the element that labels it. */
  readonly labelledBy: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ labelledBy, on, onChange }: ToggleProps) {
  return (
    <Switch.Root className="toggle" checked={on} onCheckedChange={onChange} aria-labelledby={labelledBy}>
      <Switch.Thumb className="toggle-knob" />
    </Switch.Root>
  );
}
