import { describe } from '@sandtable/kernel';
import { isObjective } from '../model/pack/cards.ts';
import { BURSTS, WEAPON_CARDS } from '../model/battle/means.ts';
import type { Weapon } from '../model/battle/player.ts';
import type { Unit } from '../model/battle/unit.ts';
import { isFoot, isRumor, type Side } from '../model/pack/unit-type.ts';
import { type CardId, NONE, type PlayerId, playerId, type UnitId } from '../model/ids.ts';
import type { Names } from './names.ts';

/** B8.0, B8.3: hands hold only cards that are drawn and kept, and no more copies than there are. */
export function refuseHands(
  names: Names,
  hands: readonly (readonly CardId[])[],
  fieldOf: (player: PlayerId) => string,
): void {
  const held = new Map<CardId, number>();
  hands.forEach((hand, player) => {
    hand.forEach((place, index) => {
      const card = names.pack.actionCards[place];
      if (card === undefined) return;
      const field = `${fieldOf(playerId(player))}.${index}`;
      const { id, kind, copies } = card;
      if (kind === 'weapon' || (kind === 'event' && !isObjective(id)))
        names.refuse(field, 'a card that is kept in the hand (B8.3, B8.4)', describe(id));
      const before = held.get(place) ?? 0;
      if (before >= copies) names.refuse(field, `no more than ${copies} of this card in all (B8.0)`, describe(id));
      held.set(place, before + 1);
    });
  });
}

interface WeaponOwner {
  readonly side: Side;
  readonly owner: PlayerId;
  readonly weapons: readonly Weapon[];
}

/** B8.4: a weapon card belongs to its side and one foot unit; artillery and air strikes to no unit. */
export function refuseWeapons(
  names: Names,
  units: readonly Unit[],
  { side, owner, weapons }: WeaponOwner,
  field: string,
): void {
  const given = new Set<string>();
  weapons.forEach(({ card: place, unit }, index) => {
    const card = names.pack.actionCards[place];
    if (card === undefined) return;
    const { id, kind } = card;
    const refuse = (part: string, expected: string, got: string): number =>
      names.refuse(`${field}.${index}.${part}`, `${expected} (B8.4)`, got);
    if (kind !== 'weapon' || (card.side !== null && card.side !== side))
      refuse('card', `a ${side} weapon card`, describe(id));
    else if (given.has(`${place} ${unit}`))
      refuse('card', 'each only once; several uses stand under uses', describe(id));
    given.add(`${place} ${unit}`);
    if (isOf(BURSTS, id) && unit !== NONE) refuse('unit', 'none: the card is the side’s', wordOf(names, unit));
    if (isOf(WEAPON_CARDS, id) && !mayCarry(names, units, unit, owner))
      refuse('unit', `a ${side} foot unit that is in play or to come`, wordOf(names, unit));
  });
}

function isOf(words: readonly string[], id: string): boolean {
  return words.includes(id);
}

function mayCarry({ pack }: Names, units: readonly Unit[], unit: UnitId, owner: PlayerId): boolean {
  const it = units[unit];
  const type = pack.counters[unit]?.type;
  if (it === undefined || type === undefined) return false;
  return it.owner === owner && (it.fate === 'inPlay' || it.fate === 'waiting') && isFoot(type) && !isRumor(type);
}

function wordOf({ pack }: Names, unit: UnitId): string {
  return pack.counters[unit]?.word ?? 'nobody';
}
