import { type BearIo, type Held, playerOf } from '../../model/state.ts';
import { isAiPlayer } from '../units/ai-side.ts';
import type { PlayerId } from '../../model/ids.ts';

/** A card or an event gives or takes CAPs of this round: more than he began with too, but never less than none. */
export function changeCaps(
  held: Held,
  player: PlayerId,
  amount: number,
  rule: 'B8.1' | 'B8.3' | 'S7.2',
  io: BearIo,
): void {
  // S3.2: the AI has no CAP track for them.
  if (isAiPlayer(held, player)) return;
  const it = playerOf(held, player);
  it.caps = Math.max(0, it.caps + amount);
  io.emit({ rule, key: 'capsChanged', player, caps: it.caps });
}
