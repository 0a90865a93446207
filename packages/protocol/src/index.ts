export { jsonSchemaOf, LONGEST_MESSAGE, LONGEST_NAME, PROTOCOL, socketPath } from './basics.ts';
export { type Shown } from './lobby.ts';
export { REPORT_REASONS, type ReportReason, START_SECONDS, type Tempo, TEMPO_PACES, TEMPOS } from './tempos.ts';
export { type Access, helpWords, type MatchInfo, type MatchPlan, type Status } from './matches.ts';
export { type NoticeState, type NoticeWish } from './notices.ts';
export {
  type Away,
  BACK_HOURS,
  type ClaimKind,
  type Clocks,
  type Pace,
  PACE_LIMITS,
  paceName,
  paceWords,
  SILENT_DAYS,
} from './pace.ts';
export {
  type AnswerOn,
  ASK_ANSWERS,
  type AskedQuestion,
  CLIENT_MESSAGES,
  clientMessage,
  type ClientMessage,
  SERVER_MESSAGES,
  type ServerMessage,
  type ToldEntry,
} from './play.ts';
export { type QrCode, qrOf } from './qr.ts';
export { LONGEST_LINE, LONGEST_NOTE } from './talk.ts';
export { ANSWERS, type AnswerTo, type BodyFor, REQUESTS, type Route, ROUTES } from './routes.ts';
