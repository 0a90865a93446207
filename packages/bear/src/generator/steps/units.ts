import type { UnitId } from '../../model/ids.ts';
import { heldUnit } from '../../model/battle/state.ts';
import { rosterOf } from '../../model/battle/unit.ts';
import { entryFor } from '../entries.ts';
import { notePlay, playOf } from '../plays.ts';
import { listed } from '../text.ts';
import { promptly } from './step-module.ts';
import { worthOfUnits } from '../worth.ts';

/** G3.1a, G3.7.1a: units from supply, that wait at their owner's entry edge for their round. */
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
