import * as z from 'zod/mini';
import { id, seat, seq } from './basics.ts';
import { heardEntry, matchInfo } from './matches.ts';
import { LOBBY_ANSWERS } from './lobby.ts';
import { away, CLAIMS, clocks } from './pace.ts';
import { person } from './people.ts';
import { chatLine, hearers, LONGEST_LINE } from './talk.ts';

/** The `ETag` of a list of matches. */
const tag = z.string().check(z.minLength(1), z.maxLength(64));

/** `resign`: that a whole side resigns; told to its seats alone. */
const offered = z.enum(['draw', 'takeBack', 'resign']);

/** Common to all messages of a seat. `id` is the page's own id for the message and comes back with the answer. */
const bySeat = { id, match: id, seat, seq };

/** Questions about a match, from anyone allowed to watch as `as`. The answer holds nothing that this audience may not know. */
const question = z.discriminatedUnion('topic', [
  z.strictObject({ topic: z.literal('at'), seq, to: z.optional(seq) }),
  z.strictObject({ topic: z.literal('why'), seq }),
  z.strictObject({ topic: z.literal('whatIf'), seq, unit: z.int().check(z.minimum(0), z.maximum(100_000)) }),
  z.strictObject({ topic: z.literal('log'), before: seq }),
]);
export type AskedQuestion = z.infer<typeof question>;

export const CLIENT_MESSAGES = {
  /** Lists to be told of: `mine`, and `lobby` if the page shows it, each with the tag of the list it has, or null. Also says: I am here. */
  listen: z.strictObject({ kind: z.literal('listen'), id, mine: z.nullable(tag), lobby: z.optional(z.nullable(tag)) }),
  open: z.strictObject({
    kind: z.literal('open'),
    id,
    match: id,
    as: seat,
    seq: z.int().check(z.minimum(-1), z.maximum(1_000_000)),
  }),
  close: z.strictObject({ kind: z.literal('close'), id, match: id, as: seat }),
  /** This page shows a table of this person's that waits for players, as long as the connection lasts. */
  wait: z.strictObject({ kind: z.literal('wait'), id, match: id }),
  seen: z.strictObject({ kind: z.literal('seen'), id, match: id, as: seat, seq }),
  ask: z.strictObject({ kind: z.literal('ask'), id, match: id, as: seat, question }),
  say: z.strictObject({ kind: z.literal('say'), ...bySeat, words: z.string().check(z.maxLength(4000)) }),
  undo: z.strictObject({ kind: z.literal('undo'), ...bySeat }),
  resign: z.strictObject({ kind: z.literal('resign'), ...bySeat }),
  offer: z.strictObject({ kind: z.literal('offer'), ...bySeat, what: offered, to: z.optional(seq) }),
  decline: z.strictObject({ kind: z.literal('decline'), ...bySeat, what: offered }),
  answers: z.strictObject({ kind: z.literal('answers'), ...bySeat, answers: z.unknown() }),
  claim: z.strictObject({ kind: z.literal('claim'), ...bySeat, how: z.enum(CLAIMS) }),
  chat: z.strictObject({
    kind: z.literal('chat'),
    ...{ id, match: id, seat, to: hearers },
    text: z.string().check(z.maxLength(LONGEST_LINE)),
    /** The page's own id for a line: if it is sent again, it is said only once. */
    key: z.optional(id),
  }),
};

export const clientMessage = z.discriminatedUnion('kind', [
  CLIENT_MESSAGES.listen,
  CLIENT_MESSAGES.open,
  CLIENT_MESSAGES.close,
  CLIENT_MESSAGES.wait,
  CLIENT_MESSAGES.seen,
  CLIENT_MESSAGES.ask,
  CLIENT_MESSAGES.say,
  CLIENT_MESSAGES.undo,
  CLIENT_MESSAGES.resign,
  CLIENT_MESSAGES.offer,
  CLIENT_MESSAGES.decline,
  CLIENT_MESSAGES.answers,
  CLIENT_MESSAGES.claim,
  CLIENT_MESSAGES.chat,
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const reason = z.object({
  rule: z.string(),
  key: z.string(),
  amount: z.optional(z.number()),
  at: z.optional(z.number()),
  unit: z.optional(z.number()),
});

export type ToldEntry = z.infer<typeof heardEntry>;

/** A match after one of its entries: whole, or as changes from the previous one in the list. */
const pastMoment = z.object({ seq, audience: seat, after: z.nullable(seq), changes: z.unknown(), entry: heardEntry });

export const ASK_ANSWERS = {
  at: z.object({ moments: z.array(pastMoment) }),
  why: z.object({ moments: z.array(pastMoment), notes: z.array(z.unknown()), events: z.array(z.unknown()) }),
  whatIf: z.object({ notes: z.array(z.unknown()), isDrawnAnew: z.boolean() }),
  log: z.object({ entries: z.array(heardEntry) }),
};
export type AnswerOn<T extends AskedQuestion['topic']> = z.infer<(typeof ASK_ANSWERS)[T]>;

const holder = z.object({
  kind: z.enum(['person', 'bot', 'procedure']),
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  bot: z.optional(z.string()),
});

/**
 * A list of matches: the whole one, or what has changed since the one with the tag `after`, and which are no longer in it. It goes by the
 * newest first.
 */
const listTold = {
  tag,
  after: z.nullable(tag),
  matches: z.array(matchInfo),
  gone: z.array(id),
};

export const SERVER_MESSAGES = {
  hello: z.object({ kind: z.literal('hello'), protocol: z.int(), person: z.nullable(person) }),
  /** Answers `listen`, once both lists were told: their tags, and the server's time. */
  listening: z.object({
    kind: z.literal('listening'),
    ...{ id, at: z.number(), mine: z.nullable(tag), lobby: z.nullable(tag) },
  }),
  /** The matches of this person. */
  mine: z.object({ kind: z.literal('mine'), ...listTold }),
  /** The open tables, as anybody sees them. */
  lobby: z.object({ kind: z.literal('lobby'), ...listTold }),
  /** What the lobby shows besides tables, to pages that listen to the open ones. */
  hall: z.object({ kind: z.literal('hall'), feed: LOBBY_ANSWERS.lobby }),
  reload: z.object({ kind: z.literal('reload'), protocol: z.int(), text: z.string() }),
  moment: z.object({
    kind: z.literal('moment'),
    match: id,
    as: seat,
    seq,
    audience: seat,
    after: z.nullable(seq),
    changes: z.unknown(),
    entries: z.array(heardEntry),
    isAnswered: z.optional(z.boolean()),
    seating: z.optional(z.record(z.string(), holder)),
    seen: z.optional(z.nullable(seq)),
    commitment: z.optional(
      z.union([
        z.string(),
        z.object({ algorithm: z.string(), server: z.string(), parts: z.record(z.string(), z.string()) }),
      ]),
    ),
    seed: z.nullable(z.string()),
    /** Left out if no clock is running. */
    clocks: z.optional(clocks),
    away: z.optional(away),
  }),
  /** The clocks changed without an entry: the others now wait, or no longer do. */
  clocks: z.object({ kind: z.literal('clocks'), match: id, clocks: z.optional(clocks), away: z.optional(away) }),
  offers: z.object({
    kind: z.literal('offers'),
    match: id,
    offers: z.array(z.object({ what: offered, to: seq, seat })),
  }),
  presence: z.object({
    kind: z.literal('presence'),
    match: id,
    seats: z.array(seat),
    observers: z.int().check(z.minimum(0)),
  }),
  answer: z.object({ kind: z.literal('answer'), id, answer: z.unknown() }),
  answers: z.object({ kind: z.literal('answers'), match: id, as: seat, answers: z.nullable(z.unknown()) }),
  chat: z.object({ kind: z.literal('chat'), match: id, as: seat, lines: z.array(chatLine) }),
  accepted: z.object({ kind: z.literal('accepted'), id, seq }),
  refused: z.object({ kind: z.literal('refused'), id: z.nullable(id), reasons: z.array(reason), text: z.string() }),
};
export type ServerMessage = z.infer<(typeof SERVER_MESSAGES)[keyof typeof SERVER_MESSAGES]>;
