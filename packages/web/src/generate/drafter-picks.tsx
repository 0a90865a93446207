import type { GeneratorFace, GeneratorSheet } from '../face/generator.ts';

interface DrafterPicksProps {
  readonly generator: Pick<GeneratorFace, 'drafters'>;
  readonly hands: GeneratorSheet['hands'];
  readonly drafters: Readonly<Record<string, string>>;
  readonly onChange: (drafters: Readonly<Record<string, string>>) => void;
}

/** Who plays the cards of each hand: whoever sits there, or a drafter in some style. */
export function DrafterPicks({ generator, hands, drafters, onChange }: DrafterPicksProps) {
  return (
    <fieldset className="seat-picks">
      <legend>Draft</legend>
      {hands.map(({ key, side, name }) => (
        <label key={key} className="seat-pick">
          <span data-side={side === '' ? undefined : side}>{name}</span>
          <select
            className="field"
            value={drafters[key] ?? ''}
            onChange={({ target }) => onChange({ ...drafters, [key]: target.value })}
          >
            <option value="">Card by card</option>
            {generator.drafters.map((drafter) => (
              <option key={drafter.name} value={drafter.name}>
                {drafter.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
