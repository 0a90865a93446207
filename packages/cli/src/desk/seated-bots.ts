import type { Bot, Seat } from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { BadInput } from '../io/input.ts';

/** Which bot sits where: by seat, the name of a bot. */
export type Seated = Readonly<Record<string, string>>;

/** Who plays, as it is asked on the command line. */
interface BotsAsked {
  readonly bots: string;
  /** Who plays against the AI. */
  readonly player?: string | undefined;
}

/** `captain,random`: one for each seat in order; a single name is for all. The AI needs none. */
export function seatedBots(all: readonly Seat[], known: readonly string[], { bots, player }: BotsAsked): Seated {
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

/** The bots that are named, each in its seat; `given` is what `seatedBots` made, sent to a thread. */
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
