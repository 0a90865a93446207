import type { PlayerId } from '../../model/ids.ts';
import { AI_SEAT } from '../../model/battle/player.ts';
import { type BearIo, type Held, playerOf } from '../../model/battle/state.ts';
import { sideByDie } from './draw.ts';

/** The two sides of a mission, by place. */
export interface Sides {
  readonly ai: PlayerId;
  readonly player: PlayerId;
}

const NOTHING = { caps: 0, cards: { first: 0, later: 0 } };

/** G5.3a: a die says which side the player has. S2.2, S3.2: the AI has neither CAPs nor Action Cards, and hides nobody. */
export function takeSides(held: Held, die: number, io: BearIo): Sides {
  const { view } = held;
  const player = view.players.findIndex(({ side }) => side === sideByDie(die));
  const ai = view.players.findIndex((_player, place) => place !== player);
  io.emit({ rule: 'G5.3a', key: 'sideRolled', player, die });
  Object.assign(playerOf(held, ai), { seat: AI_SEAT, caps: 0, start: 0 });
  const players = view.terms.players.map((terms, place) => (place === ai ? { ...terms, ...NOTHING } : terms));
  view.terms = { ...view.terms, players };
  for (const unit of view.units) if (unit.owner === ai) unit.hidden = false;
  return { ai, player };
}
