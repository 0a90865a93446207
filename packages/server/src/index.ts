export { hostedGame, type HostedGame } from './games/hosted-game.ts';
export type { FailedJob } from './jobs/jobs.ts';
export { backUp, checkBackup, restore } from './doors/backups.ts';
export { PATIENCE } from './doors/guards.ts';
export {
  type MatchListed,
  type Office,
  openOffice,
  type PersonListed,
  type ReportListed,
  type SanctionGiven,
  type Traced,
} from './doors/office.ts';
export { printSettings, readSettings, type Settings, unknownSettings, withoutLimits } from './doors/settings.ts';
export { createServer } from './server.ts';
