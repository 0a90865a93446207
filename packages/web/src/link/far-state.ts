import type { ServerMessage } from '@sandtable/protocol';
import type { StandingAnswers } from '@sandtable/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type TableTime, timeIn } from '../online/server/time.ts';
import type { WireListener } from './reliable-wire.ts';

type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: Kind }>;

/** What is known of a match on a server besides the match itself. */
export interface FarState {
  readonly isUp: boolean;
  /** The server speaks another version: the page must be loaded again. */
  readonly isOutdated: boolean;
  /** Why it can no longer be followed, in words; null while it can. */
  readonly refusal: string | null;
  /** A seat has changed hands: the match is to be opened again. */
  readonly isReseated: boolean;
  readonly presence: Pick<Of<'presence'>, 'seats' | 'observers'>;
  readonly offers: Of<'offers'>['offers'];
  /** What the own seat answers beforehand; null for nothing. */
  readonly answers: StandingAnswers | null;
  /** What was committed to before the first entry, as JSON: the seed must fit it. */
  readonly commitment: string | null;
  /** Revealed when the match is over. */
  readonly seed: string | null;
  /** The last entry this person had on a screen before it was opened here; null if none. */
  readonly seen: number | null;
  /** Whose clock runs, and whom all wait for. */
  readonly time: TableTime;
}

const FIRST_STATE: FarState = {
  isUp: false,
  isOutdated: false,
  refusal: null,
  isReseated: false,
  presence: { seats: [], observers: 0 },
  offers: [],
  answers: null,
  commitment: null,
  seed: null,
  seen: null,
  time: timeIn({}, 0),
};

export function farState(): StoreApi<FarState> {
  return createStore<FarState>(() => FIRST_STATE);
}

/** What the server tells besides moments and answers. */
export function note(far: StoreApi<FarState>, message: Parameters<WireListener['note']>[0]): void {
  switch (message.kind) {
    case 'presence': {
      const { seats, observers } = message;
      return far.setState({ presence: { seats, observers } });
    }
    case 'offers':
      return far.setState({ offers: message.offers });
    case 'answers':
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the server has read them by the session
      return far.setState({ answers: message.answers as StandingAnswers | null });
    case 'clocks':
      return far.setState({ time: timeIn(message, Date.now()) });
    case 'reload':
      return far.setState({ isOutdated: true });
    // What is said beside the board is heard where it is shown.
    case 'chat':
    case 'hello':
  }
}
