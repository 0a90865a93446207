import { choiceKind, demand, deny, grant, judgedSlot, type Phrase, type Verb } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/battle/frame.ts';
import { isWeaponCard, type Means, type ThrownCard } from '../../model/battle/means.ts';
import { type Bear, type BearIo, type BearSlot, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import type { BearTraits, DeedWord, OrderName } from '../../model/battle/verbs.ts';
import type { WordOf } from '../../model/battle/word.ts';
import { costTerms } from '../fire/power.ts';
import { type Line, makeLine, type Manner } from '../fire/shot.ts';
import { showMarker } from '../hits/hit.ts';
import { cardPlace, playCard } from '../order/hand.ts';
import { isKnown, order } from '../order/order.ts';
import { type Closing, type LedOrder, type Order, turnPlayer } from '../order/turn-order.ts';
import { helperSlot } from '../order/slots.ts';
import { pushAttack } from './attack.ts';
import { attackOdds } from './attack-odds.ts';
import { type DeclaredAttack, lineOf } from './attack-targets.ts';
import { attackBill, type AttackVerdict, helpersOf, judgePaid, takeWeapon } from './attacker.ts';
import { type ThrowWords, thrownSlot } from './throw-support.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** What the player adds to the leader and target. */
interface AttackHelp {
  readonly supporters: readonly UnitId[];
  /** B8.4: weapon cards thrown in support. */
  readonly thrown: readonly ThrownCard[];
  readonly aimed: readonly 'c09'[];
}

/** One kind of attack. `Aim` is its leader and its target. */
interface AttackParts<Aim extends LedOrder> {
  /** For a verb whose word another verb has too. */
  readonly name?: OrderName;
  readonly traits?: Partial<BearTraits>;
  readonly leaders: BearSlot<Order, 'unit'>;
  aim(phrase: Phrase<Bear, LedOrder>): Phrase<Bear, Aim>;
  readonly needs: readonly (keyof Aim)[];
  manner(said: Aim): Manner;
  at(seen: Seen, said: Aim): HexId;
  /** B7.7.3: the one unit or counter attacked, if not the whole hex. */
  only?(said: Aim): Pick<DeclaredAttack, 'only' | 'fort'>;
  /** A thrown card must be of use against one of these enemies. */
  targets(seen: Seen, said: Aim): readonly UnitId[];
  support(seen: Seen, line: Line, said: Aim, unit: UnitId): AttackVerdict;
  readonly throws?: boolean;
}

const NO_CARDS: readonly ThrownCard[] = [];
const EVERYBODY: Pick<DeclaredAttack, 'only' | 'fort'> = { only: NONE, fort: null };

/** An attack: `g09 fire F12 +g03 grenades:g04 c09 caps:1`. Only the leader pays. */
export function attackOrder<Aim extends LedOrder>(word: DeedWord, means: Means, parts: AttackParts<Aim>): Verb<Bear> {
  const { name = word, leaders, needs, manner, at, targets, throws = false } = parts;
  const lineTo = (seen: Seen, said: Aim): Line => makeLine(seen, said.leader, at(seen, said), manner(said));
  const declared = (seen: Seen, said: Aim, { supporters, thrown, aimed }: AttackHelp): DeclaredAttack => {
    const { means: by, spot } = manner(said);
    const [player, cards] = [turnPlayer(said.frame), aimed.map((card) => cardPlace(seen, card))];
    const on = { at: at(seen, said), ...(parts.only?.(said) ?? EVERYBODY) };
    return { player, leader: said.leader, supporters, thrown, ...on, means: by, spot, cards, caps: 0, ranked: [] };
  };
  const helpers = helperSlot((seen, said: Aim & Pick<AttackHelp, 'supporters'>, unit): AttackVerdict => {
    const line = lineTo(seen, said);
    // B9.1.2: each unit supports once, and none supports a weapon card.
    if (line.card !== null) return deny('B8.4', 'usedAlone', { unit });
    if (said.supporters.includes(unit)) return deny('B9.1.2', 'twice', { unit });
    const able = parts.support(seen, line, said, unit);
    return able.granted ? judgePaid(seen, line, said, [...said.supporters, unit]) : able;
  });
  const throwers = thrownSlot<Aim & ThrowWords>((seen, said) => ({
    manner: manner(said),
    at: at(seen, said),
    targets: targets(seen, said),
  }));
  return order<Aim & AttackHelp, Aim>(word, {
    name,
    traits: { rolls: true, supported: true, ...parts.traits },
    leaders,
    // B8.4: using a weapon card is a card action, so no other card gives it.
    ungiven: isWeaponCard(means),
    says: (phrase) => {
      const supported = parts.aim(phrase).list('supporters', helpers);
      const helped = throws
        ? supported.list<'thrown', ThrownCard, WordOf<'thrown'>>('thrown', throwers)
        : supported.given('thrown', NO_CARDS);
      return helped.list('aimed', aimingSlot);
    },
    needs,
    bill: (seen, said) => attackBill(lineTo(seen, said), said, helpersOf(said.supporters ?? [], said.thrown ?? [])),
    figures: (seen, said) => {
      if (!isKnown<Aim>(said, needs)) return grant({});
      return attackOdds(seen, declared(seen, said, { supporters: [], thrown: [], aimed: [], ...said }));
    },
    resolve: (held, said, io) => resolveAttack(held, said, declared(held, said, said), io),
  });
}

/** B8.4: a weapon card is used by its button only, so that a click never wastes it. */
export function strikingBy(means: Means): Pick<BearTraits, 'strikes'> & Partial<Pick<BearTraits, 'clicked'>> {
  return isWeaponCard(means) ? { strikes: true } : { strikes: true, clicked: 'first' };
}

interface AimWords {
  readonly frame: TurnFrame;
  readonly aimed: readonly 'c09'[];
}

/** B8.2: any number of cards 09 may be added to an attack. */
export const aimingSlot: BearSlot<AimWords, 'aimingCard'> = judgedSlot(
  choiceKind('aimingCard', ['c09']),
  () => ['c09'],
  (seen: Seen, { frame, aimed }: AimWords) => {
    const place = cardPlace(seen, 'c09');
    const held = playerOf(seen, turnPlayer(frame)).hand.filter((card) => card === place).length;
    return demand(held > aimed.length, 'B8.1', 'notInHand');
  },
);

function resolveAttack(held: Held, { aimed, payment }: AttackHelp & Closing, attack: DeclaredAttack, io: BearIo): void {
  const { player, leader, thrown, means } = attack;
  for (const card of aimed) playCard(held, player, card, io);
  if (isWeaponCard(means)) takeWeapon(held, player, means, leader, io);
  for (const { card, unit } of thrown) takeWeapon(held, player, card, unit, io);
  // B7.5: paying a price raised by a hit marker reveals the marker.
  const isPriced = payment !== null && payment.way !== 'opportunity';
  if (isPriced && costTerms(lineOf(held, attack)).some(({ key }) => key === 'markerCost')) showMarker(held, leader, io);
  pushAttack(held, attack, io);
}
