import { printHex } from '../board/map.ts';
import type { LimanowaEvent } from '../model/event.ts';
import { printUnit } from '../rules/word-kinds.ts';
import { heldOf, type LimanowaMatch } from './match.ts';

/**
 * The events of the last sentence on the map, one short line each: `r01 attack a01 tv 4: 3 hit`, `a01 loses 1, 2
 * left`.
 */
export function fieldLines(match: LimanowaMatch): string[] {
  const held = heldOf(match);
  const unit = (id: number): string => printUnit(held, id);
  const hex = (id: number): string => printHex(held.map, id);
  return match.events().flatMap((event) => lineOf(event, unit, hex) ?? []);
}

function lineOf(event: LimanowaEvent, unit: (id: number) => string, hex: (id: number) => string): string | null {
  if (event.key === 'rolled') {
    const { as, attacker, target, tv, die, hit } = event;
    return `${unit(attacker)} ${as} ${unit(target)} tv ${tv}: ${die} ${hit ? 'hit' : 'miss'}`;
  }
  if (event.key === 'lostRp') return `${unit(event.unit)} loses ${event.amount}, ${event.left} left (${event.rule})`;
  if (event.key === 'destroyed') return `${unit(event.unit)} destroyed`;
  if (event.key === 'spared') return `${unit(event.unit)} spared`;
  if (event.key === 'moved') return `${unit(event.unit)} ${event.as} ${hex(event.to)}`;
  if (event.key === 'attackLost') return `${unit(event.unit)} lost its attack on ${unit(event.target)} (${event.rule})`;
  if (event.key === 'supportLost') return `${unit(event.battery)} lost its support against ${unit(event.target)}`;
  if (event.key === 'tokenSpent') return `${unit(event.battery)} ${event.use} ${unit(event.target)} for a token`;
  if (event.key === 'tactics') return `${unit(event.officer)} helps ${unit(event.unit)}`;
  if (event.key === 'relegated') return `${unit(event.officer)} relegates ${unit(event.unit)}`;
  if (event.key === 'stood') return `${unit(event.unit)} stood (${event.rule})`;
  if (event.key === 'played') return `played ${event.effect}`;
  return event.key === 'blocked' ? `blocked ${event.effect}` : null;
}

/** The pending question: `p2 counter`; null at the end. */
export function asked(match: LimanowaMatch): string | null {
  const pending = match.system.pending(match.state);
  return pending === undefined ? null : `${pending.seat} ${pending.key}`;
}
