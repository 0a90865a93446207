import type { Bear } from '@sandtable/bear';
import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { game, pack } from './matches.ts';

interface Staging {
  readonly dice: readonly number[];
  /** The spent check by number; every action paid in AP draws one. */
  readonly check?: number;
  readonly caps?: number;
  readonly hand?: readonly string[];
  readonly controls?: readonly object[];
}

/** `g10 0,0 SE; s01 2,0 NW pinned` with the German turn, and what dice and cards will show. */
export function stagedShot(
  units: string,
  { dice, check, caps = 0, hand = [], controls = [] }: Staging,
): Rehearsal<Bear> {
  const position = {
    game: 'bear',
    map: { bare: { radius: 6, hexes: {} } },
    turn: 'german',
    rounds: 9,
    players: { german: { caps, hand } },
    controls,
    units: units.split('; ').map((text) => {
      const [unit, at, facing, hit] = text.split(' ');
      return { unit, at, facing, ...(hit === undefined ? {} : { hit }) };
    }),
  };
  const card = pack.orderCards.findIndex(({ spentNumber, remainsFresh }) => spentNumber === check && !remainsFresh);
  const script = new Script({ combat: dice, ...(check === undefined ? {} : { order: [card] }) });
  return new Rehearsal(game, { position }, { script });
}
