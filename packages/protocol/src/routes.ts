import * as z from 'zod/mini';
import { CHANGED_ANSWERS, CHANGED_REQUESTS } from './changed.ts';
import { LOBBY_ANSWERS, LOBBY_REQUESTS } from './lobby.ts';
import { MATCH_ANSWERS, MATCH_REQUESTS } from './matches.ts';
import { NOTICE_ANSWERS, NOTICE_REQUESTS } from './notices.ts';
import { PASSKEY_ANSWERS, PASSKEY_REQUESTS } from './passkeys.ts';
import { PEOPLE_ANSWERS, PEOPLE_REQUESTS } from './people.ts';
import { TALK_ANSWERS, TALK_REQUESTS } from './talk.ts';

/** What is sent over HTTP, as JSON. */
export const REQUESTS = {
  ...PEOPLE_REQUESTS,
  ...MATCH_REQUESTS,
  ...CHANGED_REQUESTS,
  ...TALK_REQUESTS,
  ...NOTICE_REQUESTS,
  ...PASSKEY_REQUESTS,
  ...LOBBY_REQUESTS,
};

export const ANSWERS = {
  ...PEOPLE_ANSWERS,
  ...MATCH_ANSWERS,
  ...TALK_ANSWERS,
  ...NOTICE_ANSWERS,
  ...PASSKEY_ANSWERS,
  ...CHANGED_ANSWERS,
  ...LOBBY_ANSWERS,
  error: z.object({ error: z.string() }),
};

interface RoutePlan {
  readonly about: string;
  readonly body?: keyof typeof REQUESTS;
  /** Left out if the answer is a file, or in a standard format. */
  readonly answer?: keyof typeof ANSWERS;
}

/** Every request there is; a test checks the server's routes against it. */
export const ROUTES = {
  'GET /healthz': { about: 'The process runs.' },
  'GET /readyz': { about: 'The database answers, and the server is not stopping.' },
  'GET /metrics': { about: 'Figures for Prometheus, with the token of METRICS_TOKEN; nothing where that is not set.' },
  'GET /api/openapi.json': { about: 'Every request, as OpenAPI.' },
  'GET /api/me': { about: 'Who this browser is, by its cookie; null for a first visit. Has an ETag.', answer: 'me' },
  'POST /api/me': {
    about:
      'A first visit: makes a player, with a guest name if none is given, and sets the cookie. Later: another name.',
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
  'GET /api/me/notices': { about: 'What this person wants to be told, and where.', answer: 'notices' },
  'POST /api/me/notices': { about: 'From now on this.', body: 'notices', answer: 'notices' },
  'POST /api/me/notices/test': { about: 'Something to see whether it arrives.', answer: 'notices' },
  'POST /api/me/notices/push': { about: 'Pushes to this browser as well.', body: 'push', answer: 'notices' },
  'DELETE /api/me/notices/push/:id': { about: 'No longer to that browser.', answer: 'notices' },
  'POST /api/me/notices/mail': {
    about: 'Mail to this address, once its reader has confirmed it by the link that is sent there.',
    body: 'mail',
    answer: 'notices',
  },
  'DELETE /api/me/notices/mail': { about: 'No more mail, and forgets the address.', answer: 'notices' },
  'POST /api/me/notices/webhook': {
    about: 'Posts to a channel of Discord or Slack; over https, to the internet only.',
    body: 'webhook',
    answer: 'notices',
  },
  'DELETE /api/me/notices/webhook': { about: 'No longer there.', answer: 'notices' },
  'GET /api/notices/confirm': { about: 'A page that asks anyone who has the token (?token=) whether to send mail.' },
  'POST /api/notices/confirm': { about: 'Yes, from that page.' },
  'GET /api/notices/out': { about: 'A page that asks anyone who has the token (?token=) whether to end all mail.' },
  'POST /api/notices/out': { about: 'Yes: from that page, or from a mail program (List-Unsubscribe).' },
  'GET /api/me/passkeys': { about: 'The passkeys of this person.', answer: 'passkeys' },
  'POST /api/me/passkeys/begin': { about: 'What a browser needs to make one.', answer: 'ceremony' },
  'POST /api/me/passkeys': { about: 'Keeps the one that it has made.', body: 'addPasskey', answer: 'passkeys' },
  'DELETE /api/me/passkeys/:id': { about: 'That one no longer signs in.', answer: 'passkeys' },
  'POST /api/passkeys/begin': { about: 'What a browser needs to sign in with one.', answer: 'ceremony' },
  'POST /api/passkeys/sign-in': {
    about: 'Signs this device in as the owner of the passkey, by cookie.',
    body: 'signIn',
    answer: 'me',
  },
  'POST /api/me/read': { about: 'This person has read a warning.', body: 'read', answer: 'me' },
  'GET /api/me/shown': { about: 'What this person lets others see, and whom they block.', answer: 'shown' },
  'POST /api/me/shown': { about: 'From now on this.', body: 'shown', answer: 'shown' },
  'GET /api/people/:id': { about: 'A person’s page, as far as they let it be seen.', answer: 'personPage' },
  'POST /api/people/:id/relation': {
    about:
      'Mutes or blocks this person, or no longer. The blocked cannot sit down at your tables, nor see that you are here.',
    body: 'relation',
    answer: 'personPage',
  },
  'POST /api/people/:id/report': { about: 'Tells the administrator of this person.', body: 'report' },
  'GET /api/lobby': {
    about:
      'Who is here, who waits in which queue, what can be watched, and how large this server is. Asking counts as being here.',
    answer: 'lobby',
  },
  'POST /api/play-now': {
    about:
      'Looks for an opponent, one search for each person. Ask every few seconds: a page that is not heard of leaves the queue. Once a match was found it begins at its time, if both still ask.',
    body: 'playNow',
    answer: 'playNow',
  },
  'DELETE /api/play-now': { about: 'Leaves the queue, or the match that was found and has not begun.' },
  'GET /api/games': { about: 'The games of this server, and their bots.', answer: 'games' },
  'GET /api/matches/mine': { about: 'The matches of this person, the newest first. Has an ETag.', answer: 'matches' },
  'GET /api/matches/open': {
    about: 'Matches that anybody may join, the same for everybody: nothing in it is “mine”. Has an ETag.',
    answer: 'matches',
  },
  'POST /api/matches': {
    about:
      'Makes a match, a token for the link to it, and the hash of the server’s part of the seed. It starts when no seat is free.',
    body: 'create',
    answer: 'created',
  },
  'GET /api/matches/:id': {
    about: 'One match, for those who play it, have its token (?token=), or may observe it.',
    answer: 'match',
  },
  'GET /api/matches/:id/glance': {
    about:
      'A running match as a seat (?as=) sees it, and what it was told since it last spoke; ?as=observer to look on.',
    answer: 'glance',
  },
  'POST /api/matches/:id/extend': { about: 'Its maker keeps a table open that waits, from today on.', answer: 'match' },
  'POST /api/matches/:id/join': {
    about: 'Takes a free seat: the one named, or any; in a running match one that its person has left.',
    body: 'join',
    answer: 'match',
  },
  'POST /api/matches/:id/link': { about: 'Another token for the link to it.', answer: 'created' },
  'POST /api/matches/:id/leave': {
    about:
      'Gives up this person’s seats. Before the start they are free again, and with its maker the match is gone; later a partner or a bot plays on.',
    body: 'leave',
  },
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
    about: 'As a seat (?as=) or as observer: your own note, whom you have muted, and what was said last.',
    answer: 'talk',
  },
  'PUT /api/matches/:id/note': { about: 'Keeps your own note; nobody else reads it.', body: 'note' },
  'POST /api/matches/:id/mute': {
    about: 'Mutes the player in this seat, in this match and all others, or hears him again.',
    body: 'mute',
  },
  'GET /api/matches/:id/changed': {
    about:
      'Whether a match of yours comes out otherwise by today’s rules, from which entry on, and who has agreed to go on from before it.',
    answer: 'changed',
  },
  'POST /api/matches/:id/changed': {
    about:
      'Agrees to go on from before that entry, which takes all people at the match; or ends it, which takes one. What was said since is kept apart.',
    body: 'changed',
    answer: 'changed',
  },
  'GET /api/socket': {
    about:
      'The socket on which matches are played and lists are kept up to date. `v` says the version of the protocol, `match` for a proxy which match it is.',
  },
} as const satisfies Readonly<Record<string, RoutePlan>>;

export type Route = keyof typeof ROUTES;

export type AnswerTo<R extends Route> = (typeof ROUTES)[R] extends {
  readonly answer: infer Name extends keyof typeof ANSWERS;
}
  ? z.infer<(typeof ANSWERS)[Name]>
  : unknown;

/** The body of a request; undefined if it has none. */
export type BodyFor<R extends Route> = (typeof ROUTES)[R] extends {
  readonly body: infer Name extends keyof typeof REQUESTS;
}
  ? z.input<(typeof REQUESTS)[Name]>
  : undefined;
