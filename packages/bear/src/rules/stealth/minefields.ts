import { demand, deny, grant, judgedSlot, makePile, verb, type Verdict } from '@sandtable/kernel';
import { hasEnemyIn } from '../../model/battle/battle.ts';
import type { DeployFrame } from '../../model/battle/frame.ts';
import { makeMarker } from '../../model/battle/marker.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import type { HiddenZone, Terms } from '../../model/battle/terms.ts';
import { type HexId, hexId, NONE, type PlayerId } from '../../model/ids.ts';
import { takesMine } from '../ground/bans.ts';
import { hexKind } from '../order/word-kinds.ts';

// B18.3.3:  mine F15: before the first round each owner lays his hidden mines in their zones

export type MineKey = 'noMineToLay' | 'notForMines' | 'takesNoMine';

interface Bury {
  readonly frame: DeployFrame;
  readonly at: HexId;
}

export function minesToLay({ zones, solo }: Terms): number[] {
  return zones.flatMap(({ mines }, zone) =>
    mines === undefined || mines.player === solo?.ai ? [] : Array.from({ length: mines.count }, () => zone),
  );
}

/** Of the mines still to be laid, those of the first player who has any. */
export function minesOf({ view: { terms } }: Seen, { mines = [] }: Readonly<DeployFrame>): readonly number[] {
  const owner = ownerOfZone(terms, mines[0]);
  return mines.filter((zone) => ownerOfZone(terms, zone) === owner);
}

export function ownerOfZone({ zones }: Terms, zone: number | undefined): PlayerId | undefined {
  return zone === undefined ? undefined : zones[zone]?.mines?.player;
}

/** Zones with mines have no hex in common. */
function zoneWith(seen: Seen, frame: Readonly<DeployFrame>, at: HexId): number | undefined {
  return minesOf(seen, frame).find((zone) => seen.view.terms.zones[zone]?.hexes.includes(at));
}

function hexesFor(seen: Seen, frame: Readonly<DeployFrame>): HexId[] {
  const zones = [...new Set(minesOf(seen, frame))];
  return zones.flatMap((zone) => hexesIn(seen, seen.view.terms.zones[zone]));
}

/** Hexes that take a mine and have no enemy the owner knows of. */
function hexesIn(seen: Seen, zone: HiddenZone | undefined): HexId[] {
  if (zone?.mines === undefined) return [];
  const { side } = playerOf(seen, zone.mines.player);
  return zone.hexes.filter((at) => takesMine(seen, at) && !hasEnemyIn(seen, side, at));
}

function judgeHex(seen: Seen, { frame }: Pick<Bury, 'frame'>, at: HexId): Verdict<undefined, MineKey> {
  if (zoneWith(seen, frame, at) === undefined) return deny('B18.3.3', 'notForMines', { at });
  return hexesFor(seen, frame).includes(at) ? grant() : deny('B18.0', 'takesNoMine', { at });
}

export const bury = verb<Bear, DeployFrame, Bury>('bury', {
  traits: { by: 'player', rolls: true },
  says: (phrase) =>
    phrase
      .word('mine', (seen, { frame }): Verdict<undefined, MineKey> =>
        demand(minesOf(seen, frame).length > 0, 'B18.3.3', 'noMineToLay'),
      )
      .slot(
        'at',
        judgedSlot(hexKind, (seen: Seen, { frame }: Pick<Bury, 'frame'>) => hexesFor(seen, frame), judgeHex),
      ),
  resolve: (held, { frame, at }, io) => {
    const { mines = [] } = frame;
    const laid = mines.indexOf(zoneWith(held, frame, at) ?? NONE);
    const player = ownerOfZone(held.view.terms, mines[laid]);
    frame.mines = mines.toSpliced(laid, 1);
    if (player !== undefined) layHidden(held, player, at, io);
  },
});

/** S2.2: the AI's mines are laid at random, each hex of the zone equally likely. */
export function layAiMines(held: Held, io: BearIo): void {
  const { zones, solo } = held.view.terms;
  for (const zone of zones) {
    const { mines } = zone;
    if (mines === undefined || mines.player !== solo?.ai) continue;
    const hexes = makePile('ai', hexesIn(held, zone));
    io.shuffle(hexes);
    for (const at of hexes.inside.slice(0, mines.count)) layHidden(held, mines.player, hexId(at), io);
  }
}

/**
 * it belongs to its side, like any mine there from the start. Other players learn that it was laid, but not
 * where.
 */
function layHidden(held: Held, player: PlayerId, at: HexId, io: BearIo): void {
  const { view } = held;
  const { side } = playerOf(held, player);
  view.markers = [...view.markers, makeMarker({ kind: 'mine', at, side, hidden: true })];
  const knowing = view.players.filter((each) => each.side === side).map(({ seat }) => seat);
  io.emit({ rule: 'B18.3.3', key: 'mineBuried', player, at }, { only: knowing });
  io.emit({ rule: 'B18.3.3', key: 'mineBuried', player, at: NONE }, { except: knowing });
}
