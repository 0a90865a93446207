import type { MatchPlan } from '@sandtable/protocol';
import type { MissionsFace, Party } from '../../face/missions.ts';
import { BotLine } from '../../missions/seats.tsx';

type SeatPlan = MatchPlan['seats'][string];

export type Sitters = Readonly<Record<string, string>>;

const [ME, FREE] = ['me', 'free'] as const;

/** I get the first seat, and the others are for people: that is why one comes to this page. */
export function usualSitters(parties: readonly Party[]): Sitters {
  const seats = parties.filter(({ isProcedure }) => !isProcedure);
  return Object.fromEntries(seats.map(({ seat }, place) => [seat, place === 0 ? ME : FREE]));
}

export function seatsFor(parties: readonly Party[], sitters: Sitters): MatchPlan['seats'] {
  const seats = parties.filter(({ isProcedure }) => !isProcedure);
  return Object.fromEntries(seats.map(({ seat }) => [seat, planOf(sitters[seat] ?? FREE)]));
}

function planOf(sitter: string): SeatPlan {
  if (sitter === ME || sitter === FREE) return { kind: sitter };
  return { kind: 'bot', bot: sitter };
}

export function countFree(parties: readonly Party[], sitters: Sitters): number {
  return Object.values(seatsFor(parties, sitters)).filter(({ kind }) => kind === 'free').length;
}

export function hasMe(parties: readonly Party[], sitters: Sitters): boolean {
  return Object.values(seatsFor(parties, sitters)).some(({ kind }) => kind !== 'bot');
}

interface SeatPlanPicksProps {
  readonly game: Pick<MissionsFace, 'bots' | 'procedure'>;
  readonly parties: readonly Party[];
  readonly sitters: Sitters;
  readonly friend: string;
  readonly onChange: (sitters: Sitters) => void;
}

/** One line for each seat. The AI's own cannot be changed; several can be mine. */
export function SeatPlanPicks({ game, parties, sitters, friend, onChange }: SeatPlanPicksProps) {
  const choices = [{ name: ME, label: 'You' }, { name: FREE, label: friend }, ...game.bots];
  return (
    <fieldset className="create-part">
      <legend>Seats</legend>
      {parties.map(({ seat, side, name, isProcedure }) => (
        <label key={seat} className="seat-plan">
          <span className="seat-chip" data-side={side === '' ? undefined : side}>
            {name}
          </span>
          {isProcedure ? (
            <span>{game.procedure}</span>
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
          <BotLine bots={game.bots} sitter={sitters[seat]} />
        </label>
      ))}
    </fieldset>
  );
}
