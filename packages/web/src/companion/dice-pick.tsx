import { type Given } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import { Button } from '../ui/buttons.tsx';
import { useHand } from './hand-room.tsx';

interface DicePickProps {
  readonly count: number;
  readonly sides: number;
  readonly onPick: (values: readonly Given[]) => void;
}

const NONE: readonly (number | null)[] = [];

/** A row of faces for each die. The button says what the roll would lead to before it is entered. */
export function DicePick({ count, sides, onPick }: DicePickProps) {
  const hand = useHand();
  const [picked, setPicked] = useState(NONE);
  const rows = Array.from({ length: count }, (_, row) => picked[row] ?? null);
  const values = rows.flatMap((value) => value ?? []);
  const isWhole = values.length === count;
  const sum = values.join(' + ');
  const [foreseen, setForeseen] = useState({ sum: '', outcome: '' });
  useEffect(() => {
    if (!isWhole) return undefined;
    let isWanted = true;
    void hand.foresee(values).then((outcome) => void (isWanted && setForeseen({ sum, outcome })));
    return () => void (isWanted = false);
    // oxlint-disable-next-line react/exhaustive-deps -- the sum is the values
  }, [hand, sum, isWhole]);
  const isForeseen = foreseen.sum === sum;
  const outcome = isForeseen && foreseen.outcome !== '' ? `: ${foreseen.outcome}` : '';
  const pick = (row: number, value: number): void => setPicked(rows.map((old, place) => (place === row ? value : old)));
  return (
    <>
      {rows.map((chosen, row) => (
        <div
          key={row}
          className="hand-dice"
          role="group"
          aria-label={count === 1 ? 'Die' : `Die ${row + 1}`}
          data-sides={sides}
        >
          {Array.from({ length: sides }, (_, side) => side + 1).map((value) => (
            <button
              key={value}
              type="button"
              className="hand-die"
              aria-pressed={chosen === value}
              aria-label={`${value}`}
              onClick={() => pick(row, value)}
            >
              {sides === 6 ? <DieFace value={value} /> : value}
            </button>
          ))}
        </div>
      ))}
      <Button
        tone="main"
        className="hand-main"
        disabled={!isWhole}
        aria-busy={isWhole && !isForeseen}
        onClick={() => onPick(values)}
      >
        {isWhole ? `Enter ${sum}${outcome}` : count === 1 ? 'Tap the die' : 'Tap the dice'}
      </Button>
    </>
  );
}

/** Which cells of a three by three grid have a pip, by value. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

function DieFace({ value }: { readonly value: number }) {
  return (
    <svg viewBox="0 0 30 30" width="26" height="26" aria-hidden="true">
      <rect x="1.5" y="1.5" width="27" height="27" rx="6" fill="#fff" stroke="#1d1b16" strokeWidth="2" />
      {(PIPS[value] ?? []).map((place) => (
        <circle key={place} cx={8 + (place % 3) * 7} cy={8 + Math.floor(place / 3) * 7} r="2.4" fill="#1d1b16" />
      ))}
    </svg>
  );
}
