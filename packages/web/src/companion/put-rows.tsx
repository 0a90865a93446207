import type { Sentence } from '@sandtable/kernel';
import type { PutRow } from '../face/companion.ts';

interface PutRowsProps {
  readonly rows: readonly PutRow[];
  readonly onPut: (put: Sentence) => void;
}

/** Labels longer than this, such as names of cards, stand three in a row. */
const LONG = 12;

export function PutRows({ rows, onPut }: PutRowsProps) {
  return (
    <div className="hand-rows">
      {rows.map(({ label, choices }) => (
        <div
          key={label}
          className="hand-row"
          role="group"
          aria-label={label}
          data-long={choices.some((choice) => choice.label.length > LONG) || undefined}
        >
          <span>{label}</span>
          {choices.map((choice) => (
            <button key={choice.label} type="button" aria-pressed={choice.isOn} onClick={() => onPut(choice.put)}>
              {choice.label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
