import { counted, listed } from '@sandtable/kernel';
import { typeOf, unitOf } from '../../model/battle/battle.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { EffectStep } from '../../model/pack/effect-step.ts';
import { type Guideline, HALVES, OWN_GUIDELINE } from '../../model/pack/generator.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { isRumor, type Side } from '../../model/pack/unit-type.ts';
import { unitLabel } from '../mission/forces.ts';
import { NATIONS } from '../units.ts';

// G2.1c: nothing of this is forbidden, but whoever drafts should know of it before the draft ends.

/** Cards of a player's own guideline that bring units after its last round. */
export function lateCards({ generatorCards }: Pack, { number, rounds, roles }: Guideline): string[] {
  if (number !== OWN_GUIDELINE) return [];
  const late = generatorCards.filter((card) => {
    const isDealt = roles.some(
      ({ side, cards }) => side === card.side && card.number >= cards.from && card.number <= cards.to,
    );
    return isDealt && HALVES.some((half) => card[half].steps.some((step) => entryRound(step) > rounds));
  });
  if (late.length === 0) return [];
  const names = listed(late.map(({ side, number: card, name }) => `${NATIONS[side]} ${card} ${name}`));
  return [`With ${counted(rounds, 'round')} the units of ${names} come too late, unless a card adds rounds (G3.7.1a)`];
}

function entryRound(step: EffectStep): number {
  if (step.kind === 'units') return step.round;
  return step.kind === 'delay' ? 1 + step.rounds : 1;
}

/** What a side should know of its own draft as it stands. */
export function draftWarnings(seen: Seen, side: Side): string[] {
  const { draft, players, roster, terms, units } = seen.view;
  const own = roster.filter((unit) => players[unitOf(seen, unit).owner]?.side === side && !isRumor(typeOf(seen, unit)));
  const late = own.filter((unit) => {
    const it = units[unit];
    return it?.fate === 'waiting' && (terms.entries[it.entry]?.round ?? 1) > terms.rounds;
  });
  const isDrafted = (draft?.plays ?? []).some(({ player }) => players[player]?.side === side);
  return [
    ...(isDrafted && own.length === 0 ? [`The ${NATIONS[side]} side has no unit yet (G3.1a)`] : []),
    ...(late.length === 0
      ? []
      : [`${listed(late.map((unit) => unitLabel(seen, unit)))}: after the last round, so never (G3.7.1a)`]),
  ];
}
