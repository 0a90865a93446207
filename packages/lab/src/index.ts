export { type Basis, type Course, courseOf } from './analysis/course.ts';
export { type Comparison, gainOf, JUDGE_EFFORT, judging } from './analysis/judgement.ts';
export type { KeyMoment } from './analysis/key-moments.ts';
export type { CurvePoint, KnownEntry, Played } from './analysis/played.ts';
export { EFFORTS, GENERAL_NAMES, type GeneralName, isGeneral } from './general/efforts.ts';
export { generalsFor } from './general/general.ts';
export {
  type Craft,
  type Effort,
  type Finding,
  type Progress,
  search,
  searching,
  type Trial,
} from './general/search.ts';
export { type Bout, ladderOf, type Rung } from './learn/ladder.ts';
export { type Learned, learn, type Model, type Sample, samplesIn, sampling } from './learn/learn.ts';
export { playMatch } from './match.ts';
export { percent, printReport, table } from './print.ts';
export { report, shareOf, type Report, type Share } from './report.ts';
export { seedOf, seriesOf, simulate, type GameResult, type Series, type SeriesPlan } from './series.ts';
