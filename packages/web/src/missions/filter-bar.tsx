import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { KINDS } from './facts.ts';
import { type Filter, LENGTHS, NO_FILTER, SORTS } from './filter.ts';
import { STANDINGS } from './tally.ts';
import {
  DIFFICULTY_WORDS,
  KIND_WORDS,
  LENGTH_WORDS,
  PLAYER_WORDS,
  SIDE_WORDS,
  SORT_WORDS,
  STANDING_WORDS,
} from './words.ts';

interface FilterBarProps {
  readonly filter: Filter;
  /** The names of all boards there are. */
  readonly boards: readonly string[];
  readonly onChange: (filter: Filter) => void;
}

export function FilterBar({ filter, boards, onChange }: FilterBarProps) {
  // Only a small screen folds it up.
  const [isOpen, setOpen] = useState(false);
  const set = (change: Partial<Filter>): void => onChange({ ...filter, ...change });
  return (
    <>
      <Button className="filter-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Fold up the choices' : 'Choose and order'}
      </Button>
      <fieldset className="filter-bar" data-open={isOpen || undefined}>
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
          label="Difficulty"
          values={['easy', 'normal', 'hard']}
          words={DIFFICULTY_WORDS}
          value={filter.difficulty}
          onChange={(difficulty) => set({ difficulty })}
        />
        <Pick
          label="Length"
          values={LENGTHS}
          words={LENGTH_WORDS}
          value={filter.length}
          onChange={(length) => set({ length })}
        />
        <Pick label="With" values={KINDS} words={KIND_WORDS} value={filter.kind} onChange={(kind) => set({ kind })} />
        <Pick
          label="Board"
          values={boards}
          words={Object.fromEntries(boards.map((name) => [name, name]))}
          value={filter.board}
          onChange={(board) => set({ board })}
        />
        <Pick
          label="So far"
          values={STANDINGS}
          words={STANDING_WORDS}
          value={filter.standing}
          onChange={(standing) => set({ standing })}
        />
        <Pick
          label="Order"
          values={SORTS}
          words={SORT_WORDS}
          value={filter.sort}
          isAlways
          onChange={(sort) => set({ sort: sort ?? NO_FILTER.sort })}
        />
      </fieldset>
    </>
  );
}

interface PickProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value | null;
  /** One of the values is always chosen. */
  readonly isAlways?: boolean;
  readonly onChange: (value: Value | null) => void;
}

/** One line of the filter; its first choice lets everything through. */
function Pick<Value extends string>({ label, values, words, value, isAlways = false, onChange }: PickProps<Value>) {
  return (
    <label className="filter-pick" data-set={(!isAlways && value !== null) || undefined}>
      <span>{label}</span>
      <select
        className="field"
        value={value ?? ''}
        onChange={({ target }) => onChange(values.find((each) => each === target.value) ?? null)}
      >
        {isAlways ? null : <option value="">Any</option>}
        {values.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
