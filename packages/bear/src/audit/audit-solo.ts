import { unitsIn } from '../model/battle/battle.ts';
import type { SoloTerms, SoloView } from '../model/solo/solo.ts';
import type { Held } from '../model/battle/state.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import { drawCup } from '../rules/units/fighters.ts';
import { isNoticed } from '../rules/contact/rumor.ts';
import { NONE } from '../model/ids.ts';

export function auditSolo(held: Held): string[] {
  const { solo, terms } = held.view;
  if (solo === null || terms.solo === null) return [];
  return [
    ...auditRumors(held),
    ...auditCup(held, solo.cup.inside),
    ...auditOrders(held, terms.solo.deck),
    ...auditAiCaps(held, solo),
    ...auditGenerated(held, terms.solo, solo),
  ];
}

/** S6.2: when a turn is asked for, no rumor is noticeable; S5.5: a rumor is alone in its hex. */
function auditRumors(held: Held): string[] {
  const { roster, units, frames } = held.view;
  const isTurn = frames.at(-1)?.kind === 'turn';
  return roster
    .filter((unit) => isRumored(held, unit))
    .flatMap((unit) => {
      const broken: string[] = [];
      if (isTurn && isNoticed(held, unit)) broken.push(`rumor ${unit} is in plain sight`);
      const at = units[unit]?.at ?? NONE;
      if (unitsIn(held, at).some((other) => other !== unit)) broken.push(`rumor ${unit} is not alone in its hex`);
      return broken;
    });
}

/** S1.0: AI units in the cup have the fate `waiting`. */
function auditCup({ view }: Held, cup: readonly number[]): string[] {
  return cup.flatMap((unit) =>
    unit < 0 || view.units[unit]?.fate === 'waiting' ? [] : [`unit ${unit} is in the cup, and elsewhere too`],
  );
}

/**
 * G5.5: a tile is on a space of its path, not behind the marker, or has left the track; G5.6: no unit is in both cups.
 */
function auditGenerated(held: Held, { generated }: SoloTerms, { tiles, cup, marker }: SoloView): string[] {
  if (generated === null) return tiles.length === 0 ? [] : ['there are tiles on a printed Mission Track'];
  const broken: string[] = [];
  if (tiles.length !== generated.tiles.length) broken.push('tiles are missing on the Mission Track, or too many');
  for (const [place, space] of tiles.entries()) {
    const path = generated.tiles[place]?.path ?? [];
    if (space !== NONE && !path.includes(space)) broken.push(`tile ${place} stands on ${space}, not on its path`);
    if (isAtRest(held) && space !== NONE && space <= marker && held.view.ended === null)
      broken.push(`tile ${place} stands on ${space}, though the marker is on ${marker}`);
  }
  for (const unit of drawCup(held))
    if (cup.inside.includes(unit)) broken.push(`unit ${unit} is in the Draw Cup and in that of the rumors`);
  return broken;
}

function isAtRest({ view }: Held): boolean {
  return view.frames.at(-1)?.kind === 'turn';
}

/** withheld cards are out of the deck, lent ones are in it; all are Command cards. */
function auditAiCaps({ view: { orderDeck }, pack }: Held, { withheld, lent }: SoloView): string[] {
  const broken: string[] = [];
  if (withheld.some((card) => !orderDeck.removed.includes(card))) broken.push('a withheld Command card is in the deck');
  if (lent.some((card) => orderDeck.removed.includes(card))) broken.push('a lent Command card has left');
  if ([...withheld, ...lent].some((card) => pack.orderCards[card]?.isCommand !== true))
    broken.push('a card that is no Command card is withheld or lent');
  return broken;
}

/** S3.1.3, S7.3.1: each Order Card is in the deck, discarded, or out of the game. */
function auditOrders({ view: { orderDeck } }: Held, deck: readonly number[]): string[] {
  const cards = [...orderDeck.inside, ...orderDeck.discards, ...orderDeck.removed].sort((a, b) => a - b);
  return cards.join() === [...deck].sort((a, b) => a - b).join() ? [] : ['Order Cards are missing or twice'];
}
