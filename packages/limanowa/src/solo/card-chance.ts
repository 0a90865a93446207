import { isFighter } from '../model/battle.ts';
import type { Phase } from '../model/battlecard.ts';
import type { Seen } from '../model/state.ts';
import { isAiUnit } from './ai-side.ts';
import { threatsOf } from './threats.ts';
import type { CardNoRoll } from './trace.ts';

/** LS3.2.1a, R-201: why the AI does not roll for a card in this phase; null if it does. Nothing that lies face down counts. */
export function noCardRoll(seen: Seen, phase: Phase): CardNoRoll | null {
  const { turn, piles } = seen.view;
  if (turn.aiCard) return { rule: 'LS3.2.1n3', why: 'used' };
  const pile = piles?.[phase];
  if (pile === undefined || pile.inside.length + pile.discards.length === 0) return { rule: 'LS2.5a', why: 'noPile' };
  switch (phase) {
    case 'opening':
      return turn.card === null ? { rule: 'LS3.2.1n1', why: 'noCard' } : null;
    case 'central':
      return threatsOf(seen).length === 0 ? { rule: 'R-201', why: 'noAttack' } : null;
    case 'closing':
      return hasSurvivor(seen) ? null : { rule: 'LS3.2.1n2', why: 'noSurvivor' };
  }
}

/** Infantry or cavalry of the AI that infantry or cavalry have attacked in this player's round, and that still stands. */
function hasSurvivor(seen: Seen): boolean {
  return seen.view.turn.attacks.some(({ made, target }) => made && isAiUnit(seen, target) && isFighter(seen, target));
}

export function cardLimit({ die, view }: Seen, phase: Phase): number {
  return die.ai[view.options.level].card[phase];
}
