import { type Filter, LENGTHS, NO_FILTER } from './filter.ts';
import { DIFFICULTY_WORDS, LENGTH_WORDS, PLAYER_WORDS, SIDE_WORDS } from './words.ts';

interface FilterBarProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

export function FilterBar({ filter, onChange }: FilterBarProps) {
  const set = (change: Partial<Filter>): void => onChange({ ...filter, ...change });
  return (
    <fieldset className="filter-bar">
      <legend className="unseen">Which missions are shown</legend>
      <Pick
        label="Players"
        values={['solo', 'two', 'four']}
        words={PLAYER_WORDS}
        value={filter.players}
        onChange={(players) => set({ players })}
      />
      <Pick
        label="Side"
        values={['german', 'soviet']}
        words={SIDE_WORDS}
        value={filter.side}
        onChange={(side) => set({ side })}
      />
      <Pick
        label="Length"
        values={LENGTHS}
        words={LENGTH_WORDS}
        value={filter.length}
        onChange={(length) => set({ length })}
      />
      <Pick
        label="Armour"
        values={['with', 'without']}
        words={{ with: 'With armour', without: 'No armour' }}
        value={armourWord(filter.armour)}
        onChange={(chosen) => set({ armour: chosen === null ? null : chosen === 'with' })}
      />
      <Pick
        label="Difficulty"
        values={['easy', 'normal', 'hard']}
        words={DIFFICULTY_WORDS}
        value={filter.difficulty}
        onChange={(difficulty) => set({ difficulty })}
      />
      <button type="button" className="button" data-tone="plain" onClick={() => onChange(NO_FILTER)}>
        Show all
      </button>
    </fieldset>
  );
}

function armourWord(armour: boolean | null): 'with' | 'without' | null {
  if (armour === null) return null;
  return armour ? 'with' : 'without';
}

interface PickProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** One line of the filter; its first choice lets everything through. */
function Pick<Value extends string>({ label, values, words, value, onChange }: PickProps<Value>) {
  return (
    <label className="filter-pick">
      <span>{label}</span>
      <select
        className="field"
        value={value ?? ''}
        onChange={({ target }) => onChange(values.find((each) => each === target.value) ?? null)}
      >
        <option value="">Any</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
