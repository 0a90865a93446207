import type { ReactNode } from 'react';
import './choice-row.css';

export interface Cell {
  readonly key: string;
  readonly text: ReactNode;
  readonly note?: ReactNode;
  /** Its name in words, if the cell shows only a drawing or leaves the name out. */
  readonly name?: string | undefined;
  readonly isChosen?: boolean;
  /** What a press says, as attributes: `data-say`, `data-pay`, `data-facing`. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly onChoose: () => void;
}

interface ChoiceRowProps {
  /** For screen readers. */
  readonly name: string;
  /** Headings for the first and the second line of the cells; '' for none. */
  readonly label?: string;
  readonly notes?: string;
  /** Exactly one cell is chosen, any number may be, or each cell acts at once. */
  readonly picks: 'one' | 'some' | 'none';
  /** Two cells a row: for names instead of figures, or more cells than fit side by side. */
  readonly isWordy?: boolean | undefined;
  readonly cells: readonly Cell[];
}

/** More cells than this stand two a row. */
const MOST = 4;

/** Choices of one kind side by side, all of the same size; with many or long words they take more lines. Nothing scrolls sideways. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, label = '', notes = '', picks, cells, isWordy = cells.length > MOST } = props;
  if (cells.length === 0) return null;
  return (
    <div
      className="choice-row"
      role={picks === 'one' ? 'radiogroup' : 'group'}
      aria-label={name}
      data-plain={label === '' || undefined}
      data-wordy={isWordy || undefined}
    >
      {label === '' ? null : (
        <span className="choice-label" aria-hidden="true">
          <b>{label}</b>
          {notes}
        </span>
      )}
      <div className="choice-cells">
        {cells.map(({ key, text, note, name: said, isChosen = false, data, onChoose }) => (
          <button
            key={key}
            type="button"
            className="choice-cell"
            role={picks === 'one' ? 'radio' : undefined}
            aria-checked={picks === 'one' ? isChosen : undefined}
            aria-pressed={picks === 'some' ? isChosen : undefined}
            aria-label={said}
            title={said}
            {...data}
            onClick={onChoose}
          >
            <b>{text}</b>
            {note === undefined ? null : <span>{note}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
