import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bad, ok, type Result } from '@sandtable/kernel';

interface Setting<T> {
  readonly name: string;
  readonly about: string;
  /** What it must be, for the error message. */
  readonly expected: string;
  readonly initial: T;
  /** May also stand in a file, which NAME_FILE names; never repeated in a message. */
  readonly isSecret?: true;
  /** Undefined if invalid. */
  read(text: string): T | undefined;
  /** As printed at the start: without secrets. */
  print(value: T): string;
  /** Whether it limits what one may take. */
  readonly isLimit?: true;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const OPEN = ['everyone', 'known'] as const;
const JOBS = ['here', 'elsewhere', 'only'] as const;
const YES = ['1', 'true', 'yes'];
const NO = ['0', 'false', 'no'];
const SHORTEST_TOKEN = 16;

interface ListenAt {
  readonly host: string;
  readonly port: number;
}

/** Every setting of a server. Reading, printing, warnings and the documentation all use this table. */
const SETTINGS = {
  publicUrl: setting<URL | null>({
    ...{ name: 'PUBLIC_URL', expected: 'an address such as https://play.example.org', initial: null },
    about: 'Where people reach it, without a path. Defaults to the host in the request. Must be set behind a proxy.',
    read: ownAddress,
    print: (url) => url?.origin ?? '',
  }),
  host: setting({
    ...{ name: 'HOST', expected: 'an address of this computer', initial: '' },
    about: 'The address to listen on besides this computer’s own; `0.0.0.0` for every network.',
    read: (text) => text,
  }),
  port: setting({
    ...{ name: 'PORT', expected: 'a whole number from 1 to 65535', initial: 8080 },
    about: 'The port. If it is taken, `npm start` takes the next free one; `serve` exits.',
    read: (text) => wholeNumber(text, 1, 65_535),
  }),
  folder: setting({
    ...{ name: 'DATA_DIR', expected: 'a folder', initial: '' },
    about: 'Where the SQLite file is kept: `data` beside the program, unless this says otherwise.',
    read: (text) => text,
  }),
  databaseUrl: setting<string | undefined>({
    ...{ name: 'DATABASE_URL', expected: 'postgres://name:password@host/database', initial: undefined },
    about: 'A PostgreSQL database (15 or later) instead of the SQLite file, for any number of servers.',
    isSecret: true,
    read: databaseAddress,
    print: (url = '') => maskedUrl(url),
  }),
  databasePassword: setting<string | undefined>({
    ...{ name: 'DATABASE_PASSWORD', expected: 'a password', initial: undefined },
    about: 'The password for `DATABASE_URL`, if it is not in there.',
    isSecret: true,
    read: (text) => text,
    print: () => '***',
  }),
  databasePool: setting({
    ...{ name: 'DATABASE_POOL', expected: 'a whole number from 2 to 200', initial: 8 },
    about:
      'How many connections to PostgreSQL a process keeps for requests. It has two more, to listen and to show that it lives, and three for background jobs.',
    read: (text) => wholeNumber(text, 2, 200),
  }),
  trustProxy: setting({
    ...{ name: 'TRUST_PROXY', expected: '1 or 0', initial: false },
    about: '`1` behind a proxy: the server believes the addresses it passes on. Never without one.',
    read: (text) => (YES.includes(text) ? true : NO.includes(text) ? false : undefined),
    print: (isTrusted) => (isTrusted ? '1' : '0'),
  }),
  address: setting<URL | null>({
    ...{ name: 'SANDTABLE_ADDRESS', expected: 'an address such as http://server1:8080', initial: null },
    about:
      'Where other servers on the same PostgreSQL reach this one, over a network of their own. They pass on to it what belongs to the matches that it holds.',
    read: ownAddress,
    print: (url) => url?.origin ?? '',
  }),
  open: setting<(typeof OPEN)[number]>({
    ...{ name: 'OPEN', expected: `one of ${OPEN.join(', ')}`, initial: 'everyone' },
    about:
      'Who may create matches: `everyone`, or only people let in with `sandtable admin let-in` (`known`). Anyone may join.',
    read: (text) => OPEN.find((each) => each === text),
  }),
  smtpUrl: setting<string | undefined>({
    ...{ name: 'SMTP_URL', expected: 'smtp://name:password@host:587', initial: undefined },
    about: 'The server that sends e-mail (`smtps://` for TLS from the start). Without it, no e-mail is sent.',
    isSecret: true,
    read: mailServer,
    print: (url = '') => maskedUrl(url),
  }),
  mailFrom: setting<string | undefined>({
    ...{ name: 'MAIL_FROM', expected: 'an address such as sandtable@example.org', initial: undefined },
    about: 'The sender of e-mail; needed with `SMTP_URL`.',
    read: mailAddress,
  }),
  metricsToken: setting<string | undefined>({
    ...{ name: 'METRICS_TOKEN', expected: `a secret of ${SHORTEST_TOKEN} letters or more`, initial: undefined },
    about: 'The token that opens `/metrics` (`Authorization: Bearer …`); without one there are none at this port.',
    isSecret: true,
    read: (text) => (text.length >= SHORTEST_TOKEN ? text : undefined),
    print: () => '***',
  }),
  metricsListen: setting<ListenAt | null>({
    ...{ name: 'METRICS_LISTEN', expected: 'an address and port such as 127.0.0.1:9464', initial: null },
    about:
      'A listener for `/metrics` alone, so that each process can be scraped. It asks for `METRICS_TOKEN` if there is one, and otherwise answers anyone who reaches it.',
    read: listenAt,
    print: (at) => (at === null ? '' : `${at.host}:${at.port}`),
  }),
  logLevel: setting<(typeof LOG_LEVELS)[number]>({
    ...{ name: 'LOG_LEVEL', expected: `one of ${LOG_LEVELS.join(', ')}`, initial: 'warn' },
    about: 'How much is logged, as JSON lines: `silent`, `error`, `warn`, `info` (every request) or `debug`.',
    read: (text) => LOG_LEVELS.find((each) => each === text),
  }),
  mostWarm: setting({
    ...{ name: 'SANDTABLE_MOST_WARM', expected: 'a whole number of matches', initial: 1000 },
    about: 'How many matches are kept in memory, about 0.5 MB each; more only while they are watched.',
    read: (text) => wholeNumber(text, 1),
  }),
  archiveDays: setting({
    ...{ name: 'SANDTABLE_ARCHIVE_DAYS', expected: 'a whole number of days', initial: 90 },
    about: 'Finished matches are compressed after this many days; `0` for never.',
    read: (text) => wholeNumber(text, 0),
  }),
  backupHours: setting({
    ...{ name: 'SANDTABLE_BACKUP_HOURS', expected: 'a whole number of hours', initial: 0 },
    about: 'A backup is made every so many hours, by a process that runs background jobs; `0` for never.',
    read: (text) => wholeNumber(text, 0),
  }),
  backupsKept: setting({
    ...{ name: 'SANDTABLE_BACKUPS_KEPT', expected: 'a whole number from 1 on', initial: 7 },
    about: 'How many of those backups are kept; the oldest go first.',
    read: (text) => wholeNumber(text, 1),
  }),
  backupFolder: setting({
    ...{ name: 'SANDTABLE_BACKUP_DIR', expected: 'a folder', initial: '' },
    about: 'Where they are kept: `backups` in the folder of `DATA_DIR`, unless this says otherwise.',
    read: (text) => text,
  }),
  jobs: setting<(typeof JOBS)[number]>({
    ...{ name: 'SANDTABLE_JOBS', expected: `one of ${JOBS.join(', ')}`, initial: 'here' },
    about:
      'Whether this process runs background jobs (notices, archiving) itself, leaves them to another (`elsewhere`), or does nothing else (`only`).',
    read: (text) => JOBS.find((each) => each === text),
  }),
  budget: limit(
    'BUDGET',
    100,
    'What one address may cost, in milliseconds of a processor per second, fifteen seconds’ worth at once',
  ),
  names: limit('NAMES', 40, 'New names a day from one network (an IPv4 /24 or IPv6 /64)'),
  freshTables: limit(
    'FRESH_TABLES',
    3,
    'Tables of one new name that wait for players. A name is new for a week, or until it has finished a match of ten entries with another person',
  ),
  tables: limit('TABLES', 12, 'The same for any other name'),
  freshMatches: limit('FRESH_MATCHES', 20, 'Matches of one new name that wait or are played'),
  matches: limit('MATCHES', 200, 'The same for any other name'),
  addressSockets: limit('ADDRESS_SOCKETS', 100, 'Open sockets of one address'),
  personSockets: limit('PERSON_SOCKETS', 20, 'Open sockets of one person'),
  observers: limit('OBSERVERS', 200, 'Observers of one match'),
  addressObservers: limit('ADDRESS_OBSERVERS', 10, 'Observers of one match from one address'),
  idleDays: setting({
    ...{ name: 'SANDTABLE_IDLE_DAYS', expected: 'a whole number of days', initial: 60 },
    about:
      'A match that a guest without a passkey plays or played alone goes when nobody has touched it for so many days, and a week after that is said on it; `0` for never.',
    read: (text) => wholeNumber(text, 0),
  }),
  connections: limit(
    'CONNECTIONS',
    250,
    'Open connections of one address; not counted with `TRUST_PROXY`, where all come from the proxy',
  ),
};

/** A limit of what one may take; all of them are lifted by 0. */
function limit(name: string, initial: number, about: string): Setting<number> {
  return setting({
    ...{ name: `SANDTABLE_${name}`, expected: 'a whole number', initial },
    about: `${about}; \`0\` for no limit.`,
    isLimit: true,
    read: (text) => wholeNumber(text, 0),
  });
}

type Field = keyof typeof SETTINGS;

export type Settings = {
  readonly [Each in Field]: (typeof SETTINGS)[Each] extends Setting<infer Value> ? Value : never;
};

export type Env = Readonly<Record<string, string | undefined>>;

/** For benches and for tests of many players at one address. */
export function withoutLimits(): Record<string, string> {
  const limits = Object.values<Pick<Setting<never>, 'name' | 'isLimit'>>(SETTINGS).filter(({ isLimit }) => isLimit);
  return Object.fromEntries(limits.map(({ name }) => [name, '0']));
}

function setting<T>(plan: Omit<Setting<T>, 'print'> & Partial<Pick<Setting<T>, 'print'>>): Setting<T> {
  return { print: String, ...plan };
}

/** An empty text counts as unset. A wrong secret is not repeated in the message. */
export function readSettings(env: Env, defaultFolder: string): Result<Settings> {
  const values: Record<string, unknown> = {};
  for (const [field, { name, expected, initial, isSecret, read }] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const given = isSecret === true ? secretIn(env, name) : ok(env[name]?.trim() ?? '');
    if (!given.ok) return given;
    const text = given.value;
    const value = text === '' ? initial : read(text);
    if (value === undefined && text !== '') return bad(name, expected, isSecret === true ? 'something else' : text);
    values[field] = value;
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- every field has what its own setting has read
  const settings = values as Settings;
  if (settings.smtpUrl !== undefined && settings.mailFrom === undefined)
    return bad('MAIL_FROM', SETTINGS.mailFrom.expected, 'nothing');
  const folder = path.resolve(settings.folder === '' ? defaultFolder : settings.folder);
  const backupFolder = path.resolve(
    settings.backupFolder === '' ? path.join(folder, 'backups') : settings.backupFolder,
  );
  return ok({ ...settings, folder, backupFolder, databaseUrl: withPassword(settings) });
}

/** From the environment, or from the file that NAME_FILE names there: a process list or an inspected container does not show that. */
function secretIn(env: Env, name: string): Result<string> {
  const [text, file] = [env[name]?.trim() ?? '', env[`${name}_FILE`]?.trim() ?? ''];
  if (file === '') return ok(text);
  if (text !== '') return bad(`${name}_FILE`, `nothing, since ${name} is set`, file);
  try {
    return ok(readFileSync(file, 'utf8').trim());
  } catch {
    return bad(`${name}_FILE`, 'a file that this user may read', file);
  }
}

function withPassword({ databaseUrl, databasePassword }: Settings): string | undefined {
  if (databaseUrl === undefined || databasePassword === undefined) return databaseUrl;
  const url = new URL(databaseUrl);
  url.password = encodeURIComponent(databasePassword);
  return url.href;
}

/** Said in the first line, or resolved already. */
const FOLDERS_AND_PLACES: readonly string[] = ['DATA_DIR', 'DATABASE_URL', 'SANDTABLE_BACKUP_DIR'];

export function printSettings(settings: Settings): string[] {
  const { databaseUrl, folder } = settings;
  const place = databaseUrl === undefined ? folder : maskedUrl(databaseUrl);
  const own = Object.entries(printed(settings)).filter(([name]) => !FOLDERS_AND_PLACES.includes(name));
  const backups = settings.backupHours === 0 ? [] : [`Backups are kept in ${settings.backupFolder}`];
  return [`Matches are kept in ${place}`, ...backups, ...own.map(([name, value]) => `${name} ${value}`)];
}

function printed(settings: Settings): Readonly<Record<string, string>> {
  const line = <T>({ name, initial, print }: Setting<T>, value: T) => (value === initial ? [] : [[name, print(value)]]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a setting prints what it has read itself
  const each = (field: Field) => line(SETTINGS[field] as Setting<unknown>, settings[field]);
  return Object.fromEntries(Object.keys(SETTINGS).flatMap((field) => (isField(field) ? each(field) : [])));
}

function isField(name: string): name is Field {
  return Object.hasOwn(SETTINGS, name);
}

/** Drops the password, and the query, which some put a password in too. */
function maskedUrl(text: string): string {
  const { protocol, username, password, host, pathname } = new URL(text);
  const name = username === '' ? '' : `${username}${password === '' ? '' : ':***'}@`;
  return `${protocol}//${name}${host}${pathname}`;
}

/** Read by the command, not by the server. */
const ELSEWHERE = ['SANDTABLE_TRACE'];

/** Unknown names with our prefix: otherwise a misspelt one would be ignored in silence. */
export function unknownSettings(env: Env): string[] {
  const known = [...Object.values(SETTINGS).map(({ name }) => name), ...ELSEWHERE];
  return Object.keys(env).filter((key) => key.startsWith('SANDTABLE_') && !known.includes(key));
}

/** The table of docs/hosting.md. */
export function printSettingsTable(): string[] {
  const rows = Object.values(SETTINGS).map(
    ({ name, initial, about }) =>
      `| \`${name}\` | ${typeof initial === 'string' || typeof initial === 'number' ? initial : ''} | ${about} |`,
  );
  return ['| name | unless set | what it does |', '|---|---|---|', ...rows];
}

// Parsers for the settings above; undefined if invalid.

function ownAddress(text: string): URL | undefined {
  const url = urlOf(text);
  // A path would mean nothing.
  return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' ? url : undefined;
}

function databaseAddress(text: string): string | undefined {
  return /^postgres(?:ql)?:$/.test(urlOf(text)?.protocol ?? '') ? text : undefined;
}

function mailServer(text: string): string | undefined {
  const url = urlOf(text);
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? text : undefined;
}

/** `name@host`, or `Name <name@host>`. */
function mailAddress(text: string): string | undefined {
  return /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text) ? text : undefined;
}

/** `host:port`, with an IPv6 address in brackets. */
function listenAt(text: string): ListenAt | undefined {
  const [, bracketed, plain, digits = ''] = /^(?:\[([\da-f:]+)\]|([^\s:[\]]+)):(\d+)$/i.exec(text) ?? [];
  const [host, port] = [bracketed ?? plain, wholeNumber(digits, 1, 65_535)];
  return host === undefined || port === undefined ? undefined : { host, port };
}

function wholeNumber(text: string, least: number, most = 1_000_000_000): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
