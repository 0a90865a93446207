import type { Edge, Facing } from '@sandtable/hex';
import { sideOf } from '../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import { type BearIo, enemyOf, type Held, heldUnit, type Seen } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { placeIn } from '../rules/ground/shelter.ts';
import { facingOf } from '../rules/units/figures.ts';
import { firstPlayer, settleControl, takeControl } from '../rules/victory/control.ts';
import { seatFor } from './parties.ts';
import { mustDraft } from './must-draft.ts';
import { inTheOpen } from './placing.ts';

const TOWARDS: Readonly<Record<Edge, Facing>> = { top: 0, bottom: 3, left: 5, right: 1 };

/** Towards the edge that the enemy enters from, until facings are chosen (G4.0d). */
function facingEnemy(seen: Seen, side: Side): Facing {
  const [edge] = mustDraft(seen.view).ways[firstPlayer(seen.view, enemyOf(side))]?.edges ?? [];
  return edge === undefined ? 0 : TOWARDS[edge.edge];
}

/** G3.7: puts a unit on the map, from wherever it was. It is in the trench or bunker there, if that takes it (B18.2). */
export function putUnit(held: Held, unit: UnitId, at: HexId, io: BearIo, hidden = false): void {
  const it = heldUnit(held, unit);
  const from = it.at;
  const facing = hidden ? 0 : facingEnemy(held, sideOf(held, unit));
  Object.assign(it, { at: NONE, carrier: NONE, hasty: false, inside: false });
  // Whether somebody hides in it is not told by who stays outside.
  const inside = placeIn(inTheOpen(held), unit, at).sheltered;
  Object.assign(it, { at, facing, inside, hidden, fate: 'inPlay', entry: NONE });
  // B18.1.2: a bunker faces for those in it.
  it.facing = facingOf(held, unit);
  if (hidden) tellHidden(held, unit, io);
  else io.emit({ rule: 'G3.7', key: 'unitPlaced', unit, at, facing: it.facing });
  if (from !== NONE) settleControl(held, from, io);
  takeControl(held, unit, io);
}

/** B10.0: its owner is told where it is, everybody else that it is hidden now. */
function tellHidden(held: Held, unit: UnitId, io: BearIo): void {
  const { owner, at } = heldUnit(held, unit);
  const seat = seatFor(held, owner);
  io.emit({ rule: 'B10.0', key: 'hid', unit, at }, { only: [seat] });
  io.emit({ rule: 'B10.0', key: 'hid', unit, at: NONE }, { except: [seat] });
}
