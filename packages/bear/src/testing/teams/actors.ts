import type { Pack } from '../../model/pack/pack.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import type { State } from '../../model/battle/state.ts';

/** B2.2, B3.0, B20.3: whom this player may begin an order with, and whom not, by what was offered as its first word. */
export function mayActNow(
  pack: Pack,
  state: State,
  player: number,
  offered: readonly string[],
  met: (name: string) => void,
): string[] {
  const own = state.players[player];
  if (own === undefined) return [`no player ${player}`];
  const { economy, opportunityBy, opportunityKind } = state.options;
  const faults: string[] = [];
  if (!offered.includes('pass')) faults.push('no pass');
  // B2.2d, B3.0c
  if (offered.includes('stall') !== own.caps > 0)
    faults.push(`with ${own.caps} CAPs a stall for a CAP is ${own.caps > 0 ? 'not ' : ''}offered`);
  const active: readonly number[] = own.activation?.units ?? [];
  const hasCards = own.hand.length > 0;
  pack.counters.forEach(({ word, side }, unit) => {
    const piece = state.units[unit];
    const isOffered = offered.includes(word);
    if (piece === undefined) return;
    if (piece.owner !== player) {
      if (isOffered) faults.push(`${word} of player ${piece.owner} is offered`);
      if (piece.fate === 'inPlay' && side === own.side) met('a mate’s unit in play');
      return;
    }
    const isFree = piece.fate === 'inPlay' && piece.hit === -1 && piece.carrier === -1;
    const isFresh = !piece.spent;
    if (isOffered && piece.fate !== 'inPlay') faults.push(`${word} is not in play and offered`);
    // A fresh unit can stall or be activated; a spent one acts by CAPs or a card.
    if (isFree && isFresh && !isOffered) faults.push(`${word} is fresh and not offered`);
    const hasOccasion = opportunityKind === 'any' || isOccasionFor(state, own.side);
    const bySpent = economy === 'sevenAP' && opportunityBy === 'freshOrSpent' && hasOccasion;
    if (isOffered && !isFresh && !active.includes(unit) && own.caps === 0 && !bySpent && !hasCards)
      faults.push(`${word} is spent, and offered without a CAP`);
    if (!isFresh && own.caps === 0 && !hasCards) met('a spent unit without CAPs');
  });
  for (const word of offered)
    if (/^c\d\d$/.test(word) && !own.hand.some((card) => pack.actionCards[card]?.id === word))
      faults.push(`${word} is not in the hand`);
  const hasUnits = state.units.some((unit) => unit.owner === player && unit.fate === 'inPlay');
  met(hasUnits ? 'a player with units' : 'a player without units');
  return faults;
}

/** whether the enemy has just done anything that could be answered. */
function isOccasionFor({ frames }: State, side: Side): boolean {
  return frames.some((frame) => frame.kind === 'turn' && frame.triggers?.some((trigger) => trigger.side !== side));
}
