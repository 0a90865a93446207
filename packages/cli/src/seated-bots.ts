import { AI_SEAT, BOT_NAMES } from '@sandtable/bear';
import { BadInput } from './bad-input.ts';
import type { Seated } from './series.ts';

/** Who plays, as it is asked on the command line. */
interface BotsAsked {
  readonly bots: string;
  /** Who plays against the AI. */
  readonly player?: string;
}

/** `captain,random`: one for each seat in order; a single name is for all. The AI needs none. */
export function seatedBots(all: readonly string[], { bots, player }: BotsAsked): Seated {
  const seats = all.filter((seat) => seat !== AI_SEAT);
  if (player !== undefined && seats.length === all.length)
    throw new BadInput('--player: expected a solo mission; use --bots for all others');
  const [field, text] = player === undefined ? ['--bots', bots] : ['--player', player];
  const names = text.split(',');
  const unknown = names.find((name) => !BOT_NAMES.some((known) => known === name));
  if (unknown !== undefined) throw new BadInput(`${field}: expected one of ${BOT_NAMES.join(', ')}, got ${unknown}`);
  if (names.length !== 1 && names.length !== seats.length)
    throw new BadInput(`${field}: expected one for each of ${seats.join(', ')}, got ${names.length}`);
  return Object.fromEntries(seats.map((seat, place) => [seat, names[place] ?? names[0] ?? '']));
}
