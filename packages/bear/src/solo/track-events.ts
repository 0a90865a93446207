import type { TrackFrame } from '../model/solo/turn.ts';
import type { BearIo, Held } from '../model/battle/state.ts';
import type { TrackEvent } from '../model/solo/solo.ts';
import { changeCaps } from '../rules/payment/purchase.ts';
import { laySmoke } from '../rules/support/smoke.ts';
import { firstPlayer } from '../rules/victory/control.ts';
import { score } from '../rules/victory/victory.ts';
import { soloPlayer } from '../rules/units/ai-side.ts';
import { strikeFromTheAir } from './aircraft.ts';
import { strikeFromAfar } from './barrage.ts';
import { pushOrder } from './card.ts';
import { cardHexFor } from './card-hex.ts';
import { returnCommandCards } from '../rules/units/command-cards.ts';
import { confuseUnit } from './confusion.ts';
import { cutRoundShort } from './cut-round.ts';
import { fortify } from './fortify.ts';
import { bringIn } from './reinforce.ts';
import { placeRumor } from './rumor.ts';
import type { PlayerId } from '../model/ids.ts';

/** S7.2: what stands on the space happens. True if that is the AI's action. */
export function resolveTrackEvent(
  held: Held,
  { player }: Pick<TrackFrame, 'player'>,
  event: TrackEvent,
  io: BearIo,
): boolean {
  // S2.3.1e: as a Command order.
  if (event.kind === 'order') return pushOrder(held, player, event.order, { command: true }, io) && event.asAction;
  if (event.kind === 'confusion') return confuseUnit(held, player, io) && event.asAction;
  happen(held, player, event, io);
  return false;
}

type Happening = Exclude<TrackEvent, { readonly kind: 'order' | 'confusion' }>;

/** Events that need nobody's doing. */
function happen(held: Held, player: PlayerId, event: Happening, io: BearIo): void {
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
      // While the marker stands here, surplusOf says so.
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

/** S4.3: as if it were one; when the mission ends early there is no card. */
function commandCard({ view }: Held): void {
  for (const frame of view.frames) if (frame.kind === 'aiTurn') frame.command = true;
}

/** G5.3.4d: another Order Card after the one that is being executed; when the mission ends early there is none. */
function addCard({ view }: Held): void {
  for (const frame of view.frames) if (frame.kind === 'aiTurn') frame.more += 1;
}
