export {
  /** @public */ answerBeforehand,
  answerNow,
  answersAfter,
  judgeUndoBehind,
  prepareBeforehand,
  readAnswers,
  setAnswers,
  type AnswerBook,
  type StandingAnswers,
} from './answers.ts';
export {
  botTurn,
  deputyIn,
  isDeputys,
  playOn,
  /** @public */ playOne,
  prepareOne,
  withDeputies,
  type Bots,
} from './autoplay.ts';
export { isByTable, type MatchOutcome, type TableEntry } from './by-table.ts';
export { branchFrom, branchOff, createMatch } from './create.ts';
export { importMatch, verify } from './import.ts';
export { digestedWords, LIMITS, NOBODY, parseEntry, printEntry, speakerOf } from './log.ts';
export type { DoneTurn, Match } from './match.ts';
export type { /** @public */ Answer, Fault, Moment, Prepared, PrepareAnswer, Want } from './moment.ts';
export { reading, readMatch, type Divergence, type Reading, type RulesStamp } from './reading.ts';
export { prepareAgain } from './restore.ts';
export { exportForKeeper, exportMatch } from './save.ts';
export { /** @public */ firstUnlike, /** @public */ seatLog, /** @public */ type SeatLog } from './seat-log.ts';
export { isByHand, isSamePerson } from './persons.ts';
export { explainUnlike, type Promised, type Unlike, unlikePromised } from './promised.ts';
export { hear, tell, /** @public */ type Telling } from './telling.ts';
export type { Commitment } from './seed.ts';
export { openSnapshot, snapshotOf } from './snapshot.ts';
export { act } from './timeline.ts';
export { botsOf, PROCEDURE_SEAT, type Seating } from './terms.ts';
export { explainByTable, explainTableEnd } from './words.ts';
