import type { Effect, Phase } from '../model/battlecard.ts';
import { type CardId, NONE, type UnitId } from '../model/ids.ts';
import type { LimanowaIo, Seen } from '../model/state.ts';
import type { ContraPlay } from '../rules/combat/contra.ts';
import { protectable, struckBack } from './card-candidates.ts';
import { chooseProtected } from './choose-protected.ts';
import { chooseTarget } from './choose-target.ts';
import type { AiReason, Why } from './trace.ts';

/** A card on its way: how the AI would use it. */
interface Turned {
  readonly phase: Phase;
  readonly card: CardId;
  readonly effect: Effect;
}

/** LS3.2.1d: what the AI does with a card that was turned; null where it has no effect on what the player does. */
export function pickUse(seen: Seen, turned: Turned, io: LimanowaIo): ContraPlay | null {
  const { effect } = turned;
  const why: AiReason[] | null = io.trace === null ? null : [];
  if (effect === 'blockingPreparations') {
    const used = seen.view.turn.card !== null;
    note(io, turned, [], why, used);
    return used ? { effect, unit: NONE, target: NONE } : null;
  }
  if (effect === 'dugIn' || effect === 'coveringFire' || effect === 'volley' || effect === 'secondLine') {
    const units = protectable(seen, effect, why);
    note(io, turned, units, why, units.length > 0);
    if (units.length === 0) return null;
    // LS3.2.1n4
    const unit = chooseProtected(seen, io, units, { what: 'protected', by: NONE, passedOver: [] });
    return { effect, unit, target: NONE };
  }
  // LS2.1: the AI plays no other card but this; one that a pack gives it has no target.
  const foes = effect === 'counterAttack' ? struckBack(seen, why) : [];
  if (effect !== 'counterAttack') why?.push({ rule: 'LS2.1', key: 'notInUse' });
  const units = foes.map(({ unit }) => unit);
  note(io, turned, units, why, foes.length > 0);
  if (foes.length === 0) return null;
  const { by, unit } = chooseTarget(io, foes, { what: 'strike', by: NONE, passedOver: [] });
  return { effect, unit: by, target: unit };
}

function note(io: LimanowaIo, turned: Turned, candidates: readonly UnitId[], why: Why, used: boolean): void {
  io.trace?.({ note: 'cardTurned', ...turned, candidates, why: why ?? [], used });
}
