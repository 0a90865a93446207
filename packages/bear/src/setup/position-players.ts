import type { Activation, Weapon } from '../model/player.ts';
import type { PositionFile } from '../model/position-schema.ts';
import type { Entry } from '../model/terms.ts';
import { makeUnit, type Unit } from '../model/unit.ts';
import { isRumor, type Side, SIDES } from '../model/unit-type.ts';
import type { Names } from './names.ts';

type PlayerEntry = PositionFile['players'][Side];

/** What the players of a position have, every name looked up; each list is by player. */
export interface PositionPlayers {
  readonly hands: readonly (readonly number[])[];
  readonly weapons: readonly (readonly Weapon[])[];
  readonly activations: readonly (Activation | null)[];
  readonly lost: readonly (readonly number[])[];
}

export function playersIn(names: Names, { players }: PositionFile): PositionPlayers {
  const each = <T>(look: (player: PlayerEntry, field: string) => T): T[] =>
    SIDES.map((side) => look(players[side], `players.${side}`));
  return {
    hands: each(({ hand }, field) => hand.map((id, index) => names.card(id, `${field}.hand.${index}`))),
    weapons: each(({ weapons }, field) =>
      weapons.map(({ card, unit, uses }, index) => ({
        card: names.card(card, `${field}.weapons.${index}.card`),
        unit: unit === undefined ? -1 : names.unit(unit, `${field}.weapons.${index}.unit`),
        uses,
      })),
    ),
    activations: each(({ activation }, field) =>
      activation === undefined
        ? null
        : { units: names.units(activation.units, `${field}.activation.units`), ap: activation.ap },
    ),
    lost: each(({ lost = [] }, field) => names.units(lost, `${field}.lost`)),
  };
}

/** B7.4: those who are lost are no longer on the map; each is its own side's, and there once. */
export function addLost(names: Names, units: Unit[], lost: PositionPlayers['lost']): void {
  lost.forEach((some, owner) => {
    some.forEach((unit, index) => {
      const counter = names.pack.counters[unit];
      if (counter === undefined) return;
      const side = SIDES[owner];
      if (counter.side !== side || isRumor(counter.type) || units[unit]?.fate !== 'unused')
        names.refuse(`players.${side}.lost.${index}`, `a ${side} unit that is nowhere else (B7.4)`, counter.word);
      else units[unit] = makeUnit({ owner, fate: 'lost' });
    });
  });
}

/** B5.5: those who are still to come; how they come in is the entry's place. */
export function addEntering(
  names: Names,
  units: Unit[],
  { entries = [] }: Pick<PositionFile, 'entries'>,
): readonly Entry[] {
  return entries.map(({ units: some, round, hexes }, entry) => {
    names.units(some, `entries.${entry}.units`).forEach((unit, index) => {
      const counter = names.pack.counters[unit];
      if (counter === undefined) return;
      if (isRumor(counter.type) || units[unit]?.fate !== 'unused')
        names.refuse(`entries.${entry}.units.${index}`, 'a unit that is nowhere else (B5.5)', counter.word);
      else units[unit] = makeUnit({ owner: SIDES.indexOf(counter.side), fate: 'waiting', entry });
    });
    return { round, hexes: hexes.map((hex, index) => names.hex(hex, `entries.${entry}.hexes.${index}`)) };
  });
}
