import { unitsIn } from '../../model/battle/battle.ts';
import type { DraftPlay } from '../../model/draft/draft.ts';
import type { GeneratorCard } from '../../model/pack/generator.ts';
import { type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import { type GeneratedSolo, MINE, NO_ENEMY, rumorCounters } from '../../model/solo/solo.ts';
import { type BearIo, type Held, heldUnit, playerOf } from '../../model/battle/state.ts';
import type { HiddenZone } from '../../model/battle/terms.ts';
import { makeUnit, rosterOf } from '../../model/battle/unit.ts';
import { nearestHex } from '../../rules/contact/found-facing.ts';
import { canStand } from '../../rules/ground/bans.ts';
import { mustDraft } from '../draft-state.ts';
import { isTruck, layDownWeapons, routeTruck } from './ai-means.ts';
import type { Sides } from './draw.ts';

interface ChangedCards extends Pick<GeneratedSolo, 'molotov' | 'truck'> {
  readonly cup: readonly UnitId[];
}

/** G6.2: runs once the AI's side is known. */
export function changeCards(held: Held, { ai }: Sides, io: BearIo): ChangedCards {
  const { view, pack } = held;
  const { plays } = mustDraft(view);
  const cup: UnitId[] = [];
  for (const play of plays) {
    const card = play.deck === 'card' && play.half === 'top' ? pack.generatorCards[play.card] : undefined;
    if (card?.solo !== 'rumoredUnit' && card?.solo !== 'rumoredCard') continue;
    const settled = settleRumors(held, card, play, ai, io);
    cup.push(...settled.cup);
    view.terms = { ...view.terms, zones: [...view.terms.zones, ...settled.zones] };
  }
  view.roster = rosterOf(view.units);
  const own = plays.filter(({ player }) => player === ai);
  return { cup, molotov: layDownWeapons(held, ai, own, io), truck: routeTruck(held, own, io) };
}

// G6.2a, G6.2d: cards that hide units. Rumored Enemies stand for these until the AI's side is known.

/** The result of such a card: counters for the Rumored Enemy cup, or hexes where the player hides his units. */
interface RumoredUnits {
  readonly cup: readonly UnitId[];
  readonly zones: readonly HiddenZone[];
}

const NOTHING: RumoredUnits = { cup: [], zones: [] };

/** G6.2a: the No Enemy counters in the cup. */
const NO_ENEMIES = 2;

/**
 * The AI's Rumored Enemies stay and its units go into the cup; on the player's side, units replace the rumors (R-148,
 * If no rumors were placed, the units enter normally, but the AI's mines still become Rumored Enemies.
 */
function settleRumors(held: Held, card: GeneratorCard, play: DraftPlay, ai: PlayerId, io: BearIo): RumoredUnits {
  const [first] = play.rumors;
  const rule = card.solo === 'rumoredUnit' ? 'G6.2a' : 'G6.2d';
  const owner = first === undefined ? play.player : heldUnit(held, first).owner;
  const chosen = first === undefined ? [] : play.chosen;
  const units = chosen.filter((unit) => heldUnit(held, unit).at === NONE);
  // an opponent may since have placed them.
  if (units.length < chosen.length) io.emit({ rule, key: 'partIgnored', why: 'onMap' });
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

/** Removes the rumors; the units hide in their hexes. */
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

/**
 * G6.2d: a Rumored Enemy replaces each hidden mine of the AI, in a nearby hex if that one is occupied (S6.0), while
 * counters last.
 */
function rumorMines(held: Held, laid: readonly HexId[], ai: PlayerId, io: BearIo): number {
  const { view, pack } = held;
  let mines = 0;
  for (const mined of laid) {
    const mine = view.markers.find(({ kind, hidden, at }) => kind === 'mine' && hidden && at === mined);
    const unit = rumorCounters(pack, playerOf(held, ai).side).find((each) => heldUnit(held, each).fate === 'unused');
    if (mine === undefined) continue;
    if (unit === undefined) {
      io.emit({ rule: 'S6.0', key: 'partIgnored', why: 'noRumor' });
      continue;
    }
    const at = nearestHex(held, mined, (hex) => canStand(held, unit, hex) && unitsIn(held, hex).length === 0);
    if (at === undefined) {
      io.emit({ rule: 'G3.7c', key: 'partIgnored', why: 'noHex' });
      continue;
    }
    view.markers = view.markers.filter((marker) => marker !== mine);
    Object.assign(heldUnit(held, unit), makeUnit({ at, owner: ai }));
    io.emit({ rule: 'G6.2d', key: 'mineRumored', at, unit });
    mines += 1;
  }
  return mines;
}
