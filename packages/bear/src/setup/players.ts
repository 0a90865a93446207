import type { Seat } from '@sandtable/kernel';
import type { DraftParts } from '../model/draft/draft.ts';
import { type CardId, NONE, type PlayerId, playerId, type UnitId } from '../model/ids.ts';
import type { Mission } from '../model/pack/mission.ts';
import type { BattleOptions } from '../model/options.ts';
import { type Activation, AI_SEAT, roleNames, type Weapon } from '../model/battle/player.ts';
import type { PositionFile } from '../model/pack/position.ts';
import type { Entry } from '../model/battle/terms.ts';
import { isRumor, type Side, SIDES } from '../model/pack/unit-type.ts';
import { makeUnit, type Unit } from '../model/battle/unit.ts';
import type { Names } from './names.ts';

type PlayerEntry = PositionFile['players'][Side];

/** What the players of a position have, with names resolved; each list is by player. */
export interface PositionPlayers {
  readonly hands: readonly (readonly CardId[])[];
  readonly weapons: readonly (readonly Weapon[])[];
  readonly activations: readonly (Activation | null)[];
  readonly lost: readonly (readonly UnitId[])[];
}

export function playersIn(names: Names, { players }: PositionFile): PositionPlayers {
  const each = <T>(look: (player: PlayerEntry, field: string) => T): T[] =>
    SIDES.map((side) => look(players[side], `players.${side}`));
  return {
    hands: each(({ hand }, field) => hand.map((id, index) => names.card(id, `${field}.hand.${index}`))),
    weapons: each(({ weapons }, field) =>
      weapons.map(({ card, unit, uses }, index) => ({
        card: names.card(card, `${field}.weapons.${index}.card`),
        unit: unit === undefined ? NONE : names.unit(unit, `${field}.weapons.${index}.unit`),
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

/** B7.4: a lost unit is off the map, on its own side, and listed once. */
export function addLost(names: Names, units: Unit[], lost: PositionPlayers['lost']): void {
  lost.forEach((some, owner) => {
    some.forEach((unit, index) => {
      const counter = names.pack.counters[unit];
      if (counter === undefined) return;
      const side = SIDES[owner];
      if (counter.side !== side || isRumor(counter.type) || units[unit]?.fate !== 'unused')
        names.refuse(`players.${side}.lost.${index}`, `a ${side} unit that is nowhere else (B7.4)`, counter.word);
      else units[unit] = makeUnit({ owner: playerId(owner), fate: 'lost' });
    });
  });
}

/** B5.5: units still to come, with the index of their entry. */
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
      else units[unit] = makeUnit({ owner: playerId(SIDES.indexOf(counter.side)), fate: 'waiting', entry });
    });
    return { round, hexes: hexes.map((hex, index) => names.hex(hex, `entries.${entry}.hexes.${index}`)) };
  });
}

type PlayerSource = Mission['players'][number];

/** B20.4: if one player has both forces of a side, they become one. `capsFor` is for forces whose CAPs are not named (B1.0a). */
export function mergePlayers(
  mission: Mission,
  onePlayer: BattleOptions['onePlayer'],
  capsFor: (units: PlayerSource['units']) => number,
): Mission {
  const merge = (one: PlayerSource, other: PlayerSource): PlayerSource => {
    const [caps = 0, more = 0] = [one, other].map((each) => each.caps ?? capsFor(each.units));
    return merged(one, other, Math.max(0, caps + more - 1));
  };
  if (onePlayer === 'none') return mission;
  const players: PlayerSource[] = [];
  for (const player of mission.players) {
    const place = players.findIndex(({ side }) => side === player.side && [side, 'both'].includes(onePlayer));
    const before = players[place];
    if (before === undefined) players.push(player);
    else players[place] = merge(before, player);
  }
  return { ...mission, players };
}

/** The hands are added. */
function merged(one: PlayerSource, other: PlayerSource, caps: number): PlayerSource {
  const units = other.units.map((unit) =>
    unit.enters === undefined ? unit : { ...unit, enters: unit.enters + one.entries.length },
  );
  return {
    ...one,
    caps,
    cards: { first: one.cards.first + other.cards.first, later: one.cards.later + other.cards.later },
    units: [...one.units, ...units],
    entries: [...one.entries, ...other.entries],
    zones: [...one.zones, ...other.zones],
    weapons: [...one.weapons, ...other.weapons],
  };
}

/** By role; the AI has its own seat. */
export function seatsOf(sides: readonly Side[], ai: PlayerId = NONE): Seat[] {
  return roleNames(sides).map((name, place) => (place === ai ? AI_SEAT : name));
}

/** The seats of a printed mission without opening it, for lists of missions. */
export function missionSeats({ players, solo }: Pick<Mission, 'players' | 'solo'>): Seat[] {
  const sides = players.map(({ side }) => side);
  return seatsOf(sides, solo === null ? NONE : playerId(sides.indexOf(solo.ai)));
}

/** G2.0: the seats until sides are assigned; G5.1: in solo one player drafts for both. */
export function draftSeats({ plan, isSolo }: Pick<DraftParts, 'plan' | 'isSolo'>): Seat[] {
  return plan.roles.map((_role, place) => (isSolo ? 'p1' : `p${place + 1}`));
}

/** Every seat of a match that starts with a generation. */
export function seatsOfDraft(draft: Pick<DraftParts, 'plan' | 'isSolo'>): Seat[] {
  return draft.isSolo ? ['p1', AI_SEAT] : draftSeats(draft);
}
