import { clean, quote } from '@sandtable/kernel';
import { type Commitment, explainUnlike, type Promised, type Unlike, unlikePromised } from '@sandtable/session';
import { BadInput } from '../io/input.ts';

export interface PromisedOptions {
  /** Parts of the seed that the caller sent: `seat=part`, or the part alone. */
  readonly part?: readonly string[];
  /** The hash of the server's part as the caller first saw it. */
  readonly commitment?: string;
}

const PART = /^(?:([!-<>-~]+)=)?([0-9a-f]{32,128})$/;

export function promisedIn({ part = [], commitment }: PromisedOptions): Promised {
  if (commitment !== undefined && !/^[0-9a-f]{64}$/.test(commitment))
    throw new BadInput(`--commitment: expected 64 hexadecimal digits, got ${quote(commitment)}`);
  const parts = part.map((text) => {
    const [, seat = null, digits] = PART.exec(text) ?? [];
    if (digits === undefined)
      throw new BadInput(`--part: expected 32 to 128 hexadecimal digits, or seat=digits, got ${quote(text)}`);
    return { seat, part: digits };
  });
  return { server: commitment ?? null, parts };
}

/** The same three outcomes as at the table; `text` is empty if there is nothing to say. */
interface PromisedVerdict {
  readonly verdict: 'verified' | 'unchecked' | 'notPromised';
  readonly text: string;
  readonly unlike: readonly Unlike[];
}

export function judgePromised(commitment: Commitment, promised: Promised): PromisedVerdict {
  const unlike = unlikePromised(commitment, promised);
  if (unlike.length > 0) {
    const differs = unlike.map((each) => explainUnlike(each, (seat) => clean(seat))).join(' ');
    return { verdict: 'notPromised', text: `NOT WHAT WAS PROMISED: ${differs}`, unlike };
  }
  const { server, parts } = promised;
  if (parts.length > 0 && server !== null)
    return { verdict: 'verified', text: 'verified with your part, and with what the server had committed to', unlike };
  return { verdict: 'unchecked', text: explainUnchecked(commitment, promised), unlike };
}

function explainUnchecked(commitment: Commitment, { server, parts }: Promised): string {
  if (typeof commitment === 'string') return '';
  if (parts.length > 0) return 'your part is in the seed; add --commitment to check what the server had committed to';
  return `${server === null ? '' : 'the commitment is the one given; '}your part was not checked: add --part`;
}
