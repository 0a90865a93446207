import type { ServerMessage } from '@sandtable/protocol';
import type { StandingAnswers } from '@sandtable/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type TableTime, timeIn } from '../online/server/time.ts';
import type { WireListener } from './reliable-wire.ts';

type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: Kind }>;

/** What the server says about a match besides the match itself. */
export interface FarState {
  readonly isUp: boolean;
  /** The server runs another version: the page must be reloaded. */
  readonly isOutdated: boolean;
  /** Why the page can no longer follow the match, in words; null while it can. */
  readonly refusal: string | null;
  /** A seat has changed hands: the match must be opened again. */
  readonly isReseated: boolean;
  readonly presence: Pick<Of<'presence'>, 'seats' | 'observers'>;
  readonly offers: Of<'offers'>['offers'];
  /** The viewer's own answers given beforehand; null for none. */
  readonly answers: StandingAnswers | null;
  /** The commitment made before the first entry, as JSON: the seed must match it. */
  readonly commitment: string | null;
  readonly seed: string | null;
  /** The last entry this person saw before opening the match here; null if none. */
  readonly seen: number | null;
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

/** Stores what the server sends besides moments and answers. */
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
    // Handled by the parts of the screen that show them.
    case 'chat':
    case 'hello':
    // And by the lists of matches.
    case 'listening':
    case 'mine':
    case 'lobby':
    case 'hall':
  }
}
