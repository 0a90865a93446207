import { NONE } from '../../model/ids.ts';
import { playerOf } from '../../model/battle/state.ts';
import { counted } from '../text.ts';
import { promptly } from './step-module.ts';

/** What one use of a weapon card is worth in VP; no more than a few come to anything. */
const USE = 0.6;
const USES = 4;

/** As many as a card can have: it never runs out. */
const ALWAYS = 9;

/** B8.4: a weapon card, and the unit of this option that carries it; without one it is the side's. */
export const weapon = promptly<'weapon'>({
  run(held, { player }, step, io) {
    const { pack } = held;
    const card = pack.actionCards.findIndex(({ id }) => id === step.card);
    const unit = step.unit === undefined ? NONE : (pack.counterPlaces.get(step.unit) ?? NONE);
    const its = playerOf(held, player);
    its.weapons = [...its.weapons, { card, unit, uses: step.uses }];
    io.emit({ rule: 'B8.4', key: 'weaponReceived', player, card, unit, uses: step.uses });
  },
  words({ card, unit, uses }, names) {
    const means = `${names.weapon(card)}, ${uses < ALWAYS ? counted(uses, 'use') : 'in every round'}`;
    return unit === undefined ? `${means}.` : `${names.unit(unit)} carries ${means}.`;
  },
  worth: (_seen, _player, { uses }) => USE * Math.min(uses, USES),
});
