import type { Seat } from '@sandtable/kernel';
import type { Commitment } from './seed.ts';

/** What one player kept of how the seed was made, to compare with the record once the match is over. */
export interface Promised {
  /** The hash of the server's part as first seen, before any part was sent; null if it was not kept. */
  readonly server: string | null;
  /** The parts that this player sent. A part without a seat may stand at any. */
  readonly parts: readonly { readonly seat: Seat | null; readonly part: string }[];
}

/** One thing that the record of a match has otherwise than it was promised. */
export type Unlike =
  | { readonly kind: 'plain' }
  | { readonly kind: 'server'; readonly promised: string; readonly found: string }
  | { readonly kind: 'part'; readonly seat: Seat | null; readonly sent: string; readonly found: string | null };

/** Everything in the commitment of a record that is not what was promised; the replay must prove the rest. */
export function unlikePromised(commitment: Commitment, { server, parts }: Promised): readonly Unlike[] {
  if (typeof commitment === 'string') return server === null && parts.length === 0 ? [] : [{ kind: 'plain' }];
  const found = commitment.parts;
  const other: Unlike[] =
    server === null || server === commitment.server
      ? []
      : [{ kind: 'server', promised: server, found: commitment.server }];
  const lost = parts.flatMap(({ seat, part }): Unlike[] => {
    const isThere = seat === null ? Object.values(found).includes(part) : found[seat] === part;
    return isThere ? [] : [{ kind: 'part', seat, sent: part, found: seat === null ? null : (found[seat] ?? null) }];
  });
  return [...other, ...lost];
}

/** In one sentence for players. */
export function explainUnlike(unlike: Unlike, nameOf: (seat: Seat) => string): string {
  switch (unlike.kind) {
    case 'plain':
      return 'The seed is not made of parts, although parts were promised.';
    case 'server':
      return `The server first committed to ${unlike.promised}, but the record commits to ${unlike.found}.`;
    case 'part': {
      const { seat, sent, found } = unlike;
      if (seat === null) return `The part that you sent, ${sent}, is not in the seed.`;
      return found === null
        ? `You sent ${sent} for ${nameOf(seat)}, but the record has no part for that seat.`
        : `You sent ${sent} for ${nameOf(seat)}, but the record has ${found}.`;
    }
  }
}
