import { listedSlot, type Seat, verb } from '@sandtable/kernel';
import type { DraftFrame } from '../../model/draft/draft.ts';
import { type PlayerId, playerId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen, type View } from '../../model/battle/state.ts';
import { turnOrder } from '../../rules/order/turn-order.ts';
import { mustDraft, type Phase } from '../draft-state.ts';
import { drawSideA } from '../solo/draw.ts';
import { roleKind } from '../word-kinds.ts';

// G2.0, G2.1.1: the roll for initiative, then the choice of roles, highest roll first: `soviet`, `german2`. Until roles
// are chosen the frame is in seat order.

interface TakeRole {
  readonly frame: DraftFrame;
  readonly role: PlayerId;
}

function seatOf(place: number | undefined): Seat {
  return `p${(place ?? -1) + 1}`;
}

function openRoles({ players }: View, { order, place }: Readonly<DraftFrame>): PlayerId[] {
  const chosen = order.slice(0, place).map(seatOf);
  return players.flatMap(({ seat }, role) => (chosen.includes(seat) ? [] : [playerId(role)]));
}

const takeRole = verb<Bear, DraftFrame, TakeRole>('takeRole', {
  traits: { by: 'player', rolls: true },
  says: (phrase) =>
    phrase.slot(
      'role',
      listedSlot(roleKind, (seen: Seen, { frame }) => openRoles(seen.view, frame), {
        rule: 'G2.1.1',
        key: 'roleTaken',
      }),
    ),
  resolve: (held, { frame, role }, io) => take(held, frame, role, io),
});

/** Swaps roles with the previous holder. */
function take(held: Held, frame: DraftFrame, role: PlayerId, io: BearIo): void {
  const seat = seatOf(frame.order[frame.place]);
  const taken = playerOf(held, role);
  const before = held.view.players.find((player) => player.seat === seat);
  if (before !== undefined) before.seat = taken.seat;
  taken.seat = seat;
  io.emit({ rule: 'G2.1.1', key: 'roleTaken', seat, player: role });
  frame.place += 1;
}

const VERBS = [takeRole];

export const rolesPhase: Phase = {
  ask(_seen, { order, place }) {
    // The last player has no choice left.
    if (order.length === 0 || place >= order.length - 1) return null;
    return question(seatOf(order[place]), 'role', VERBS);
  },
  go(held, frame, io) {
    if (mustDraft(held.view).isSolo) return begin(held, frame, drawSideA(held, io));
    if (frame.order.length === 0) return rollForInitiative(held, frame, io);
    const [left] = openRoles(held.view, frame);
    if (left !== undefined) return take(held, frame, left, io);
    const { view } = held;
    const first = seatOf(frame.order[0]);
    begin(held, frame, playerId(view.players.findIndex(({ seat }) => seat === first)));
  },
};

/** G2.0: any tie means everyone rolls again. Roles are chosen in order of the rolls. */
function rollForInitiative({ view }: Held, frame: DraftFrame, io: BearIo): void {
  const seats = view.players.map((_player, place) => playerId(place));
  let sums: number[] = [];
  while (new Set(sums).size < seats.length) {
    if (sums.length > 0) io.emit({ rule: 'G2.0', key: 'draftTied' });
    sums = seats.map((place) => {
      const dice = [io.roll('generator', 6), io.roll('generator', 6)];
      io.emit({ rule: 'G2.0', key: 'draftRolled', seat: seatOf(place), dice });
      return dice.reduce((sum, die) => sum + die, 0);
    });
  }
  mustDraft(view).rolls = sums;
  frame.order = seats.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
  io.emit({ rule: 'G2.0', key: 'draftWon', seat: seatOf(frame.order[0]) });
}

/** G3.0a, G2.1g7o, G4.2: from now on the frame is in turn order, the Initiative Player first. */
function begin({ view }: Held, frame: DraftFrame, first: PlayerId): void {
  const draft = mustDraft(view);
  draft.initiative = first;
  draft.phase = 'maps';
  frame.order = turnOrder(view.players, first, 'alternate');
  frame.place = 0;
}
