import * as z from 'zod/mini';
import { CHANGED_ANSWERS, CHANGED_REQUESTS } from './changed.ts';
import { MATCH_ANSWERS, MATCH_REQUESTS } from './matches.ts';
import { PEOPLE_ANSWERS, PEOPLE_REQUESTS } from './people.ts';

/** What is sent over HTTP, as JSON. */
export const REQUESTS = { ...PEOPLE_REQUESTS, ...MATCH_REQUESTS, ...CHANGED_REQUESTS };

/** What is answered over HTTP. */
export const ANSWERS = {
  ...PEOPLE_ANSWERS,
  ...MATCH_ANSWERS,
  ...CHANGED_ANSWERS,
  error: z.object({ error: z.string() }),
};

interface RoutePlan {
  readonly about: string;
  readonly body?: keyof typeof REQUESTS;
  /** Undefined for a file, or for what any program can read. */
  readonly answer?: keyof typeof ANSWERS;
}

/** Every request there is; a test holds the server's routes to it. */
export const ROUTES = {
  'GET /healthz': { about: 'The process runs.' },
  'GET /readyz': { about: 'The database answers, and the server is not stopping.' },
  'GET /api/me': { about: 'Who this browser is, by its cookie; null for a first visit.', answer: 'me' },
  'POST /api/me': {
    about: 'A first visit: makes a player and sets the cookie. Later: another name.',
    body: 'visit',
    answer: 'me',
  },
  'POST /api/me/link': {
    about: 'A token that makes another device this person’s too, once, within 15 minutes.',
    answer: 'link',
  },
  'POST /api/me/claim': {
    about: 'Uses such a token on the other device, and sets its cookie.',
    body: 'claim',
    answer: 'me',
  },
  'POST /api/me/sign-out': { about: 'Forgets this device.', answer: 'me' },
  'GET /api/me/export': { about: 'All that is kept of this person, as a file.' },
  'DELETE /api/me': { about: 'Leaves what waits, resigns what runs, and forgets this person.', answer: 'me' },
  'GET /api/games': { about: 'The games of this server, and their bots.', answer: 'games' },
  'GET /api/matches/mine': { about: 'The matches of this person, the newest first.', answer: 'matches' },
  'GET /api/matches/open': { about: 'Matches that anybody may join.', answer: 'matches' },
  'POST /api/matches': {
    about: 'Makes a match, and a token for the link to it. It starts when no seat is free.',
    body: 'create',
    answer: 'created',
  },
  'GET /api/matches/:id': {
    about: 'One match, for those who play it, have its token (?token=), or may observe it.',
    answer: 'match',
  },
  'POST /api/matches/:id/join': { about: 'Takes a free seat: the one named, or any.', body: 'join', answer: 'match' },
  'POST /api/matches/:id/link': { about: 'Another token for the link to it.', answer: 'created' },
  'POST /api/matches/:id/leave': { about: 'Gives up one’s seats before it starts; with its maker the match is gone.' },
  'GET /api/matches/:id/export': { about: 'The whole record with its seed, once the match is over.' },
  'GET /api/matches/:id/changed': {
    about:
      'Whether a match of one’s own comes out otherwise by the rules of today, from which entry on, and who has agreed to go on from before it.',
    answer: 'changed',
  },
  'POST /api/matches/:id/changed': {
    about:
      'Agrees to go on from before that entry, which takes all people at the match; or ends it, which takes one. What was said since is kept apart.',
    body: 'changed',
    answer: 'changed',
  },
  'GET /api/socket': { about: 'The socket on which matches are played; ?v= says the version of the protocol.' },
} as const satisfies Readonly<Record<string, RoutePlan>>;

export type Route = keyof typeof ROUTES;

/** What a route answers. */
export type AnswerTo<R extends Route> = (typeof ROUTES)[R] extends {
  readonly answer: infer Name extends keyof typeof ANSWERS;
}
  ? z.infer<(typeof ANSWERS)[Name]>
  : unknown;

/** What is sent to it; undefined for nothing. */
export type BodyFor<R extends Route> = (typeof ROUTES)[R] extends {
  readonly body: infer Name extends keyof typeof REQUESTS;
}
  ? z.input<(typeof REQUESTS)[Name]>
  : undefined;
