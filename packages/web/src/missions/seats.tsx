import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { MissionsFace, Party } from '../face/missions.ts';
import type { Opponent } from '../face/opponents.ts';
import { YOU } from '../link/seating.ts';

/** The person at this screen, and anyone else who plays on it. Every other sitter is a bot, by its name. */
const PEOPLE = ['me', 'other'] as const;

type Sitters = Readonly<Record<Seat, string>>;

/** One person, and in each other seat its usual player: mostly bots, so that one person can play alone. */
export function defaultSitters(parties: readonly Party[], bot: string): Sitters {
  const seats = parties.filter(({ isProcedure }) => !isProcedure);
  return Object.fromEntries(
    seats.map(({ seat, usual }, place) => [seat, place === 0 ? 'me' : usual === 'person' ? 'other' : bot]),
  );
}

/** All seats of `me` belong to one person; every `other` is a person of their own and gets a curtain. */
export function seatingOf(parties: readonly Party[], sitters: Sitters): Seating {
  return Object.fromEntries(
    parties.map(({ seat, isProcedure }) => {
      const sitter = sitters[seat] ?? 'me';
      if (isProcedure) return [seat, { kind: 'procedure' }];
      if (!isPerson(sitter)) return [seat, { kind: 'bot', bot: sitter }];
      return [seat, { kind: 'person', name: sitter === 'me' ? YOU : playerAt(parties, seat) }];
    }),
  );
}

export function hasPerson(parties: readonly Party[], sitters: Sitters): boolean {
  return parties.some(({ seat, isProcedure }) => !isProcedure && isPerson(sitters[seat] ?? ''));
}

function isPerson(sitter: string): boolean {
  return PEOPLE.some((each) => each === sitter);
}

/** `Player 2`: numbered by seat, so that every other person has a different name. */
function playerAt(parties: readonly Party[], seat: Seat): string {
  const people = parties.filter(({ isProcedure }) => !isProcedure);
  return `Player ${people.findIndex((party) => party.seat === seat) + 1}`;
}

interface SeatPicksProps {
  readonly missions: Pick<MissionsFace, 'bots' | 'procedure'>;
  readonly parties: readonly Party[];
  readonly sitters: Sitters;
  readonly onChange: (sitters: Sitters) => void;
}

/** A seat that the rules play cannot be changed. */
export function SeatPicks({ missions, parties, sitters, onChange }: SeatPicksProps) {
  const choicesFor = (seat: Seat) => [
    { name: 'me', label: YOU },
    { name: 'other', label: `${playerAt(parties, seat)}, same screen` },
    ...missions.bots,
  ];
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
              {choicesFor(seat).map((each) => (
                <option key={each.name} value={each.name}>
                  {each.label}
                </option>
              ))}
            </select>
          )}
          <BotLine bots={missions.bots} sitter={sitters[seat]} />
        </label>
      ))}
    </fieldset>
  );
}

export function BotLine({ bots, sitter }: { readonly bots: readonly Opponent[]; readonly sitter: string | undefined }) {
  const bot = bots.find(({ name }) => name === sitter);
  return bot === undefined ? null : <small className="bot-line">{bot.about}</small>;
}
