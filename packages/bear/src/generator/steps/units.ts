import { counted, listed } from '@sandtable/kernel';
import { cardId, NONE, type UnitId } from '../../model/ids.ts';
import { heldUnit, playerOf } from '../../model/battle/state.ts';
import { rosterOf } from '../../model/battle/unit.ts';
import { notePlay, playOf } from '../draft-state.ts';
import { entryFor } from '../ways.ts';
import { promptly, worthOfUnits } from './step-module.ts';

/** G3.1a, G3.7.1a: units from supply, which wait at their owner's entry edge for their round. */
export const units = promptly<'units'>({
  run(held, frame, step, io) {
    const { player } = frame;
    const { view, pack } = held;
    const entry = entryFor(held, { player, round: step.round });
    const given = step.units.map((word): UnitId => pack.counterPlaces.get(word) ?? unknown(word));
    for (const unit of given) Object.assign(heldUnit(held, unit), { owner: player, fate: 'waiting', entry });
    view.roster = rosterOf(view.units);
    notePlay(held, frame, { units: [...playOf(held, frame).units, ...given] });
    const rule = step.round > 1 ? 'G3.7.1a' : 'G3.1';
    io.emit({ rule, key: 'unitsReceived', player, units: given, round: step.round });
  },
  words({ units: given, round }, names) {
    const list = listed(given.map((word) => names.unit(word)));
    return round > 1 ? `From round ${round} on: ${list}.` : `${list}.`;
  },
  worth: (seen, _player, { units: given, round }) =>
    worthOfUnits(
      seen,
      given.flatMap((word) => seen.pack.counterPlaces.get(word) ?? []),
      round,
    ),
});

function unknown(word: string): never {
  throw new RangeError(`no counter '${word}' in this pack`);
}

/** The worth of one use, in VP: most achieve nothing. */
const USE = 0.6;
const USES = 4;

/** More than can ever be used. */
const ALWAYS = 9;

/** B8.4: a weapon card for a unit of this option or, without one, for the side. */
export const weapon = promptly<'weapon'>({
  run(held, { player }, step, io) {
    const { pack } = held;
    const card = cardId(pack.actionCards.findIndex(({ id }) => id === step.card));
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
