import { type Denied, deny, type Reason } from '@sandtable/kernel';
import type { ClaimKey } from '../pace/claim.ts';

/** Refusals by the server itself; the rules have their own reasons. */
const WORDS = {
  malformed: 'This is no message that the server knows.',
  tooLarge: 'The message is too long.',
  tooFast: 'Too many messages: wait a moment.',
  tooMuch: 'That is too much at once: wait a moment.',
  tooManyQuestions: 'Too many questions at once: wait for an answer.',
  tooManySockets: 'Too many pages are open from your address or under your name: close one.',
  tooManyObservers: 'As many people as may are watching this match: come back later.',
  offeredBefore: 'Your side has offered that in this round: offer it again in the next.',
  tooManyOpen: 'Too many matches are open on this connection: close one.',
  unknownMatch: 'There is no such match.',
  unknownGame: 'This server does not have the game of this match.',
  notStarted: 'The match has not started: a seat is still free.',
  notYours: 'You do not have that seat.',
  noObservers: 'This match has no observers.',
  notOpen: 'Open the match first.',
  overtaken: 'Someone else spoke first.',
  notOver: 'The match is not over.',
  wrongAnswers: 'That cannot be answered beforehand.',
  noReasons: 'Only the AI tells its reasons.',
  noOffer: 'Nothing of the kind is on offer.',
  timeUp: 'Your time was over.',
  notStandIn: 'No bot plays that seat.',
  noTimeLeft: 'You have no time left: the bot plays on for you.',
  notFree: 'That seat is taken.',
  changed: 'By the rules of today this match comes out otherwise.',
  nothingInIt: 'There is nothing in it.',
  tooMuchTalk: 'That is a lot at once: wait a minute.',
  noPartner: 'You have no partner in this match.',
  banned: 'You are banned from chatting: the lobby says why, and until when.',
  full: 'The server’s disk is full. Nothing was changed; the host has to make room.',
  unavailable: 'The database does not answer. Nothing was changed; try again.',
  stopping: 'The server is stopping; it will be back.',
} as const;

const SESSION_WORDS: Readonly<Record<string, string>> = {
  stale: 'Something has happened meanwhile.',
  notAsked: 'It is not your turn.',
  over: 'The match is over.',
  unknownSeat: 'There is no such seat.',
  malformed: 'This is no sentence.',
  tooLong: 'The sentence is too long.',
  unfinished: 'The sentence is not complete.',
  full: 'The match has as many entries as it can have.',
  broken: 'The rules failed on this sentence, which is refused.',
  notAgreed: 'Not everybody can agree to that.',
  nobodyElse: 'Nobody else would be left.',
  noSuchEntry: 'There is no such entry to go back to.',
  nothingSaid: 'There is nothing to take back.',
  newInformation: 'A die, a card or a reveal has come since.',
  saidByAnother: 'Someone else said that.',
  otherPersonAsked: 'Someone else was asked since.',
};

const CLAIM_WORDS: Readonly<Record<ClaimKey, string>> = {
  nobodyAway: 'Nobody is waited for.',
  ownTime: 'It is your own turn.',
  noLimit: 'This match has no limit that could be claimed or waived.',
  waits: 'You are waiting already.',
  notWaiting: 'Nobody waits: the time is counted.',
  inTime: 'There is time left.',
  partner: 'Your own side cannot win by that: seat a bot, or wait.',
  noBot: 'There is no bot for this game here.',
};

export type ServerKey = keyof typeof WORDS;

export function refusal(key: ServerKey, amount?: number): Denied<ServerKey> {
  return deny('server', key, amount === undefined ? {} : { amount });
}

/** Explains the first few reasons. Reasons of the rules appear by name only: the screen has the words for them. */
export function explainRefusal(reasons: readonly Reason[]): string {
  const lines = reasons.slice(0, 5).map(({ rule, key, amount }) => {
    if (rule === 'server' && key === 'changed') return changedWords(amount ?? 0);
    if (rule === 'server' && key === 'tooMuch' && amount !== undefined) return waitWords(amount);
    if (rule === 'server' && isServerKey(key)) return WORDS[key];
    const words: Readonly<Record<string, string>> = rule === 'pace' ? CLAIM_WORDS : SESSION_WORDS;
    const own = ['session', 'table', 'undo', 'pace'].includes(rule) ? words[key] : undefined;
    return own ?? `The rules do not allow that (${rule}: ${key}).`;
  });
  return [...new Set(lines)].join(' ');
}

function waitWords(seconds: number): string {
  return `That is too much at once: wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
}

function changedWords(from: number): string {
  if (from === 0) return 'By the rules of today this match would be set up otherwise: it can only be ended.';
  return `By the rules of today this match comes out otherwise from move ${from} on. It goes on from before that move if everybody agrees, or someone ends it.`;
}

function isServerKey(key: string): key is ServerKey {
  return Object.hasOwn(WORDS, key);
}
