import * as z from 'zod/mini';
import { MATCH_ANSWERS, MATCH_REQUESTS } from './matches.ts';
import { PEOPLE_ANSWERS, PEOPLE_REQUESTS } from './people.ts';
import { TALK_ANSWERS, TALK_REQUESTS } from './talk.ts';

/** What is sent over HTTP, as JSON. */
export const REQUESTS = { ...PEOPLE_REQUESTS, ...MATCH_REQUESTS, ...TALK_REQUESTS };

/** What is answered over HTTP. */
export const ANSWERS = { ...PEOPLE_ANSWERS, ...MATCH_ANSWERS, ...TALK_ANSWERS, error: z.object({ error: z.string() }) };

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
  'POST /api/matches/:id/rematch': {
    about: 'After the end: the same again with sides changed, once; the seats of the others are kept for them.',
    body: 'rematch',
    answer: 'created',
  },
  'POST /api/matches/:id/decline': { about: 'Gives up the seat that is kept for this person.' },
  'POST /api/matches/import': {
    about: 'Takes a match that was begun in a browser, in which all people are this one, and goes on with it here.',
    body: 'bring',
    answer: 'created',
  },
  'GET /api/matches/:id/talk': {
    about: 'As a seat (?as=) or as observer: one’s own note, whom one does not hear, and what was said last.',
    answer: 'talk',
  },
  'PUT /api/matches/:id/note': { about: 'Keeps one’s own note; nobody else reads it.', body: 'note' },
  'POST /api/matches/:id/mute': {
    about: 'Whether whoever sits there is heard, in this match and all others.',
    body: 'mute',
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
