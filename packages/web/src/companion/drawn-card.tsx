import { PROCEDURE_SEAT } from '@sandtable/session';
import { useState } from 'react';
import type { Summary } from '../link/summary.ts';
import { Button } from '../ui/buttons.tsx';
import { bareNumber } from './card-number.ts';
import { halfMadeAt } from './half-made.ts';

interface DrawnCardProps {
  readonly label: string;
  readonly onUse: (number: string) => void;
}

/** The number of a card of one's own deck, typed before the table is opened. */
export function DrawnCard({ label, onUse }: DrawnCardProps) {
  const [typed, setTyped] = useState('');
  const number = bareNumber(typed);
  return (
    <form
      className="hand-drawn"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNumber(number)) onUse(number);
      }}
    >
      <label>
        <span>{label}</span>
        <input
          className="field"
          inputMode="numeric"
          autoComplete="off"
          placeholder="number"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button tone="main" type="submit" disabled={!isNumber(number)}>
        Use it
      </Button>
      {number === '' || isNumber(number) ? null : (
        <p className="hand-refusal" role="status">
          A card has a number, such as 31.
        </p>
      )}
    </form>
  );
}

function isNumber(text: string): boolean {
  return /^\d{1,3}$/.test(text);
}

/** The AI is about to draw a card: nothing of its turn is entered yet, and no counter is being moved. */
export function waitsForCard({ id, asks, entries }: Summary): boolean {
  const half = halfMadeAt(id, entries);
  return asks === PROCEDURE_SEAT && (half === null || (half.putting === null && (half.said?.given ?? []).length === 0));
}
