import type { MissionsFace, Party } from '../face/missions.ts';
import { PEOPLE, type Sitters } from './seating-plan.ts';

const PERSON_WORDS: Readonly<Record<(typeof PEOPLE)[number], string>> = {
  me: 'You',
  other: 'Another person at this screen',
};

interface SeatPicksProps {
  readonly missions: Pick<MissionsFace, 'bots' | 'procedure'>;
  readonly parties: readonly Party[];
  readonly sitters: Sitters;
  readonly onChange: (sitters: Sitters) => void;
}

/** Who speaks for each seat. One that the rules play cannot be changed. */
export function SeatPicks({ missions, parties, sitters, onChange }: SeatPicksProps) {
  const choices = [...PEOPLE.map((name) => ({ name, label: PERSON_WORDS[name] })), ...missions.bots];
  return (
    <fieldset className="seat-picks">
      <legend>Seats</legend>
      {parties.map(({ seat, side, name, isProcedure }) => (
        <label key={seat} className="seat-pick">
          <span data-side={side === '' ? undefined : side}>{name}</span>
          {isProcedure ? (
            <span className="seat-ai">{missions.procedure}</span>
          ) : (
            <select
              className="field"
              value={sitters[seat]}
              onChange={({ target }) => onChange({ ...sitters, [seat]: target.value })}
            >
              {choices.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.label}
                </option>
              ))}
            </select>
          )}
        </label>
      ))}
    </fieldset>
  );
}
