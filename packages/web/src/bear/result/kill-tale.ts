import {
  AI_SEAT,
  chancesOf,
  eventNames,
  type HexId,
  NATIONS,
  NONE,
  type Side,
  sideOf,
  SIDES,
  type UnitId,
  unitName,
  unitOf,
} from '@sandtable/bear';
import { capital, spoken, type Voice } from '../../result/telling.ts';
import type { Swing } from '../../result/swings.ts';
import type { Kill, Step } from './chronicle.ts';

export interface Tale {
  readonly step: Step;
  readonly swing: Swing;
  readonly earlier: readonly Step[];
  readonly voice: Voice;
}

/** For sides called by their names. */
export const NAMED = Object.fromEntries(
  SIDES.map((side) => [side, { name: `the ${NATIONS[side]} side`, whose: `the ${NATIONS[side]}` }]),
);

/** `your Rifle squad 02`, `the AI’s Maxim 05`; just `Rifle squad 02` if it is the reader's. */
export function unitIn({ voice, step: { after } }: Pick<Tale, 'voice' | 'step'>, unit: UnitId): string {
  const whose = voice.whose(sideOf(after, unit));
  return whose === 'your' ? unitName(after, unit) : `${whose} ${unitName(after, unit)}`;
}

export function hexIn({ step: { after } }: Pick<Tale, 'step'>, hex: HexId): string {
  return eventNames(after).hex(hex);
}

export function killWords(tale: Pick<Tale, 'step' | 'voice'>, { unit, at, by, from, how }: Kill, more = ''): string {
  const [victim, hex] = [`${unitIn(tale, unit)}${more}`, hexIn(tale, at)];
  switch (how) {
    case 'mine':
      return `${capital(victim)} stepped on a mine in ${hex}`;
    case 'barrage':
      return `Shells on ${hex} destroyed ${victim}`;
    case 'mishap':
      return `${capital(victim)} was lost in ${hex}`;
    case 'fire': {
      const attacker = capital(unitIn(tale, by));
      if (from === at) return `Hand to hand in ${hex}, ${unitIn(tale, by)} destroyed ${victim}`;
      return `${attacker}${from === NONE ? '' : ` in ${hexIn(tale, from)}`} destroyed ${victim} in ${hex}`;
    }
  }
}

/** Further facts about the kill, the most telling first. */
export function tailsOf(tale: Tale, { unit, at, by, needed }: Kill): string[] {
  const { step, swing, earlier, voice } = tale;
  const side = sideOf(step.after, unit);
  const taken = step.events.some((event) => event.key === 'controlTaken' && event.at === at);
  const revenge = earlier.flatMap(({ kills }) => kills).findLast((kill) => kill.by === unit);
  const passes = passesBefore(tale, side);
  const chance = needed < 0 ? 36 : chancesOf(needed)[0];
  const roller = by === NONE ? undefined : step.after.view.players[unitOf(step.after, by).owner];
  const paid = step.events.some((event) => event.key === 'rolled' && event.caps > 0);
  return [
    taken ? ' and the flag was gone' : '',
    revenge === undefined ? '' : `, which had destroyed ${unitIn(tale, revenge.unit)}`,
    chance <= 6 ? `, a shot of ${Math.round((100 * chance) / 36)}%` : '',
    paid && roller?.caps === 0 && roller.seat !== AI_SEAT ? ', on the last CAP' : '',
    passes < 3 ? '' : `. ${capital(voice.does(side, 'had', 'had'))} passed ${spoken(passes)} turns running`,
    swing.turned ? `. ${capital(voice.name(leaderOf(swing)))} took the lead` : '',
  ].filter((part) => part !== '');
}

function leaderOf({ change }: Swing): Side {
  return (change[0] ?? 0) > (change[1] ?? 0) ? 'german' : 'soviet';
}

/** How many times in a row the side has passed by then. */
function passesBefore({ earlier }: Tale, side: Side): number {
  let passes = 0;
  for (const { events, before } of earlier.toReversed()) {
    const players = events.flatMap((event) => (event.key === 'passed' ? [event.player] : []));
    const acts = events.flatMap((event) => (event.key === 'paid' ? [event.player] : []));
    if (acts.some((player) => before.view.players[player]?.side === side)) break;
    passes += players.filter((player) => before.view.players[player]?.side === side).length;
  }
  return passes;
}
