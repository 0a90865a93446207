export { hostedGame, type HostedGame } from './games/hosted-game.ts';
export type { FailedJob } from './jobs/jobs.ts';
export { backUp, type MatchListed, type Office, openOffice, type PersonListed, restore } from './doors/office.ts';
export { printSettings, readSettings, type Settings, unknownSettings, withoutLimits } from './doors/settings.ts';
export { PATIENCE } from './doors/guards.ts';
export { createServer } from './server.ts';
