import { choose } from '@sandtable/kernel';
import type { TrackFrame } from '../../model/solo/turn.ts';
import { typeOf, unitOf } from '../../model/battle/battle.ts';
import type { HexId, PlayerId, UnitId } from '../../model/ids.ts';
import { rumorCounters, type TrackEvent } from '../../model/solo/solo.ts';
import { type BearIo, type Held, heldUnit, playerOf } from '../../model/battle/state.ts';
import { isCombatCounter } from '../../model/pack/unit-type.ts';
import { makeUnit } from '../../model/battle/unit.ts';
import { discover } from '../../rules/contact/hidden.ts';
import { nearestHex } from '../../rules/contact/found-facing.ts';
import { canStand } from '../../rules/ground/bans.ts';
import { changeCaps, makeSpent } from '../../rules/payment/purchase.ts';
import { laySmoke } from '../../rules/support/smoke.ts';
import { mustSolo, soloPlayer } from '../../rules/units/ai-side.ts';
import { returnCommandCards } from '../../rules/units/command-cards.ts';
import { openUnitsIn } from '../../rules/units/watchers.ts';
import { takeHasty } from '../../rules/ground/waiting.ts';
import { firstPlayer, takeControl } from '../../rules/victory/control.ts';
import { score } from '../../rules/victory/victory.ts';
import { cardHexFor, strikeFromAfar, strikeFromTheAir } from './event-hexes.ts';
import { pushOrder } from '../choice/card.ts';
import { fortify } from './fortify.ts';
import { cutRoundShort } from '../orders/rally-order.ts';
import { hexesTo } from '../thought/aims.ts';
import { bestRating } from '../thought/order-words.ts';
import { thinkOf } from '../thought/thought.ts';
import type { AiNote } from '../thought/trace.ts';

/** S7.2: resolves an event of the space. True if it is the AI's action. */
export function resolveTrackEvent(
  held: Held,
  { player }: Pick<TrackFrame, 'player'>,
  event: TrackEvent,
  io: BearIo,
): boolean {
  // S2.3.1e: like a Command order.
  if (event.kind === 'order') return pushOrder(held, player, event.order, { command: true }, io) && event.asAction;
  if (event.kind === 'confusion') return confuseUnit(held, player, io) && event.asAction;
  happen(held, player, event, io);
  return false;
}

type ActorlessEvent = Exclude<TrackEvent, { readonly kind: 'order' | 'confusion' }>;

/** Events that no AI unit carries out. */
function happen(held: Held, player: PlayerId, event: ActorlessEvent, io: BearIo): void {
  switch (event.kind) {
    case 'rumor':
      for (const hex of event.hexes) placeRumor(held, hex, io);
      return;
    case 'rumorAtCardHex':
      for (let rumor = 0; rumor < event.count; rumor++) {
        const hex = cardHexFor(held, player, 'rumor', io);
        if (hex !== null) placeRumor(held, hex, io);
      }
      return;
    case 'reinforce':
      return bringIn(held, event, io);
    case 'capSurplus':
      // `surplusOf` applies it while the marker stands here.
      return;
    case 'swiftAction':
      return addCard(held);
    case 'asCommand':
      return commandCard(held);
    case 'commandExperience':
      return returnCommandCards(held, event.cards, io);
    case 'smoke':
      return laySmoke(held, event.hexes, 'S7.2', io);
    case 'smokeAtCardHex':
      for (let cloud = 0; cloud < event.count; cloud++) {
        const hex = cardHexFor(held, player, 'smoke', io);
        if (hex !== null) laySmoke(held, [hex], 'S7.2', io);
      }
      return;
    case 'drawDefense':
      return fortify(held, player, event.count, io);
    case 'barrage':
      return strikeFromAfar(held, player, io);
    case 'airStrike':
      return strikeFromTheAir(held, player, event.hexes, io);
    case 'playerCaps':
      return changeCaps(held, soloPlayer(held), event.amount, 'S7.2', io);
    case 'vp':
      return score(held.view, firstPlayer(held.view, event.side), event.amount, 'S7.2', 'trackEvent', io);
    case 'endRound':
      return cutRoundShort(held, io);
  }
}

/** S4.3: the card counts as a Command card; after an early end there is no card. */
function commandCard({ view }: Held): void {
  for (const frame of view.frames) if (frame.kind === 'aiTurn') frame.command = true;
}

/** G5.3.4d: another Order Card after this one; after an early end there is none. */
function addCard({ view }: Held): void {
  for (const frame of view.frames) if (frame.kind === 'aiTurn') frame.more += 1;
}

/** G5.3.4c: spends the fresh unit of highest FP closest to an AI. False if there is none. */
function confuseUnit(held: Held, player: PlayerId, io: BearIo): boolean {
  const thought = thinkOf(held, player, true, io);
  const { seen, ai, units } = thought;
  const fresh = units.filter((unit) => !unitOf(seen, unit).spent && isCombatCounter(typeOf(seen, unit)));
  if (fresh.length === 0 || ai.length === 0) return false;
  const aiHexes = ai.map((each) => unitOf(seen, each).at);
  const confused = choose(
    thought,
    fresh,
    [
      { rule: 'S7.2', rung: 'highestRating', figure: (unit) => -bestRating(seen, unit, ai) },
      { rule: 'S7.2', rung: 'closestToAi', figure: (unit) => hexesTo(thought, unitOf(seen, unit).at, aiHexes) },
    ],
    (unit) => unit,
    (chosen) => io.trace?.({ note: 'eventChoice', what: 'confusion', chosen } satisfies AiNote),
  );
  makeSpent(held, [confused], 'S7.2', io);
  return true;
}

/**
 * S6.0: places a Rumored Enemy in this hex, or in the nearest free hex it may stand in. Nothing happens if all its
 * counters are in use. A unit that sees it reveals it at once (S6.2).
 */
export function placeRumor(held: Held, at: HexId, io: BearIo): void {
  const owner = mustSolo(held).terms.ai;
  const rumor = rumorCounters(held.pack, playerOf(held, owner).side).find(
    (unit) => heldUnit(held, unit).fate === 'unused',
  );
  if (rumor === undefined) return;
  const hex = nearestHex(held, at, (each) => canStand(held, rumor, each) && openUnitsIn(held, each).length === 0);
  if (hex === undefined) return;
  Object.assign(heldUnit(held, rumor), makeUnit({ at: hex, owner }));
  held.view.roster = [...held.view.roster, rumor].sort((a, b) => a - b);
  io.emit({ rule: 'S6.0', key: 'rumorPlaced', unit: rumor, at: hex });
  discover(held, io);
}

type Reinforce = Extract<TrackEvent, { readonly kind: 'reinforce' }>;

/** S7.2: AI enter by an event, each in the first of the hexes it may stand in alone (S5.5). */
function bringIn(held: Held, { units, hexes, facing }: Reinforce, io: BearIo): void {
  for (const unit of units) {
    const it = heldUnit(held, unit);
    const at = hexFor(held, unit, hexes);
    if (it.fate !== 'waiting' || at === undefined) continue;
    Object.assign(it, { at, facing, fate: 'inPlay' });
    io.emit({ rule: 'B5.5', key: 'entered', unit, at, facing });
    takeControl(held, unit, io);
    takeHasty(held, unit, io);
  }
  discover(held, io);
}

/** If all are taken, the hex nearest to the first. */
function hexFor(held: Held, unit: UnitId, hexes: readonly HexId[]): HexId | undefined {
  const fits = (hex: HexId): boolean => openUnitsIn(held, hex).length === 0 && canStand(held, unit, hex);
  const [first] = hexes;
  return hexes.find(fits) ?? (first === undefined ? undefined : nearestHex(held, first, fits));
}
