export { after } from './after.ts';
export { denied } from './denied.ts';
export { fuzz, fuzzUntil, type FuzzMoment, type FuzzPlan, type FuzzReport, type Witness } from './fuzz.ts';
export { recordGolden, replayGolden } from './golden.ts';
export { book, bookEntry, type EventOf, type Hears, type Law, SOUND, unlike } from './law.ts';
export { brokenLaws } from './laws.ts';
export {
  outpost,
  type Outpost,
  type OutpostEvent,
  type OutpostOptions,
  type OutpostState,
  type OutpostView,
} from './outpost/index.ts';
export { examplesOf, type PageExample } from './page-examples.ts';
export { pig } from './pig.ts';
export { playAtRandom } from './random-play.ts';
export { Rehearsal } from './rehearsal.ts';
export { mutate } from './mutate.ts';
export { nonEmpty } from './non-empty.ts';
export { brokenRevival } from './revival.ts';
export { Script } from './script.ts';
export { brokenSecrecy } from './secrecy.ts';
export { watched } from './watched.ts';
