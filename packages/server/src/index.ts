export { hostedGame, type HostedGame } from './games/hosted-game.ts';
export {
  ANSWERS,
  CLIENT_MESSAGES,
  jsonSchemaOf,
  PROTOCOL,
  REQUESTS,
  ROUTES,
  SERVER_MESSAGES,
} from './doors/protocol.ts';
export { printSettings, readSettings, unknownSettings } from './doors/settings.ts';
export { createServer } from './server.ts';
