import type { ConcludeKey } from '../rules/order/pass.ts';
import type { ActorKey } from '../rules/order/slots.ts';
import type { PayKey } from '../rules/payment/purchase.ts';

/** What keeps an order from being given, whatever it is: who acts, and how it is paid for. */
export type OrderKey =
  | ActorKey
  | PayKey
  | ConcludeKey
  | 'notActive'
  | 'apAreFixed'
  | 'noFacing'
  | 'otherThanAnnounced'
  | 'mostCapsOnDice'
  | 'capsRaiseHere'
  | 'capsLowerHere'
  | 'noShell';

export const orderWords: Readonly<
  Record<OrderKey, (told: { readonly unit: string; readonly amount: number }) => string>
> = {
  notYours: ({ unit }) => `${unit} is not yours`,
  notInPlay: ({ unit }) => `${unit} is not on the map`,
  twiceInGroup: ({ unit }) => `${unit} is already in the group`,
  apartFromGroup: ({ unit }) => `${unit} is not next to the group`,
  engaged: ({ unit }) => `${unit} has an enemy in its hex: it groups only with units there`,
  spentUnit: ({ unit }) => `${unit} is spent: it can act only for CAPs or by a card`,
  notFresh: ({ unit }) => `${unit} is not fresh`,
  alreadyActive: ({ unit }) => `${unit} is already active`,
  alreadySeized: ({ unit }) => `${unit} has already taken its opportunity action this round`,
  noActiveUnit: () => 'you have no active unit',
  noAi: () => 'there is no AI in this match: rounds go on until the last',
  aiInDrawCup: () => 'the AI still has a counter in its Draw Cup, or one to come there',
  aiOnMap: () => 'the AI still has a counter on the map that may fight',
  tooFewCaps: ({ amount }) => `needs ${amount} ${amount === 1 ? 'CAP' : 'CAPs'}`,
  tooManyCaps: ({ amount }) => `the cost is ${amount}: to pay it entirely in CAPs, make it a command action`,
  tooFewAp: ({ amount }) => `only ${amount} AP can be paid; pay the rest in CAPs`,
  apAreRolled: () => 'activation AP are rolled first: activate the unit',
  cardWantsAp: () => 'the card is for a unit that pays AP',
  otherEconomy: () => 'not under the AP rules of this match',
  tollIsRolled: () => 'there is an obstacle in the way: roll for its cost first',
  noToll: () => 'there is no obstacle to pay for',
  notActive: ({ unit }) => `${unit} is not active`,
  apAreFixed: () => 'an activation has 7 AP: it starts with the first action',
  noFacing: () => 'it cannot face that way here',
  mostCapsOnDice: () => 'at most 2 CAPs on a roll, and no more than you have',
  capsRaiseHere: () => 'CAPs raise this roll: a lower one would only hurt you',
  capsLowerHere: () => 'CAPs lower this roll: a higher one would only hurt you',
  noShell: () => 'artillery fires high explosive or smoke',
  otherThanAnnounced: () => 'pay in the way you declared',
};
