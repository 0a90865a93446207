export { playMatch, type MatchResult } from './match.ts';
export { percent, printReport } from './print.ts';
export { report, type Ending, type Margin, type Report, type SeatReport, type Tally } from './report.ts';
export {
  seedOf,
  seriesOf,
  simulate,
  type GameResult,
  type Lineup,
  type Series,
  type SeriesPlan,
  type Slice,
} from './series.ts';
export { shareOf, type Share } from './share.ts';
export type { SeatedBots } from './speaker.ts';
export type { Spread } from './spread.ts';
export { table } from './table.ts';
export type { MatchRecord, Measures, Tallies, Watch } from './watch.ts';
