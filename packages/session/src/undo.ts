import { deny, grant, type Seat, type Verdict } from '@sandtable/kernel';
import { isPerson, isSamePerson, type Seating } from './holder.ts';

/** What an undo needs to know of an entry that still counts. */
export interface Spoken {
  readonly seq: number;
  readonly seat: Seat;
  readonly news: boolean;
  readonly asks: Seat | null;
}

/**
 * May this seat take this entry back? Its own person's word only, as long as nobody has learned anything from it: no die,
 * card or reveal, no other person asked, the match not over (then its seed lies open).
 */
export function judgeTakingBack(seating: Seating, seat: Seat, { seq, seat: speaker, news, asks }: Spoken): Verdict {
  const at = { amount: seq };
  if (!isSamePerson(seating, seat, speaker)) return deny('undo', 'saidByAnother', at);
  if (news) return deny('undo', 'newInformation', at);
  if (asks === null) return deny('undo', 'over', at);
  if (isPerson(seating, asks) && !isSamePerson(seating, seat, asks)) return deny('undo', 'otherPersonAsked', at);
  return grant();
}
