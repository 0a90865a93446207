import type { Beforehand, Foreseen, Seat } from '@sandtable/kernel';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Bear, View } from '../model/battle/state.ts';
import { ATTACK_ROLLS } from '../rules/order/roll.ts';
import { MOST_CAPS } from '../rules/units/dice.ts';

// Answers a player may give in advance. They depend only on what everyone sees: CAPs are open, cards are not.

const CAPS = Array.from({ length: MOST_CAPS + 1 }, (_caps, amount) => String(amount));

/** B3.2.3: CAPs count in the direction that helps the roller. */
function onRoll({ frames }: View): Foreseen {
  const roll = frames.at(-1);
  if (roll?.kind !== 'roll') throw new Error('CAPs are asked for without a roll');
  const sign = roll.serves === 'down' ? -1 : 1;
  return {
    choice: 'open',
    kind: ATTACK_ROLLS.has(roll.what) ? 'attackRoll' : roll.what === 'rally' ? 'rallyRoll' : 'otherRoll',
    // `|| 0` because -0 would print another word.
    says: (caps) => [`caps:${sign * Number(caps) || 0}`],
  };
}

/**
 * `secret`: only the player knows whether he could play a card, place a unit or plot a hex. The questions of a
 * generation are always asked.
 */
const QUESTIONS: { readonly [key: string]: Foreseen | undefined } = {
  turn: { choice: 'turn', pass: ['pass'] },
  initiative: { choice: 'open', kind: 'initiative', says: (caps) => [`caps:${caps}`] },
  luck: { choice: 'secret', kind: 'luck', says: (word) => [word] },
  deploy: { choice: 'secret' },
  plot: { choice: 'secret' },
  facing: { choice: 'secret' },
  toll: { choice: 'secret' },
  midway: { choice: 'secret' },
};

export const beforehand: Beforehand<Bear> = {
  kinds: { initiative: CAPS, attackRoll: CAPS, rallyRoll: CAPS, otherRoll: CAPS, luck: ['keep'] },
  breaks: ['hit', 'seen', 'entered'],
  foresee: (view, key) => (key === 'capsOnDice' ? onRoll(view) : (QUESTIONS[key] ?? null)),
  happened(view, event, seat) {
    const { key } = event;
    if (key === 'roundEnded') return 'round';
    if (key === 'hit' || key === 'killed' || key === 'destroyed')
      return seatOf(view, event.unit) === seat ? 'hit' : null;
    if (key === 'revealed') return seatOf(view, event.unit) === seat ? 'seen' : null;
    if (key === 'controlTaken') return isAgainst(view, event.player, seat) ? 'entered' : null;
    if (key !== 'moved' && key !== 'entered') return null;
    return isAgainst(view, view.units[event.unit]?.owner, seat) && holds(view, seat, event.at) ? 'entered' : null;
  },
};

function seatOf({ units, players }: View, unit: UnitId): Seat | undefined {
  return players[units[unit]?.owner ?? NONE]?.seat;
}

function isAgainst({ players }: View, player: number | undefined, seat: Seat): boolean {
  const side = players[player ?? NONE]?.side;
  return side !== undefined && players.some((each) => each.seat === seat && each.side !== side);
}

/** Ignores hidden units: an enemy who enters their hex reveals them. */
function holds(view: View, seat: Seat, at: number): boolean {
  return view.roster.some((unit) => view.units[unit]?.at === at && seatOf(view, unit) === seat);
}
