export { denied, nonEmpty } from './denied.ts';
export {
  fuzz,
  fuzzUntil,
  playAtRandom,
  type FuzzMoment,
  type FuzzPlan,
  type FuzzReport,
  type Witness,
} from './fuzz.ts';
export { recordGolden, replayGolden } from './golden.ts';
export { book, bookEntry, SOUND, unlike, type EventOf, type Hears, type Law } from './law.ts';
export { after, brokenLaws } from './laws.ts';
export { mutate } from './mutate.ts';
export {
  outpost,
  type Outpost,
  type OutpostEvent,
  type OutpostOptions,
  type OutpostState,
  type OutpostView,
} from './outpost/index.ts';
export { examplesOf, type PageExample } from './page-examples.ts';
export { pig, type Pig } from './pig.ts';
export { Rehearsal, Script } from './rehearsal.ts';
export { brokenRevival, brokenSecrecy } from './secrecy.ts';
export { watched } from './watched.ts';
