import { deny, grant, type Slot, type Verdict } from '@sandtable/kernel';
import { isFighter } from '../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { Occupation } from '../model/turn.ts';
import type { LimanowaWord } from '../model/speech.ts';
import { areAdjacent, placeIn, type Places, placesOf, standingAt } from '../rules/ground/places.ts';
import { hexKind, unitKind } from '../rules/word-kinds.ts';
import { judgeOwn, ownUnits } from './sides.ts';
import type { PlanKey } from './plan.ts';

// L6.3a, L12d: infantry or cavalry advances into a hex that it attacked and that is now empty, one unit per hex.

export interface ClosingSaid {
  readonly perturbed?: UnitId;
  readonly perturbedTo?: HexId;
  readonly occupations?: readonly { readonly occupier: UnitId; readonly occupied: HexId }[];
}

export function occupationsIn({ occupations = [] }: ClosingSaid): readonly Occupation[] {
  return occupations.map(({ occupier, occupied }) => ({ unit: occupier, to: occupied }));
}

/** Where every unit will be after the card and the occupations so far. */
export function closingPlaces(seen: Seen, said: ClosingSaid): HexId[] {
  const places = placesOf(seen);
  const { perturbed, perturbedTo, occupations = [] } = said;
  if (perturbed !== undefined && perturbedTo !== undefined) places[perturbed] = perturbedTo;
  for (const { occupier, occupied } of occupations) places[occupier] = occupied;
  return places;
}

/** The hexes this unit may advance into. */
export function emptiedFor(seen: Seen, unit: UnitId, places: Places): HexId[] {
  const hexes: HexId[] = [];
  if (!isFighter(seen, unit)) return hexes;
  for (const { attacker, at } of seen.view.turn.attacks) {
    const isOpen = attacker === unit && standingAt(places, at) === NONE;
    if (isOpen && areAdjacent(seen, placeIn(places, unit), at) && !hexes.includes(at)) hexes.push(at);
  }
  return hexes;
}

function judgeOccupier(seen: Seen, said: ClosingSaid, unit: UnitId): Verdict<undefined, PlanKey> {
  const own = judgeOwn(seen, unit);
  if (!own.granted) return own;
  if (said.occupations?.some(({ occupier }) => occupier === unit)) return deny('L6.3a', 'occupiesAlready', { unit });
  const attacked = seen.view.turn.attacks.some(({ attacker }) => attacker === unit);
  return attacked ? own : deny('L6.3a', 'didNotAttack', { unit });
}

export const occupierSlot: Slot<Seen, ClosingSaid, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: ownUnits,
  judge: judgeOccupier,
  leadsOn: (seen, said, unit) =>
    emptiedFor(seen, unit, closingPlaces(seen, said)).length > 0 ? grant() : deny('L6.3a', 'nothingToOccupy', { unit }),
};

export const occupiedSlot: Slot<Seen, ClosingSaid & { readonly occupier: UnitId }, HexId, LimanowaWord> = {
  kind: hexKind,
  among: (seen, said) => emptiedFor(seen, said.occupier, closingPlaces(seen, said)),
  judge: (seen, said, hex) =>
    emptiedFor(seen, said.occupier, closingPlaces(seen, said)).includes(hex)
      ? grant()
      : deny('L6.3a', 'notEmptied', { unit: said.occupier, at: hex }),
  isExact: true,
};

export function nextOccupations(seen: Seen, said: ClosingSaid): Occupation[] {
  const places = closingPlaces(seen, said);
  const found: Occupation[] = [];
  for (const unit of ownUnits(seen))
    if (judgeOccupier(seen, said, unit).granted)
      for (const to of emptiedFor(seen, unit, places)) found.push({ unit, to });
  return found;
}

export function judgeOccupyWord(seen: Seen, said: ClosingSaid): Verdict<unknown, PlanKey> {
  return nextOccupations(seen, said).length > 0 ? grant() : deny('L6.3a', 'nothingToOccupy');
}
