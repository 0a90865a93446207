import { SOUND, unlike } from '@sandtable/kernel/testing';
import { type UnitId, unitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import type { Snag } from '../../model/battle/unit.ts';
import type { Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/**
 * B6.0.8, B4.2, B14.5, B8.1: which units have attacked in this round, and which are stuck: in mud until the round ends, in rubble
 * until pulled out.
 */
export function markLaw({ opening }: Printed, units: UnitsBook): Law {
  const fired = new Set(opening.units.flatMap((unit, place) => (unit.fired ? [place] : [])));
  const snags = new Map<UnitId, Snag>(
    opening.units.flatMap(({ snag }, place) => (snag === 'none' ? [] : [[unitId(place), snag]])),
  );
  const mustBeFree = (unit: UnitId): readonly string[] =>
    snags.has(unit) ? [`${units.name(unit)} moves, but is stuck by the book`] : SOUND;
  const forget = (unit: UnitId): void => {
    fired.delete(unit);
    snags.delete(unit);
  };
  return {
    hears: {
      attacked: (event) => {
        for (const unit of [event.unit, ...event.supporters]) fired.add(unit);
      },
      stuck: (event) => {
        snags.set(event.unit, 'terrain');
      },
      boggedDown: (event) => {
        snags.set(event.unit, 'mud');
      },
      pulledOut: (event) => {
        const snag = snags.get(event.unit);
        snags.delete(event.unit);
        return snag === 'terrain' ? SOUND : [`${units.name(event.unit)} is pulled out, but was not stuck by the book`];
      },
      moved: (event) => mustBeFree(event.unit),
      rumorPlaced: (event) => forget(event.unit),
      rumorRevealed: (event) => forget(event.unit),
      roundEnded: () => {
        fired.clear();
        for (const [unit, snag] of snags) if (snag === 'mud') snags.delete(unit);
      },
    },
    differences: (state: State) =>
      state.roster.flatMap((unit) => {
        const it = state.units[unit];
        const snag = snags.get(unit) ?? 'none';
        if (it === undefined || (it.fired === fired.has(unit) && it.snag === snag)) return SOUND;
        return [
          ...unlike(`whether ${units.name(unit)} has fired in this round`, it.fired, fired.has(unit)),
          ...unlike(`what keeps ${units.name(unit)} where it is`, it.snag, snag),
        ];
      }),
  };
}
