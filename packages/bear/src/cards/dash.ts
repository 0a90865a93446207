import { denied, deny, firstOf, grant, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../model/battle/battle.ts';
import type { FacingFrame, MovePart } from '../model/battle/frame.ts';
import { type BearIo, type BearSlot, type Held, heldUnit, type Seen } from '../model/battle/state.ts';
import { judgeStep } from '../rules/ground/cost.ts';
import { bansByEntrance } from '../rules/march/move-group.ts';
import { pushMove } from '../rules/march/move-frame.ts';
import {
  hexesBeside,
  joiningWalker,
  leaderInside,
  leadingWalker,
  type MarchMember,
  type MarchWords,
  memberInside,
  partsOf,
  stepSlot,
} from '../rules/march/march-order.ts';
import { facingSlot } from '../rules/order/word-kinds.ts';
import type { Facings } from '../rules/order/action.ts';
import { joiningSlot, ownSlot } from '../rules/order/slots.ts';
import { moveUnseen } from '../rules/stealth/sneak.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { noteActors } from '../rules/units/ai-side.ts';
import { freeCard, type LedCard, mayPlay } from './card-order.ts';
import type { HexId, UnitId } from '../model/ids.ts';

// Card 05:  c05 g03 E09 E10 NE inside +g04 E08 N

type Dash = LedCard & MarchWords;
type Joined = LedCard & Pick<Dash, 'members'>;

const ID = 'c05';
const MOST_HEXES = 2;
const HEXES = { least: 1, most: MOST_HEXES };

/** One more hex: any it could move into, whatever the cost. */
function judgeNext(seen: Seen, unit: UnitId, path: readonly HexId[], to: HexId): Verdict<unknown> {
  const { at, facing } = unitOf(seen, unit);
  const bans = path.length === 0 ? bansByEntrance(seen, unit, to) : [];
  if (bans.length > 0) return denied(bans);
  return judgeStep(seen, unit, { from: path.at(-1) ?? at, facing, to });
}

function judgeGoer(seen: Seen, unit: UnitId): Verdict<unknown> {
  return firstOf(hexesBeside(seen, unit), (to) => judgeNext(seen, unit, [], to), deny('B5.6', 'offMap', { unit }));
}

function dashSlot<So>(walkerOf: Parameters<typeof stepSlot<So>>[0]): BearSlot<So, 'hex'> {
  return stepSlot(walkerOf, (seen, so, to) => {
    const { unit, path } = walkerOf(so);
    return judgeNext(seen, unit, path, to);
  });
}

const leaders = ownSlot((seen, _so, unit) => judgeGoer(seen, unit));

const joining = joiningSlot<Joined>(
  ({ leader, members }) => [leader, ...members.map(({ member }) => member)],
  (seen, _so, unit) => judgeGoer(seen, unit),
);

// Has no `units`: hidden units stay hidden, so the card reveals none.
export const dash = freeCard<Dash>(ID, {
  traits: { goes: true },
  judge: mayPlay(ID, leaders),
  says: (phrase) =>
    phrase
      .slot('leader', leaders)
      .list('path', dashSlot(leadingWalker), HEXES)
      .slot('facing', facingSlot)
      .maybe('inside', leaderInside)
      .records<'members', MarchMember>('members', (record) =>
        record
          .slot('member', joining)
          .list('way', dashSlot(joiningWalker), HEXES)
          .slot('pose', facingSlot)
          .maybe('within', memberInside),
      ),
  figures: () => grant({ cost: 0 }),
  resolve: (held, said, io) => {
    const player = turnPlayer(said.frame);
    const parts = partsOf(said);
    noteActors(
      held,
      player,
      parts.map(({ unit }) => unit),
    );
    const hidden = parts.filter(({ unit }) => heldUnit(held, unit).hidden);
    pushMove(
      held,
      player,
      parts.filter((part) => !hidden.includes(part)),
    );
    return dashUnseen(held, hidden, io);
  },
});

/** Hex by hex; a unit discovered on the way stops there. */
function dashUnseen(held: Held, parts: readonly MovePart[], io: BearIo): Facings {
  const facings: FacingFrame[] = [];
  for (let hex = 0; hex < MOST_HEXES; hex++) {
    const goers = parts.flatMap(({ unit, path }) => {
      const to = path[hex];
      return to === undefined || !heldUnit(held, unit).hidden ? [] : [{ unit, to }];
    });
    if (goers.length > 0) facings.push(...moveUnseen(held, goers, io));
  }
  return facings;
}
