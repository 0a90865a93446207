import type { Party } from './facts.ts';
import { type Sitter, SITTERS, type Sitters } from './seating-plan.ts';
import { printParty } from './words.ts';

const SITTER_WORDS: Readonly<Record<Sitter, string>> = {
  me: 'You',
  other: 'Another person at this screen',
  captain: 'Bot: captain',
  random: 'Bot: random moves',
};

interface SeatPicksProps {
  readonly parties: readonly Party[];
  readonly sitters: Sitters;
  readonly onChange: (sitters: Sitters) => void;
}

/** Who speaks for each seat. The AI of a solo mission is played by the rules and cannot be changed. */
export function SeatPicks({ parties, sitters, onChange }: SeatPicksProps) {
  return (
    <fieldset className="seat-picks">
      <legend>Who sits where</legend>
      {parties.map((party) => (
        <label key={party.seat} className="seat-pick">
          <span data-side={party.side}>{printParty(party)}</span>
          {party.isAi ? (
            <span className="seat-ai">The AI, by its order cards</span>
          ) : (
            <select
              className="field"
              value={sitters[party.seat]}
              onChange={({ target }) => {
                const chosen = SITTERS.find((each) => each === target.value);
                if (chosen !== undefined) onChange({ ...sitters, [party.seat]: chosen });
              }}
            >
              {SITTERS.map((each) => (
                <option key={each} value={each}>
                  {SITTER_WORDS[each]}
                </option>
              ))}
            </select>
          )}
        </label>
      ))}
    </fieldset>
  );
}
