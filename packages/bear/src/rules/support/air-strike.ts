import { type Asked, choiceKind, deny, grant, judgedSlot, type Verb, verb } from '@sandtable/kernel';
import { hasEnemyIn, sideOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { TurnFrame } from '../../model/battle/frame.ts';
import { type Bear, enemyOf, playerOf, type Seen, type BearSlot } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { beginAction } from '../order/action.ts';
import { burstOn, pushBurst } from '../attack/attack.ts';
import { attackOdds } from '../attack/attack-odds.ts';
import { aimingSlot } from '../attack/attack-order.ts';
import { type AttackVerdict, judgeWeapon, takeWeapon } from '../attack/attacker.ts';
import { concealmentBans } from '../fire/reach.ts';
import { eyesOf, sees } from '../special/sight.ts';
import { cardPlace, playCard } from '../order/hand.ts';
import { swiftSlot } from '../order/slots.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { hexKind } from '../order/word-kinds.ts';
import { type HexId, NONE } from '../../model/ids.ts';

// B17.5:  air-strike-german F12 c09

const AIR_STRIKES = ['air-strike-german', 'air-strike-soviet'] as const;

interface AirStrike {
  readonly frame: TurnFrame;
  readonly burst: (typeof AIR_STRIKES)[number];
  readonly at: HexId;
  readonly aimed: readonly 'c09'[];
  readonly swift: 'c10' | null;
}

/** B17.5a: a unit on the map, hit or not, sees an enemy there. */
function judgeAt(seen: Seen, { frame }: Asked<TurnFrame>, at: HexId): AttackVerdict {
  const { side } = playerOf(seen, turnPlayer(frame));
  const enemies = unitsIn(seen, at).filter((unit) => sideOf(seen, unit) !== side);
  if (enemies.length === 0) return deny('B7.0', 'nobodyThere', { at });
  const eyes = eyesOf(seen, side);
  const isSeen = seen.view.roster.some((unit) => {
    const { at: from, carrier } = unitOf(seen, unit);
    if (from === NONE || carrier !== NONE || sideOf(seen, unit) !== side) return false;
    if (from === at) return true;
    // B7.7.3b: a unit with an enemy in its hex sees nothing outside it.
    if (hasEnemyIn(seen, side, from) || !sees(eyes, from, at)) return false;
    return concealmentBans(seen, unit, at, enemies).length === 0;
  });
  return isSeen ? grant() : deny('B17.5a', 'unseenByAll', { at });
}

function enemyHexes(seen: Seen, side: Side): HexId[] {
  const hexes = new Set<HexId>();
  for (const unit of seen.view.roster) {
    const { at } = unitOf(seen, unit);
    if (at !== NONE && sideOf(seen, unit) === enemyOf(side)) hexes.add(at);
  }
  return [...hexes];
}

function hexesOf(seen: Seen, { frame }: Asked<TurnFrame>): HexId[] {
  return enemyHexes(seen, playerOf(seen, turnPlayer(frame)).side);
}

function judgeCard(seen: Seen, asked: Asked<TurnFrame>, burst: AirStrike['burst']): AttackVerdict {
  if (seen.view.options.airStrike === 'off') return deny('B17.5', 'noAirStrike');
  const there = judgeWeapon(seen, turnPlayer(asked.frame), burst, NONE);
  if (!there.granted) return there;
  const isSeen = hexesOf(seen, asked).some((at) => judgeAt(seen, asked, at).granted);
  return isSeen ? grant() : deny('B17.5a', 'nobodyThere');
}

const cardSlot: BearSlot<Asked<TurnFrame>, 'airStrike'> = judgedSlot(
  choiceKind('airStrike', AIR_STRIKES),
  () => AIR_STRIKES,
  judgeCard,
);

export const airStrike: Verb<Bear> = verb<Bear, TurnFrame, AirStrike>('airStrike', {
  traits: { by: 'card', rolls: true },
  says: (phrase) =>
    phrase
      .slot('burst', cardSlot)
      .slot('at', judgedSlot(hexKind, hexesOf, judgeAt))
      .list('aimed', aimingSlot)
      .maybe('swift', swiftSlot),
  figures: (seen, { frame, burst, at, aimed = [] }) => {
    if (burst === undefined || at === undefined) return grant({});
    const cards = aimed.map((card) => cardPlace(seen, card));
    return attackOdds(seen, burstOn({ player: turnPlayer(frame), at, burst, cards }));
  },
  resolve: (held, { frame, burst, at, aimed, swift }, io) => {
    const player = turnPlayer(frame);
    const purchase = { player, units: [], price: 0, card: null };
    beginAction(held, { frame, card: null, swift, payment: null }, purchase, io);
    for (const card of aimed) playCard(held, player, card, io);
    takeWeapon(held, player, burst, NONE, io);
    pushBurst(held, { player, at, burst, cards: aimed.map((card) => cardPlace(held, card)) }, io);
  },
});
