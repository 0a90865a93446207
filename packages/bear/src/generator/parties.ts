import type { Seat } from '@sandtable/kernel';
import type { EffectFrame } from '../model/draft/draft.ts';
import type { Whose } from '../model/pack/effect-step.ts';
import { type PlayerId } from '../model/ids.ts';
import { enemyOf, playerOf, type Seen } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { firstPlayer } from '../rules/victory/control.ts';
import { hasTurn, mustDraft } from './must-draft.ts';
import { playOf } from './plays.ts';

// G3.0, R-190: whom an option means by own and enemy, where a side may have two players.

type Asking = Readonly<Pick<EffectFrame, 'player' | 'play'>>;

/** G5.1: in a solo generation one person speaks for both sides. */
const SOLO_SEAT: Seat = 'p1';

export function seatFor(seen: Seen, player: PlayerId): Seat {
  return mustDraft(seen.view).isSolo ? SOLO_SEAT : playerOf(seen, player).seat;
}

export function sideFor(seen: Seen, { player }: Pick<Asking, 'player'>, whose: Whose): Side {
  const { side } = playerOf(seen, player);
  return whose === 'own' ? side : enemyOf(side);
}

/** of several enemies the one who plays next; when none of them plays any more, the one whose turn it would be. */
export function nextEnemy(seen: Seen, player: PlayerId): PlayerId {
  const side = enemyOf(playerOf(seen, player).side);
  const draft = mustDraft(seen.view);
  for (const frame of seen.view.frames) {
    if (frame.kind !== 'draft') continue;
    const { order, place } = frame;
    const coming = [...order.slice(place + 1), ...order.slice(0, place + 1)];
    const enemies = coming.filter((next) => playerOf(seen, next).side === side);
    const next = enemies.find((enemy) => hasTurn(draft, enemy)) ?? enemies[0];
    if (next !== undefined) return next;
  }
  return firstPlayer(seen.view, side);
}

/** Who acts for a side where one player of it must. */
export function partyFor(seen: Seen, { player }: Pick<Asking, 'player'>, whose: Whose): PlayerId {
  return whose === 'own' ? player : nextEnemy(seen, player);
}

/** the words of a top bind both team-mates; a Condition's bottom serves its player alone. */
export function boundBy(seen: Seen, frame: Asking, whose: Whose): PlayerId[] {
  const side = sideFor(seen, frame, whose);
  const { deck, half } = playOf(seen, frame);
  const players = seen.view.players.flatMap((each, place) => (each.side === side ? [place] : []));
  return deck === 'condition' && half === 'bottom' && whose === 'own' ? [frame.player] : players;
}
