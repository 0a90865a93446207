import { freshSeed } from '../link/seed.ts';
import { Button } from '../ui/button.tsx';

interface SeedFieldProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

/** The seed that all chance of the match comes from: the same seed makes the same firefight. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  return (
    <div className="seed-line">
      <label className="seed">
        <span>Seed</span>
        <input
          className="field"
          value={seed}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          // What a seed may be made of: letters, digits and signs.
          onChange={({ target }) => onChange(target.value.replaceAll(/[\s:]+/g, '-'))}
        />
      </label>
      <Button onClick={() => onChange(freshSeed())}>Another</Button>
    </div>
  );
}
