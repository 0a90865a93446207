import type { ActorKey } from '../rules/order/actor.ts';
import type { PayKey } from '../rules/payment/purchase.ts';

/** What keeps an order from being given, whatever it is: who acts, and how it is paid for. */
export type OrderKey =
  | ActorKey
  | PayKey
  | 'notActive'
  | 'apAreFixed'
  | 'noFacing'
  | 'otherThanAnnounced'
  | 'mostCapsOnDice'
  | 'noShell';

export const orderWords: Readonly<
  Record<OrderKey, (told: { readonly unit: string; readonly amount: number }) => string>
> = {
  notYours: ({ unit }) => `${unit} is not yours`,
  notInPlay: ({ unit }) => `${unit} is not on the map`,
  twiceInGroup: ({ unit }) => `${unit} is in the group already`,
  apartFromGroup: ({ unit }) => `${unit} stands apart from the group`,
  spentUnit: ({ unit }) => `${unit} is spent: only CAPs or a card let it act`,
  notFresh: ({ unit }) => `${unit} is not fresh`,
  alreadyActive: ({ unit }) => `${unit} is active already`,
  alreadySeized: ({ unit }) => `${unit} has had its opportunity in this round`,
  noActiveUnit: () => 'no unit of yours is active',
  tooFewCaps: ({ amount }) => `${amount} ${amount === 1 ? 'CAP' : 'CAPs'} would be needed`,
  tooManyCaps: ({ amount }) => `the price is ${amount}: paid wholly in CAPs it is a command action`,
  tooFewAp: ({ amount }) => `no more than ${amount} AP can go into it; the rest is paid in CAPs`,
  apAreRolled: () => 'the AP of an activation are rolled first: activate the unit',
  cardWantsAp: () => 'the card is for a unit that pays in AP',
  otherEconomy: () => 'with the switch `economy` as it is, nothing is paid so',
  tollIsRolled: () => 'an obstacle is in the way: its price is rolled for first',
  noToll: () => 'there is no obstacle to pay for',
  notActive: ({ unit }) => `${unit} is not active`,
  apAreFixed: () => 'an activation has 7 AP: it begins with the first action',
  noFacing: () => 'it cannot face so here',
  mostCapsOnDice: () => 'a roll takes 2 CAPs at most, and no more than you have',
  noShell: () => 'the guns fire high explosive or smoke',
  otherThanAnnounced: () => 'it is paid in the way that was announced',
};
