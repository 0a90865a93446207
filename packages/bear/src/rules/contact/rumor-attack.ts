import type { AttackTarget } from '../../model/frame.ts';
import type { BearIo, Held } from '../../model/state.ts';
import { NEVER } from '../units/dice.ts';
import { strike } from '../hits/hit.ts';
import { REVEALED_ON } from '../fire/rumor-odds.ts';
import { revealRumor } from './rumor-reveal.ts';
import type { HexId, PlayerId, UnitId } from '../../model/ids.ts';

/** A roll against a Rumored Enemy in a hex. */
interface RumorStrike {
  readonly player: PlayerId;
  readonly unit: UnitId;
  readonly at: HexId;
  readonly roll: number;
}

type Aimed = Pick<AttackTarget, 'needed' | 'kill'>;

/**
 * S6.2.2: the roll reveals it or not; an AI that is found is attacked by the same roll, as `aimAt` says; null where it
 * cannot be. R-184: nothing comes of attacking a mine, or nobody.
 */
export function strikeRumor(
  held: Held,
  { player, unit, at, roll }: RumorStrike,
  aimAt: (found: UnitId) => Aimed | null,
  io: BearIo,
): void {
  if (roll < REVEALED_ON)
    return io.emit({ rule: 'S6.2.2', key: 'missed', unit, roll, needed: REVEALED_ON, kill: NEVER });
  const found = revealRumor(held, unit, io, 'attack');
  const aimed = found < 0 ? null : aimAt(found);
  if (aimed === null) return io.emit({ rule: 'S6.2.2', key: 'attackedInVain', at, roll });
  strike(held, { ...aimed, player, got: roll }, found, io);
}
