import { ShortWord } from './short-word.tsx';

interface RoundFactProps {
  readonly round: number;
  /** Null where nobody knows how many there will be. */
  readonly rounds: number | null;
}

/** More pips than this say less than the figures. */
const MOST_PIPS = 8;

/** Which round it is, of how many: in figures, and by pips. */
export function RoundFact({ round, rounds }: RoundFactProps) {
  return (
    <span className="top-fact" data-testid="round">
      <ShortWord long="Round" short="R" /> <b>{round}</b>
      {rounds === null ? null : (
        <span>
          <ShortWord long="of " short="/" />
          {rounds}
        </span>
      )}
      {rounds === null || rounds > MOST_PIPS ? null : (
        <span className="pips" aria-hidden="true">
          {Array.from({ length: rounds }, (_, place) => (
            <i key={place} data-state={place + 1 < round ? 'past' : place + 1 === round ? 'here' : 'ahead'} />
          ))}
        </span>
      )}
    </span>
  );
}
