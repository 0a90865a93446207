import type { Audience, Realm } from '@sandtable/kernel';
import type { ToldEntry } from '@sandtable/protocol';
import type { Match } from '@sandtable/session';
import type { WarmMatch } from './snapshots.ts';
import { heardEntries } from './telling.ts';

/** A summary of a match: how it stands for an audience, and what happened since its seat last spoke. */
export interface Glance {
  readonly seq: number;
  readonly view: unknown;
  readonly entries: readonly ToldEntry[];
}

/** After a longer absence only the newest entries. */
const MOST_TOLD = 60;

export function glanceOf(warm: WarmMatch, audience: Audience): Glance {
  const { match } = warm;
  const { seq } = match;
  const from = Math.max(lastWordOf(match, audience), seq - MOST_TOLD);
  return {
    seq,
    view: match.now(audience).view,
    entries: heardEntries(warm, audience, from + 1, seq + 1),
  };
}

/** A seat's last entry; 0, the set-up, if it has said nothing yet. */
function lastWordOf({ seq, log }: Match<Realm>, audience: Audience): number {
  for (let at = seq; at > 0; at--) {
    const entry = log.entry(at);
    if (entry !== undefined && 'say' in entry && entry.seat === audience) return at;
  }
  return 0;
}
