export { heardBy, type Audience, type EventNotice, type Recipients, type Seat } from './audience.ts';
export type { WordCounts } from './chatter.ts';
export type { Craft, Outlook, Predictor, Tenth } from './craft.ts';
export { diff, type Changes } from './diff.ts';
export { finish, push, type FrameKind, type FrameKinds } from './frame.ts';
export { gameSystem, /** @public */ type Game, type Imagining } from './game.ts';
export { Recorder, type Io } from './io.ts';
export { canonicalJson, hashOf, isRecord, sha256Hex, type Json } from './json.ts';
export { choose, ladderTeller, type LadderTrace, type NameOf, type Rung, type RungWords } from './ladder.ts';
export { latePart, /** @public */ type LatePart, UnfittedError } from './late.ts';
export { madeLast, madeOnce, memo } from './memo.ts';
export { MissionNames, nameless, withPositionOptions } from './mission-file.ts';
export { packAskedFor, type PackChoice, packKey, PackLibrary, type PackName, packNameShape } from './pack-library.ts';
export { patch } from './patch.ts';
export type { Phrase } from './phrase.ts';
export {
  discard,
  fillFrom,
  imaginePile,
  makePile,
  putOnTop,
  removeDrawn,
  removeFrom,
  revivePile,
  unseenOf,
  viewPile,
  type Pile,
  type PileView,
} from './pile.ts';
export { KEYED, parseSeed, randomAt, randomOf, streamsOf, type Random, type Streams } from './random.ts';
export { LARGEST_FILE, readJson, tooLarge } from './read-json.ts';
export type { CoreState, CoreView, Frame, Meaning, Offer, Realm, StateOf } from './realm.ts';
export {
  bad,
  clean,
  cleanProblem,
  describe,
  fewLines,
  MOST_PROBLEMS,
  must,
  ok,
  printProblem,
  printProblems,
  quote,
  showUnseen,
  type Bad,
  type Problem,
  type Result,
} from './result.ts';
export { checkShape, wholeNumber } from './shape.ts';
export { simpleGame, simpleVerb, /** @public */ type SimpleRealm, type SimpleTypes } from './simple-game.ts';
export {
  candidates,
  choiceKind,
  countKind,
  hasCandidate,
  judgedSlot,
  kind,
  listedSlot,
  signedKind,
  /** @public */ type Kind,
  type Slot,
} from './slot.ts';
export {
  type Beforehand,
  blind,
  type Blind,
  type Bot,
  type Foreseen,
  type GameSystem,
  type Outcome,
  type Pending,
} from './system.ts';
export { NeedError, TableChance, type Given, type Need, type ScriptedChance } from './table-chance.ts';
export { counted, listed, signed, type EventWords, type Wording } from './text.ts';
export { verb, type Asked, type Figures, type Question, type Verb, type VerbInfo } from './verb.ts';
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
