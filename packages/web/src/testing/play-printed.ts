import { type Bot, hashOf, type PackChoice, randomAt, type Realm } from '@sandtable/kernel';
import { type Match, playOne, printEntry } from '@sandtable/session';

/**
 * Plays a printed match to its end, or for so many entries, a bot in the place of every person, and says the same in the match of the app.
 */
export function playBoth<R extends Realm>(
  printed: Match<R>,
  app: Match<R>,
  bot: Bot<R['view']>,
  most = Infinity,
): string[] {
  const differences: string[] = [];
  const compare = (): void => {
    if (positionOf(printed) !== positionOf(app)) differences.push(`after ${printed.seq} entries`);
  };
  compare();
  while (printed.asks !== null && printed.seq < most && differences.length === 0) {
    const seat = printed.asks;
    if (printed.seating[seat]?.kind === 'procedure') playOne(printed);
    else printed.say(seat, printed.seq, bot(printed.now(seat).view, randomAt('printed', seat, printed.seq)));
    const entry = printed.entries.at(-1);
    if (entry === undefined || !('say' in entry)) throw new Error('nothing was said');
    const { granted } = app.say(entry.seat, app.seq, entry.say);
    if (!granted) differences.push(`${printEntry(entry)} is refused`);
  }
  compare();
  return differences;
}

/** Everything but the name of a pack: on paper its content is at hand, and no pack is named. */
function positionOf<R extends Realm>(match: Match<R>): string {
  const { options, ...state }: { readonly options: PackChoice } = JSON.parse(match.frozen());
  return hashOf({ ...state, options: { ...options, pack: null } });
}
