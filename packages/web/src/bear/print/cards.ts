import { cardTextIn, type CardId, orderCardFace, type Seen } from '@sandtable/bear';
import type { PrintCard } from '../../face/print.ts';
import { capital } from '../../ui/words.ts';
import { eventText, nameOfCard } from './deals.ts';

/** S4.0: the Order Cards of the mission, or all of the game. */
export function orderCards(seen: Seen, isWhole: boolean): PrintCard[] {
  const { orderCards: all } = seen.pack;
  const deck = new Set<number>(seen.view.terms.solo?.deck ?? []);
  return all.flatMap((card, place) => {
    if (!isWhole && !deck.has(place)) return [];
    const { number, command, spentNumber, remainsFresh, hex, advance, groups } = orderCardFace(card);
    return [
      {
        title: command === '' ? 'Order' : command,
        corners: [number, `Spent ${spentNumber}`],
        groups: [
          ...(remainsFresh === '' ? [] : [{ title: remainsFresh, lines: [], note: '' }]),
          ...groups.map(({ title, caps, rows }) => ({ title, lines: rows.map(({ text }) => text), note: caps })),
        ],
        foot: [advance, `Hex ${hex}`].filter((part) => part !== '').join(' · '),
        isStrong: command !== '',
        copies: 1,
      },
    ];
  });
}

/** B8.0: the Action deck, and the Weapon Cards that the players begin with. */
export function actionCards(seen: Seen): PrintCard[] {
  const { terms, players } = seen.view;
  const counts = new Map<CardId, number>();
  const count = (card: CardId): void => void counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of terms.deck) count(card);
  for (const { weapons } of players) for (const { card } of weapons) count(card);
  return [...counts].map(([card, copies]) => actionCard(seen, card, copies));
}

const KINDS = { action: 'Action', bonus: 'Bonus', event: 'Event', weapon: 'Weapon' } as const;
const PAYS = { ap: 'AP', apOrCaps: 'AP or CAPs' } as const;

function actionCard(seen: Seen, card: CardId, copies: number): PrintCard {
  const { number = null, kind = 'action', cost = null } = seen.pack.actionCards[card] ?? {};
  const price = cost === null ? 'Free' : `Costs ${cost.amount} ${PAYS[cost.pay]}`;
  return {
    title: nameOfCard(seen, card),
    corners: [number === null ? '' : String(number).padStart(2, '0'), KINDS[kind]],
    groups: [{ title: '', lines: [cardTextIn(seen, card) || capital(eventText(seen, card))], note: '' }],
    foot: kind === 'event' ? 'Resolved when drawn' : price,
    isStrong: kind === 'weapon',
    copies,
  };
}
