import { deny, grant, type Seat, type Verdict } from '@sandtable/kernel';
import { isPerson, isSamePerson, type Seating } from './holder.ts';
import type { LogReader } from './log.ts';

/** Whether whoever holds a seat has seen what an entry came to. At one screen he has not before it is handed to him. */
export type Witness = (seat: Seat, seq: number) => boolean;

/** At tables of their own everybody sees everything at once. */
export const EVERYBODY: Witness = () => true;
/** What was taken back once was taken back rightly: for a log that is played again. */
export const NOBODY: Witness = () => false;

/**
 * May this seat take back the last sentence, or all down to the entry `to`? At most to the last new information; each
 * sentence on the way must be its to take back. Granted with the entry after which the match would stand again.
 */
export function judgeUndo(
  log: LogReader,
  seating: Seating,
  seat: Seat,
  { to, hasSeen = EVERYBODY }: { readonly to?: number | undefined; readonly hasSeen?: Witness } = {},
): Verdict<{ readonly to: number }> {
  const last = log.standing(log.seq);
  if (last === 0) return deny('undo', 'nothingSaid');
  const goal = to ?? log.standing(last - 1);
  let at = last;
  while (at > goal && at > 0) {
    const verdict = judgeTakingBack(log, seating, seat, at, hasSeen);
    if (!verdict.granted) return verdict;
    at = log.standing(at - 1);
  }
  return at === goal && at < last ? grant({ to: goal }) : deny('undo', 'noSuchEntry');
}

/**
 * Its own person's word only, as long as nobody has learned anything from it: no die, card or reveal, no other person
 * asked who has seen it, the match not over (then its seed lies open).
 */
function judgeTakingBack(log: LogReader, seating: Seating, seat: Seat, seq: number, hasSeen: Witness): Verdict {
  const { news, asks } = log.mark(seq);
  const speaker = log.entry(seq)?.seat ?? '';
  const at = { amount: seq };
  if (!isSamePerson(seating, seat, speaker)) return deny('undo', 'saidByAnother', at);
  if (news) return deny('undo', 'newInformation', at);
  if (asks === null) return deny('undo', 'over', at);
  const isAnothers = isPerson(seating, asks) && !isSamePerson(seating, seat, asks);
  if (isAnothers && hasSeen(asks, seq)) return deny('undo', 'otherPersonAsked', at);
  return grant();
}
