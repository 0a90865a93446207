import * as z from 'zod/mini';
import { LONGEST_NAME } from '../people/people.ts';
import { ACCESSES, STATUSES } from '../store/tables.ts';

/** Raised when an older page could no longer talk to this server: it is told to reload. */
export const PROTOCOL = 2;

/** Bytes; no sentence of any game comes near. */
export const LONGEST_MESSAGE = 16_000;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const seat = z.string().check(z.minLength(1), z.maxLength(60));
const seq = z.int().check(z.minimum(0), z.maximum(1_000_000));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME));
const token = z.string().check(z.minLength(1), z.maxLength(100));
const offered = z.enum(['draw', 'takeBack']);

/** What every message of a seat has: the page's own id for it, which comes back with the answer. */
const bySeat = { id, match: id, seat, seq };

/** A schema as JSON, for the page that tells of them. */
export function jsonSchemaOf(schema: z.ZodMiniType): object {
  return z.toJSONSchema(schema);
}

/** What a page sends over the socket. */
export const CLIENT_MESSAGES = {
  open: z.strictObject({
    kind: z.literal('open'),
    id,
    match: id,
    as: seat,
    seq: z.int().check(z.minimum(-1), z.maximum(1_000_000)),
  }),
  close: z.strictObject({ kind: z.literal('close'), id, match: id, as: seat }),
  say: z.strictObject({ kind: z.literal('say'), ...bySeat, words: z.string().check(z.maxLength(4000)) }),
  undo: z.strictObject({ kind: z.literal('undo'), ...bySeat }),
  resign: z.strictObject({ kind: z.literal('resign'), ...bySeat }),
  offer: z.strictObject({ kind: z.literal('offer'), ...bySeat, what: offered, to: z.optional(seq) }),
  decline: z.strictObject({ kind: z.literal('decline'), ...bySeat, what: offered }),
  answers: z.strictObject({ kind: z.literal('answers'), ...bySeat, answers: z.unknown() }),
};

export const clientMessage = z.discriminatedUnion('kind', [
  CLIENT_MESSAGES.open,
  CLIENT_MESSAGES.close,
  CLIENT_MESSAGES.say,
  CLIENT_MESSAGES.undo,
  CLIENT_MESSAGES.resign,
  CLIENT_MESSAGES.offer,
  CLIENT_MESSAGES.decline,
  CLIENT_MESSAGES.answers,
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const person = z.object({ id, name });
const reason = z.object({
  rule: z.string(),
  key: z.string(),
  amount: z.optional(z.number()),
  at: z.optional(z.number()),
  unit: z.optional(z.number()),
});

/** What the server sends over the socket. */
export const SERVER_MESSAGES = {
  hello: z.object({ kind: z.literal('hello'), protocol: z.int(), person: z.nullable(person) }),
  reload: z.object({ kind: z.literal('reload'), protocol: z.int(), text: z.string() }),
  moment: z.object({
    kind: z.literal('moment'),
    match: id,
    as: seat,
    seq,
    audience: seat,
    after: z.nullable(seq),
    changes: z.unknown(),
    entries: z.array(
      z.object({ seq, speaker: z.nullable(seat), words: z.nullable(z.string()), events: z.array(z.unknown()) }),
    ),
    commitment: z.optional(
      z.union([
        z.string(),
        z.object({ algorithm: z.string(), server: z.string(), parts: z.record(z.string(), z.string()) }),
      ]),
    ),
    seed: z.nullable(z.string()),
  }),
  offers: z.object({
    kind: z.literal('offers'),
    match: id,
    offers: z.array(z.object({ what: offered, to: seq, seat })),
  }),
  answers: z.object({ kind: z.literal('answers'), match: id, as: seat, answers: z.nullable(z.unknown()) }),
  accepted: z.object({ kind: z.literal('accepted'), id, seq }),
  refused: z.object({ kind: z.literal('refused'), id: z.nullable(id), reasons: z.array(reason), text: z.string() }),
};
export type ServerMessage = z.infer<(typeof SERVER_MESSAGES)[keyof typeof SERVER_MESSAGES]>;

const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('bot'), bot: seat }),
]);

/** What is sent over HTTP, as JSON. */
export const REQUESTS = {
  visit: z.strictObject({ name }),
  claim: z.strictObject({ token }),
  create: z.strictObject({
    game: seat,
    options: z.optional(z.unknown()),
    seats: z.record(seat, seatPlan),
    pace: z.strictObject({ kind: z.literal('none') }),
    access: z.enum(ACCESSES),
    observers: z.boolean(),
  }),
  join: z.strictObject({ token: z.optional(token), seat: z.optional(seat) }),
};

const matchInfo = z.object({
  id,
  game: z.string(),
  title: z.string(),
  status: z.enum(STATUSES),
  access: z.enum(ACCESSES),
  observers: z.boolean(),
  pace: z.unknown(),
  createdAt: z.number(),
  startedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
  seats: z.array(
    z.object({
      seat,
      kind: z.enum(['person', 'bot', 'procedure']),
      name: z.nullable(z.string()),
      isMine: z.boolean(),
    }),
  ),
});
export type MatchInfo = z.infer<typeof matchInfo>;

/** What is answered over HTTP. */
export const ANSWERS = {
  me: z.object({ person: z.nullable(person) }),
  link: z.object({ token, expires: z.number() }),
  games: z.object({ games: z.array(z.object({ id: z.string(), version: z.int(), bots: z.array(z.string()) })) }),
  matches: z.object({ matches: z.array(matchInfo) }),
  match: z.object({ match: matchInfo }),
  created: z.object({ match: id, token }),
  error: z.object({ error: z.string() }),
};

interface Route {
  readonly about: string;
  readonly body?: keyof typeof REQUESTS;
  /** Undefined for a file, or for what any program can read. */
  readonly answer?: keyof typeof ANSWERS;
}

/** Every request there is; a test holds the routes to it. */
export const ROUTES: Readonly<Record<string, Route>> = {
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
  'GET /api/socket': { about: 'The socket on which matches are played; ?v= says the version of the protocol.' },
};
