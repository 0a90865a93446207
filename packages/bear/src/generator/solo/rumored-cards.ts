import { unitsIn } from '../../model/battle/battle.ts';
import type { DraftPlay } from '../../model/draft/draft.ts';
import type { GeneratorCard } from '../../model/pack/generator.ts';
import { type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import { MINE, NO_ENEMY, rumorCounters } from '../../model/solo/solo.ts';
import { type BearIo, type Held, heldUnit, playerOf } from '../../model/battle/state.ts';
import type { HiddenZone } from '../../model/battle/terms.ts';
import { makeUnit } from '../../model/battle/unit.ts';
import { nearestHex } from '../../rules/contact/found-facing.ts';
import { canStand } from '../../rules/ground/bans.ts';
import { isTruck } from './ai-means.ts';

// G6.2a, G6.2d: the cards that hide units. While nobody knows who the AI is, Rumored Enemies lie in their stead.

/** What becomes of such a card: counters for the Rumored Enemy cup, or hexes where the player hides his units. */
export interface Rumored {
  readonly cup: readonly number[];
  readonly zones: readonly HiddenZone[];
}

const NOTHING: Rumored = { cup: [], zones: [] };

/** G6.2a: so many are nobody. */
const NO_ENEMIES = 2;

/**
 * Of the AI they stay, and the units come from the cup; a player's units take their places. Where no Rumored Enemy
 * was placed the units enter as they would have, but a mine of the AI is rumored all the same.
 */
export function settleRumors(held: Held, card: GeneratorCard, play: DraftPlay, ai: PlayerId, io: BearIo): Rumored {
  const [first] = play.rumors;
  const rule = card.solo === 'rumoredUnit' ? 'G6.2a' : 'G6.2d';
  const owner = first === undefined ? play.player : heldUnit(held, first).owner;
  const chosen = first === undefined ? [] : play.chosen;
  const units = chosen.filter((unit) => heldUnit(held, unit).at === NONE);
  if (owner !== ai) return { cup: [], zones: withdraw(held, play.rumors, units, rule, io) };
  const mines = rule === 'G6.2d' ? rumorMines(held, play.laid, ai, io) : 0;
  if (first === undefined && mines === 0) return NOTHING;
  const noEnemy = rule === 'G6.2a' ? NO_ENEMIES : chosen.length;
  const inCup = units.filter((unit) => !isTruck(held, unit));
  for (const unit of inCup) Object.assign(heldUnit(held, unit), makeUnit({ owner, fate: 'waiting' }));
  io.emit({ rule, key: 'rumorCupFilled', units: inCup, noEnemy, mines });
  return {
    cup: [...inCup, ...Array.from({ length: noEnemy }, () => NO_ENEMY), ...Array.from({ length: mines }, () => MINE)],
    zones: [],
  };
}

/** The counters go, and the units are to be hidden in hexes of theirs. */
function withdraw(
  held: Held,
  rumors: readonly UnitId[],
  units: readonly UnitId[],
  rule: 'G6.2a' | 'G6.2d',
  io: BearIo,
): HiddenZone[] {
  if (rumors.length === 0) return [];
  const hexes = rumors.map((rumor) => heldUnit(held, rumor).at);
  for (const rumor of rumors) Object.assign(heldUnit(held, rumor), makeUnit());
  for (const unit of units) {
    const { owner } = heldUnit(held, unit);
    Object.assign(heldUnit(held, unit), makeUnit({ owner, fate: 'inPlay', hidden: true }));
  }
  io.emit({ rule, key: 'rumorsWithdrawn', rumors, units });
  return units.length === 0 ? [] : [{ units, hexes }];
}

/** G6.2d: of the AI a Rumored Enemy lies where the hidden mine was, or next to whoever is there (S6.0), while there are any. */
function rumorMines(held: Held, laid: readonly HexId[], ai: PlayerId, io: BearIo): number {
  const { view, pack } = held;
  let mines = 0;
  for (const mined of laid) {
    const mine = view.markers.find(({ kind, hidden, at }) => kind === 'mine' && hidden && at === mined);
    const unit = rumorCounters(pack, playerOf(held, ai).side).find((each) => heldUnit(held, each).fate === 'unused');
    if (mine === undefined || unit === undefined) continue;
    const at = nearestHex(held, mined, (hex) => canStand(held, unit, hex) && unitsIn(held, hex).length === 0);
    if (at === undefined) continue;
    view.markers = view.markers.filter((marker) => marker !== mine);
    Object.assign(heldUnit(held, unit), makeUnit({ at, owner: ai }));
    io.emit({ rule: 'G6.2d', key: 'mineRumored', at, unit });
    mines += 1;
  }
  return mines;
}
