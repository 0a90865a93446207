export { heardBy, hears, type Audience, type Recipients, type Seat, type EventNotice } from './audience.ts';
export type { WordCounts } from './chatter.ts';
export type { EventWords, Wording } from './event-words.ts';
export { clean, quote, showUnseen } from './clean.ts';
export { finish, push, type FrameKind, type FrameKinds, type Stack } from './frame.ts';
export { gameSystem, type Game } from './game.ts';
export { hashOf, sha256Hex } from './hash.ts';
export { Recorder, type ScriptedChance, type Io } from './io.ts';
export { canonicalJson, type Json } from './json.ts';
export { choiceKind, countKind, kind, signedKind, type Kind } from './kind.ts';
export { choose, type LadderTrace, type Rung, type RungTrace } from './ladder.ts';
export { ladderTeller, type LadderTeller, type NameOf, type RungWords } from './ladder-words.ts';
export { madeOnce } from './made-once.ts';
export { memo } from './memo.ts';
export { MissionNames, nameless } from './pack-names.ts';
export type { Phrase } from './phrase.ts';
export {
  dealAnew,
  discard,
  makePile,
  putOnTop,
  removeDrawn,
  removeFrom,
  revivePile,
  viewPile,
  type Pile,
  type PileView,
} from './pile.ts';
export { withPositionOptions } from './position-options.ts';
export { randomAt, randomOf, type Random } from './random.ts';
export type { CoreState, CoreView, Frame, FrameView, Meaning, Offer, Realm, StateOf } from './realm.ts';
export { LARGEST_FILE, readJson, tooLarge } from './read-json.ts';
export {
  bad,
  cleanProblem,
  describe,
  fewLines,
  MOST_PROBLEMS,
  must,
  ok,
  printProblem,
  printProblems,
  type Bad,
  type Problem,
  type Result,
} from './result.ts';
export { parseSeed, streamsOf, type Chance, type Streams } from './seed.ts';
export { checkShape } from './shape.ts';
export { simpleGame, simpleVerb, type SimpleGame, type SimpleRealm, type SimpleTypes } from './simple-game.ts';
export { candidates, hasCandidate, judgedSlot, listedSlot, type Slot } from './slot.ts';
export type { Judgement } from './speech.ts';
export type { Bot, GameSystem, Outcome, Pending } from './system.ts';
export { counted, listed, signed } from './text.ts';
export { verb, type Asked, type Figures, type Question, type Verb, type VerbInfo } from './verb.ts';
export { wholeNumber } from './whole-number.ts';
export {
  allOf,
  anyOf,
  demand,
  denied,
  deny,
  firstOf,
  grant,
  reasonOf,
  unless,
  type Denied,
  type Granted,
  type Reason,
  type Verdict,
} from './verdict.ts';
export { parseSentence, printSentence, STOP, type Sentence, type Word } from './word.ts';
