import type { ReactNode } from 'react';
import './choice-row.css';

/** One thing that can be chosen: its figure, and below it what that is about. */
export interface Cell {
  readonly key: string;
  readonly text: ReactNode;
  readonly note?: ReactNode;
  /** In words, where the cell draws them or leaves them out. */
  readonly name?: string | undefined;
  readonly isChosen?: boolean;
  /** What it says, for whoever points at it: `data-say`, `data-pay`, `data-facing`. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly onChoose: () => void;
}

interface ChoiceRowProps {
  /** For readers. */
  readonly name: string;
  /** What the first line of each cell tells, and the second; '' for none. */
  readonly label?: string;
  readonly notes?: string;
  /** One of them is chosen, any of them may be, or each does something. */
  readonly picks: 'one' | 'some' | 'none';
  /** Two a row: names instead of figures, or more than fit side by side. */
  readonly isWordy?: boolean | undefined;
  readonly cells: readonly Cell[];
}

/** More than that stand two by two. */
const MOST = 4;

/** Choices of one kind side by side, all of the same size; with many or large words they take more lines, and nothing scrolls sideways. */
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
