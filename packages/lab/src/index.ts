export { playMatch, type MatchResult, type SeatedBots } from './match.ts';
export { percent, printReport, table } from './print.ts';
export {
  report,
  shareOf,
  type Ending,
  type Margin,
  type Report,
  type SeatReport,
  type Share,
  type Spread,
  type Tally,
} from './report.ts';
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
export type { MatchRecord, Measures, Tallies, Watch } from './watch.ts';
