import type { Facing } from '@sandtable/hex';
import {
  choiceKind,
  deny,
  type Figures,
  type Granted,
  judgedSlot,
  type Phrase,
  type Verb,
  type Verdict,
} from '@sandtable/kernel';
import { neighboursOf, unitOf } from '../../model/battle/battle.ts';
import type { MovePart, TurnFrame } from '../../model/battle/frame.ts';
import type { Bear, BearSlot, Seen } from '../../model/battle/state.ts';
import type { BearTraits, DeedWord } from '../../model/battle/verbs.ts';
import { order } from '../order/order.ts';
import type { LedOrder, Order } from '../order/turn-order.ts';
import { type GroupMove, movePurchase } from './move-group.ts';
import { beginMove, setGoing } from './toll.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import type { MoveKey } from '../ground/reasons.ts';
import { judgeShelter } from '../ground/shelter.ts';
import { hexKind } from '../order/word-kinds.ts';

// The words of units that move together: the leader's path, facing and `inside`, then the same for each member. A
// member's slots also see the leader's words, so theirs have other names: member, way, pose, within.

export interface MarchStart extends LedOrder {
  readonly path: readonly HexId[];
}

/** Some orders allow `stay` as a member's pose. */
export interface MarchMember<Pose = Facing> {
  readonly member: UnitId;
  readonly way: readonly HexId[];
  readonly pose: Pose;
  readonly within: 'inside' | null;
}

export interface MarchWords<Pose = Facing> {
  readonly leader: UnitId;
  readonly path: readonly HexId[];
  readonly facing: Facing;
  readonly inside: 'inside' | null;
  readonly members: readonly MarchMember<Pose>[];
}

type March = MarchStart & MarchWords<Facing | 'stay'>;

interface MarchParts<Said extends March> {
  readonly traits?: Partial<BearTraits>;
  readonly leaders: BearSlot<Order, 'unit'>;
  says(phrase: Phrase<Bear, LedOrder>): Phrase<Bear, Said>;
  group(said: MarchStart & Partial<Said>): GroupMove;
  figures?(seen: Seen, said: Partial<Said> & { readonly frame: TurnFrame }): Granted<Figures<Bear>>;
}

export const MARCHING = { goes: true, marches: true, clicked: 'then' } as const;

/** An order for units that move, each along its own path. Its price may depend on dice (B18.3.1). */
export function marchOrder<Said extends March>(
  word: DeedWord,
  { traits, leaders, says, group, figures }: MarchParts<Said>,
): Verb<Bear> {
  return order<Said, MarchStart>(word, {
    traits: { ...MARCHING, ...traits },
    leaders,
    says,
    needs: ['path'],
    bill: (seen, said) => movePurchase(seen, group(said)),
    ...(figures && { figures }),
    begin: (held, said, io) => beginMove(held, said, group(said), partsOf(said), io),
    resolve: (held, said) => setGoing(held, said, group(said), partsOf(said)),
  });
}

/** One part per unit that moves; a unit that stays has none. */
export function partsOf({ leader, path, facing, inside, members }: MarchWords<Facing | 'stay'>): MovePart[] {
  const parts = [partOf(leader, path, facing, inside)];
  for (const { member, way, pose, within } of members) {
    if (pose !== 'stay') parts.push(partOf(member, way, pose, within));
  }
  return parts;
}

function partOf(unit: UnitId, path: readonly HexId[], facing: Facing, inside: 'inside' | null): MovePart {
  return { unit, path: [...path], facing, inside: inside !== null };
}

interface Walker {
  readonly unit: UnitId;
  readonly path: readonly HexId[];
}

type Leader = Pick<MarchWords, 'leader' | 'path'>;
type Member = Pick<MarchMember, 'member' | 'way'>;

export function leadingWalker({ leader, path }: Leader): Walker {
  return { unit: leader, path };
}

export function joiningWalker({ member, way }: Member): Walker {
  return { unit: member, path: way };
}

/** One more hex of a path. `first` lists the hexes the path may begin with; by default the unit's neighbours. */
export function stepSlot<So>(
  walkerOf: (so: So) => Walker,
  judge: (seen: Seen, so: So, to: HexId) => Verdict<unknown>,
  first: (seen: Seen, unit: UnitId) => readonly HexId[] = hexesBeside,
): BearSlot<So, 'hex'> {
  return judgedSlot(
    hexKind,
    (seen: Seen, so: So) => {
      const { unit, path } = walkerOf(so);
      const at = path.at(-1);
      return at === undefined ? first(seen, unit) : neighboursOf(seen, at);
    },
    judge,
  );
}

export function hexesBeside(seen: Seen, unit: UnitId): readonly HexId[] {
  return neighboursOf(seen, unitOf(seen, unit).at);
}

function insideSlot<So>(walkerOf: (so: So) => Walker): BearSlot<So, 'inside'> {
  const judge = (seen: Seen, so: So): Verdict<undefined, MoveKey> => {
    const { unit, path } = walkerOf(so);
    const goal = path.at(-1);
    return goal === undefined ? deny('B18.2', 'insideByMoving') : judgeShelter(seen, unit, goal);
  };
  return judgedSlot(choiceKind('inside', ['inside']), () => ['inside'], judge);
}

export const leaderInside: BearSlot<Leader, 'inside'> = insideSlot(leadingWalker);
export const memberInside: BearSlot<Member, 'inside'> = insideSlot(joiningWalker);
