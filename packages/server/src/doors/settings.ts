import path from 'node:path';
import { bad, ok, type Result } from '@sandtable/kernel';

/** How a server is set up, by environment variables alone. */
export interface Settings {
  /** Where people reach it; null for the address that it was asked at. */
  readonly publicUrl: URL | null;
  readonly databaseUrl: string | undefined;
  readonly folder: string;
  readonly trustProxy: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly mostWarm: number;
  /** The server that sends e-mail, with its password; undefined if nobody is sent any. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Whether this process does what is to be done later: beside the rest, not at all, or nothing else. */
  readonly jobs: (typeof JOBS)[number];
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const JOBS = ['here', 'elsewhere', 'only'] as const;
const YES = ['1', 'true', 'yes'];
const NO = ['', '0', 'false', 'no'];
const MOST_WARM = 1000;

type Env = Readonly<Record<string, string | undefined>>;

/** Those that begin with our name; a misspelt one would be ignored in silence otherwise. */
const OWN = ['SANDTABLE_MOST_WARM', 'SANDTABLE_JOBS'];

export function readSettings(env: Env, defaultFolder: string): Result<Settings> {
  const { PUBLIC_URL = '', DATABASE_URL = '', DATA_DIR = '', TRUST_PROXY = '', LOG_LEVEL = 'warn' } = env;
  const publicUrl = PUBLIC_URL === '' ? null : readUrl(PUBLIC_URL);
  if (publicUrl === undefined) return bad('PUBLIC_URL', 'an address such as https://play.example.org', PUBLIC_URL);
  if (DATABASE_URL !== '' && !/^postgres(?:ql)?:\/\//.test(DATABASE_URL))
    return bad('DATABASE_URL', 'postgres://name:password@host/database', 'something else');
  if (![...YES, ...NO].includes(TRUST_PROXY)) return bad('TRUST_PROXY', '1 or 0', TRUST_PROXY);
  const logLevel = LOG_LEVELS.find((level) => level === LOG_LEVEL);
  if (logLevel === undefined) return bad('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`, LOG_LEVEL);
  const mostWarm = Number(env['SANDTABLE_MOST_WARM'] ?? MOST_WARM);
  if (!Number.isSafeInteger(mostWarm) || mostWarm < 1)
    return bad('SANDTABLE_MOST_WARM', 'a whole number of matches', env['SANDTABLE_MOST_WARM']);
  const { SMTP_URL = '', MAIL_FROM = '' } = env;
  if (SMTP_URL !== '' && !/^smtps?:\/\/\S+$/.test(SMTP_URL))
    return bad('SMTP_URL', 'smtp://name:password@host:587', 'something else');
  if ((SMTP_URL === '') !== (MAIL_FROM === '') || (MAIL_FROM !== '' && !/^[^@\n]+@[^@\n]+$/.test(MAIL_FROM)))
    return bad('MAIL_FROM', 'an address such as sandtable@example.org, with SMTP_URL', MAIL_FROM || 'nothing');
  const jobs = JOBS.find((each) => each === (env['SANDTABLE_JOBS'] ?? 'here'));
  if (jobs === undefined) return bad('SANDTABLE_JOBS', `one of ${JOBS.join(', ')}`, env['SANDTABLE_JOBS']);
  return ok({
    publicUrl,
    databaseUrl: DATABASE_URL === '' ? undefined : DATABASE_URL,
    folder: path.resolve(DATA_DIR === '' ? defaultFolder : DATA_DIR),
    trustProxy: YES.includes(TRUST_PROXY),
    logLevel,
    mostWarm,
    smtpUrl: SMTP_URL === '' ? undefined : SMTP_URL,
    mailFrom: MAIL_FROM === '' ? undefined : MAIL_FROM,
    jobs,
  });
}

/** A line for each, for whoever starts it; what is secret is not printed. */
export function printSettings(settings: Settings): string[] {
  const { publicUrl, databaseUrl, folder, trustProxy, logLevel, smtpUrl, mailFrom = '', jobs } = settings;
  return [
    databaseUrl === undefined ? `Matches are kept in ${folder}` : `Matches are kept in ${masked(databaseUrl)}`,
    ...(publicUrl === null ? [] : [`PUBLIC_URL ${publicUrl.origin}`]),
    ...(trustProxy ? ['TRUST_PROXY: addresses are believed as a proxy tells them'] : []),
    ...(smtpUrl === undefined ? [] : [`SMTP_URL ${masked(smtpUrl)}`, `MAIL_FROM ${mailFrom}`]),
    ...(jobs === 'here' ? [] : [`SANDTABLE_JOBS ${jobs}`]),
    ...(logLevel === 'warn' ? [] : [`LOG_LEVEL ${logLevel}`]),
  ];
}

/** Names that look like ours and mean nothing. */
export function unknownSettings(env: Env): string[] {
  return Object.keys(env).filter((key) => key.startsWith('SANDTABLE_') && !OWN.includes(key));
}

function masked(url: string): string {
  const parsed = new URL(url);
  if (parsed.password !== '') parsed.password = '***';
  return `${parsed.protocol}//${parsed.username === '' ? '' : `${parsed.username}${parsed.password === '' ? '' : ':***'}@`}${parsed.host}${parsed.pathname}`;
}

/** Undefined if it is none; a path would mean nothing. */
function readUrl(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.pathname === '/' ? url : undefined;
  } catch {
    return undefined;
  }
}
