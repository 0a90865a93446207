export { hostedGame, type HostedGame } from './games/hosted-game.ts';
export { printSettings, readSettings, unknownSettings } from './doors/settings.ts';
export { createServer } from './server.ts';
