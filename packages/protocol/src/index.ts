export { jsonSchemaOf, LONGEST_MESSAGE, LONGEST_NAME, PROTOCOL } from './basics.ts';
export { type Access, type MatchInfo, type MatchPlan, type Status } from './matches.ts';
export { type NoticeState, type NoticeWish } from './notices.ts';
export { CLIENT_MESSAGES, clientMessage, type ClientMessage, SERVER_MESSAGES, type ServerMessage } from './play.ts';
export { ANSWERS, type AnswerTo, type BodyFor, REQUESTS, type Route, ROUTES } from './routes.ts';
