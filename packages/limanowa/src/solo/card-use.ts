import type { Effect, Phase } from '../model/battlecard.ts';
import { type CardId, NONE, type UnitId } from '../model/ids.ts';
import type { LimanowaIo, Seen } from '../model/state.ts';
import { protectable, struckBack } from './card-candidates.ts';
import { chooseProtected } from './choose-protected.ts';
import { chooseTarget } from './choose-target.ts';
import type { AiReason } from './trace.ts';

/** What the AI does with a card that was turned: for which of its units, against whom; -1 where there is nobody. */
export interface CardUse {
  readonly effect: Effect;
  readonly unit: UnitId;
  readonly target: UnitId;
}

/** LS3.2.1d: null where the card has no effect on what the player does. */
export function pickUse(seen: Seen, phase: Phase, card: CardId, effect: Effect, io: LimanowaIo): CardUse | null {
  const why: AiReason[] | null = io.trace === null ? null : [];
  const note = (candidates: readonly UnitId[], used: boolean): void =>
    io.trace?.({ note: 'cardTurned', phase, card, effect, candidates, why: why ?? [], used });
  switch (effect) {
    case 'blockingPreparations': {
      const used = seen.view.turn.card !== null;
      note([], used);
      return used ? { effect, unit: NONE, target: NONE } : null;
    }
    case 'dugIn':
    case 'coveringFire':
    case 'volley':
    case 'secondLine': {
      const units = protectable(seen, effect, why);
      note(units, units.length > 0);
      if (units.length === 0) return null;
      // LS3.2.1n4
      const unit = chooseProtected(seen, io, units, { what: 'protected', by: NONE, passedOver: [] });
      return { effect, unit, target: NONE };
    }
    case 'counterAttack': {
      const foes = struckBack(seen, why);
      note(
        foes.map(({ unit }) => unit),
        foes.length > 0,
      );
      if (foes.length === 0) return null;
      const { by, unit } = chooseTarget(io, foes, { what: 'strike', by: NONE, passedOver: [] });
      return { effect, unit: by, target: unit };
    }
    default:
      // LS2.1: the AI plays no other card; one that a pack gives it has no target.
      why?.push({ rule: 'LS2.1', key: 'notInUse' });
      note([], false);
      return null;
  }
}
