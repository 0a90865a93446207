import { useState } from 'react';
import type { Facet } from '../face/missions.ts';
import { Button } from '../ui/buttons.tsx';
import { type Filter, NO_FILTER, SORTS } from './filter.ts';
import { STANDINGS } from './tally.ts';
import { SORT_WORDS, STANDING_WORDS } from './mission-facts.tsx';
import './filter-bar.css';

interface FilterBarProps {
  readonly filter: Filter;
  readonly facets: readonly Facet[];
  readonly onChange: (filter: Filter) => void;
}

export function FilterBar({ filter, facets, onChange }: FilterBarProps) {
  // Only small screens fold the filter.
  const [isOpen, setOpen] = useState(false);
  const set = (change: Partial<Filter>): void => onChange({ ...filter, ...change });
  return (
    <>
      <Button className="filter-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide filters' : 'Filter and sort'}
      </Button>
      <fieldset className="filter-bar" data-open={isOpen || undefined}>
        <legend className="unseen">Filters</legend>
        {facets.map(({ name, label, values }) => (
          <Pick
            key={name}
            label={label}
            values={values.map(({ value }) => value)}
            words={Object.fromEntries(values.map((each) => [each.value, each.label]))}
            value={filter.values[name] ?? null}
            onChange={(value) => set({ values: withValue(filter.values, name, value) })}
          />
        ))}
        <Pick
          label="Progress"
          values={STANDINGS}
          words={STANDING_WORDS}
          value={filter.standing}
          onChange={(standing) => set({ standing })}
        />
        <Pick
          label="Sort by"
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

function withValue(values: Filter['values'], facet: string, value: string | null): Filter['values'] {
  const others = Object.entries(values).filter(([name]) => name !== facet);
  return Object.fromEntries(value === null ? others : [...others, [facet, value]]);
}

interface PickProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value | null;
  /** There is no choice for "any": one value is always chosen. */
  readonly isAlways?: boolean;
  readonly onChange: (value: Value | null) => void;
}

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
