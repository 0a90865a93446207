import type { Bot, Seat } from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { BadInput } from '../io/input.ts';

export type BotSeats = Readonly<Record<string, string>>;

interface BotOptions {
  readonly bots: string;
  readonly player?: string | undefined;
}

/** `captain,random`: one bot per seat in order, or one for all. The AI's seat takes none. */
export function seatedBots(all: readonly Seat[], known: readonly string[], { bots, player }: BotOptions): BotSeats {
  const seats = all.filter((seat) => seat !== PROCEDURE_SEAT);
  if (player !== undefined && seats.length === all.length)
    throw new BadInput('--player: expected a solo mission; use --bots for all others');
  const [field, text] = player === undefined ? ['--bots', bots] : ['--player', player];
  const names = text.split(',');
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new BadInput(`${field}: expected one of ${known.join(', ')}, got ${unknown}`);
  if (names.length !== 1 && names.length !== seats.length)
    throw new BadInput(`${field}: expected one for each of ${seats.join(', ')}, got ${names.length}`);
  return Object.fromEntries(seats.map((seat, place) => [seat, names[place] ?? names[0] ?? '']));
}

/** Makes the bots for `given`, the result of `seatedBots` as sent to a worker. */
export function seatBots<View>(
  bots: Readonly<Record<string, Bot<View>>>,
  given: unknown,
): Readonly<Record<string, Bot<View>>> {
  const seated: Record<string, Bot<View>> = {};
  if (typeof given !== 'object' || given === null) return seated;
  for (const [seat, name] of Object.entries(given)) {
    const bot = bots[String(name)];
    if (bot === undefined) throw new Error(`no bot '${String(name)}'`);
    seated[seat] = bot;
  }
  return seated;
}
