import { type BearIo, type Held, playerOf } from '../../model/state.ts';
import { isAiPlayer } from '../units/ai-side.ts';
import { type CapRule, changeAiCaps } from '../units/command-cards.ts';
import type { PlayerId } from '../../model/ids.ts';

/** A card or an event gives or takes CAPs of this round: more than he began with too, but never less than none. */
export function changeCaps(held: Held, player: PlayerId, amount: number, rule: CapRule, io: BearIo): void {
  // S3.2: the AI has no CAP track for them, but Command cards.
  if (isAiPlayer(held, player)) return changeAiCaps(held, amount, rule, io);
  const it = playerOf(held, player);
  it.caps = Math.max(0, it.caps + amount);
  io.emit({ rule, key: 'capsChanged', player, caps: it.caps });
}
