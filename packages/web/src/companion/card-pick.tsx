import { useState } from 'react';
import type { TableChoice } from '../face/companion.ts';
import { Button } from '../ui/buttons.tsx';
import { areNumbered, bareNumber, choiceNumbered, notInDeck } from './card-number.ts';

interface CardPickProps {
  readonly choices: readonly TableChoice[];
  readonly field: string;
  /** A tie: each choice has its words beside it. */
  readonly isTie: boolean;
  readonly onPick: (value: number) => void;
}

/** With more choices than this, the player types the number, if the choices are numbered. */
const FEW = 12;

/** The card or counter drawn at the table: tapped, or typed by its number. */
export function CardPick({ choices, field, isTie, onPick }: CardPickProps) {
  const [typed, setTyped] = useState('');
  if (choices.length <= FEW || !areNumbered(choices))
    return (
      <div className="hand-choices" data-tie={isTie || undefined}>
        {choices.map(({ value, label, name }) => (
          <Button key={value} title={name} onClick={() => onPick(value)}>
            {isTie && name !== label && name !== '' ? `${label}: ${name}` : label}
          </Button>
        ))}
      </div>
    );
  const number = bareNumber(typed);
  const found = choiceNumbered(choices, typed);
  const isWrong = number !== '' && found === undefined;
  return (
    <form
      className="hand-typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (found !== undefined) onPick(found.value);
      }}
    >
      <label>
        <span>{field}</span>
        <input
          className="field"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p role="status" className="hand-refusal">
        {isWrong ? notInDeck(number) : ''}
      </p>
      <Button tone="main" className="hand-main" type="submit" disabled={found === undefined}>
        {found === undefined ? 'Type its number' : `Use ${found.name}`}
      </Button>
    </form>
  );
}
