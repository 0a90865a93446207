import type {
  FailedJob,
  MatchListed,
  Office,
  PersonListed,
  ReportListed,
  SanctionGiven,
  Traced,
} from '@sandtable/server';
import { counted } from '@sandtable/kernel';
import type { Command } from 'commander';
import { BadInput } from '../io/input.ts';
import type { Output } from '../io/output.ts';

/** The commands for a server and its database. The caller supplies them: it knows the games, and this package does not. */
export interface Hosting {
  serve(isBuilding: boolean): Promise<void>;
  /** Builds all that `serve` needs, so that it can run where it may not write. */
  build(): void;
  office(): Promise<Office>;
  backUp(file: string): Promise<{ readonly rows: number }>;
  /** Restores it into a database that is thrown away, and counts. */
  checkBackup(file: string): Promise<Drill>;
  restore(file: string, isReplacing: boolean): Promise<{ readonly rows: number; readonly madeAt: number }>;
}

interface Drill {
  readonly rows: number;
  readonly madeAt: number;
  readonly people: number;
  readonly matches: number;
  readonly entries: number;
}

interface JsonOption {
  readonly json?: true;
}

interface DrillNamed {
  readonly file: string;
  readonly made: string;
}

/** Instead of a file: standard output, or standard input. */
const STREAM = '-';

const SETTINGS = '\nSettings come from the environment (DATA_DIR, DATABASE_URL ...): docs/hosting.md.';

export function addHosting(program: Command, hosting: Hosting | undefined, out: Output, err: Output): void {
  program
    .command('serve')
    .description('serves the app and matches with others, as npm start does, from what was built before')
    .option('--build', 'builds first, if anything has changed')
    .addHelpText('after', SETTINGS)
    .action(({ build }: { build?: true }) => inWords(() => given(hosting).serve(build === true)));
  program
    .command('build')
    .description('builds what serve serves, and starts nothing')
    .action(() =>
      inWords(async () => {
        given(hosting).build();
        out.write('built\n');
      }),
    );
  program
    .command('backup')
    .description('writes everything a server keeps to one file, while it runs')
    .argument('<file>', 'a file that is not there yet; - writes to standard output, and nothing else there')
    .option('--check', 'a drill: restores this backup into a database that is thrown away, and counts what is in it')
    .option('--json', 'answers in JSON')
    .addHelpText('after', SETTINGS)
    .action((file: string, { check, json }: JsonOption & { check?: true }) =>
      inWords(async () => {
        if (check) {
          const { madeAt, ...drill } = await given(hosting).checkBackup(file);
          const found = { file, ...drill, made: timeOf(madeAt) };
          out.write(`${json ? JSON.stringify(found) : drillLine(found)}\n`);
          return;
        }
        const { rows } = await given(hosting).backUp(file);
        const to = file === STREAM ? err : out;
        to.write(json ? `${JSON.stringify({ file, rows })}\n` : `${file}: ${rows} rows\n`);
      }),
    );
  program
    .command('restore')
    .description('puts a backup into a database that no server uses: all of it, or nothing')
    .argument('<file>', 'the backup; - reads standard input')
    .option('--replace', 'lets go of all that is there')
    .option('--json', 'answers in JSON')
    .addHelpText('after', SETTINGS)
    .action((file: string, { replace, json }: JsonOption & { replace?: true }) =>
      inWords(async () => {
        const { rows, madeAt } = await given(hosting).restore(file, replace === true);
        const made = timeOf(madeAt);
        out.write(json ? `${JSON.stringify({ file, rows, made })}\n` : `${rows} rows of ${made} are restored\n`);
      }),
    );
  addAdmin(program, hosting, out);
}

function addAdmin(program: Command, hosting: Hosting | undefined, out: Output): void {
  const admin = program
    .command('admin')
    .description('looks after a server, on its machine; it may run meanwhile')
    .addHelpText('after', SETTINGS);
  function add<T>(
    name: string,
    about: string,
    work: (office: Office, id: string) => Promise<T>,
    print: (done: T) => string,
  ): void {
    const [, wanted] = name.split(' ');
    const act = (id: string, { json }: JsonOption) =>
      inWords(async () => {
        const office = await given(hosting).office();
        try {
          const done = await work(office, id);
          out.write(`${json ? JSON.stringify(done) : print(done)}\n`);
        } finally {
          await office.close();
        }
      });
    const command = admin.command(name).description(about).option('--json', 'answers in JSON');
    if (wanted === undefined) command.action((options: JsonOption) => act('', options));
    else command.action((id: string, options: JsonOption) => act(id, options));
  }
  add(
    'people',
    'lists everybody',
    (office) => office.people(),
    (all) => all.map(personLine).join('\n') || 'nobody yet',
  );
  add(
    'matches',
    'lists all matches',
    (office) => office.matches(),
    (all) => all.map(matchLine).join('\n') || 'none yet',
  );
  add(
    'trace <what>',
    'finds the person of a line in the log, or what the lines of a person or an address have in common',
    (office, what) => office.trace(what),
    traceLine,
  );
  add(
    'jobs',
    'lists notices and other jobs that were tried as often as they may be, and failed',
    (office) => office.jobs(),
    (all) => all.map(jobLine).join('\n') || 'none has failed',
  );
  add(
    'retry <job>',
    'has the server try such a job again',
    (office, key) => office.retry(key),
    (key) => `${key} is tried again`,
  );
  add(
    'end <match>',
    'ends a match, which nobody wins',
    (office, id) => office.end(id),
    (id) => `${id} is over`,
  );
  add(
    'remove <person>',
    'removes a person: resigns and leaves matches, forgets the name',
    (office, id) => office.remove(id),
    (id) => `${id} is gone`,
  );
  add(
    'let-in <person>',
    'lets a person make matches where OPEN=known',
    (office, id) => office.letIn(id),
    (id) => `${id} may make matches`,
  );
  add(
    'sign-in <person>',
    'makes a link that signs a browser in as this person, once',
    (office, id) => office.signIn(id),
    ({ link, expires }) => `${link}\nuntil ${timeOf(expires)}, once, for anyone who has it`,
  );
  add(
    'reports',
    'lists what players have reported of others, the earliest first',
    (office) => office.reports(),
    (all) => all.map(reportLine).join('\n') || 'none is open',
  );
  add(
    'dismiss <person>',
    'closes the reports of a person; nothing happens to them',
    (office, id) => office.dismiss(id),
    (count) => `${counted(count, 'report')} closed`,
  );
  add(
    'unban <person>',
    'lifts the bans of a person, and takes back warnings that they have not read',
    (office, id) => office.unban(id),
    (count) => `${counted(count, 'sanction')} lifted`,
  );
  addSanction(
    admin.command('warn').description('warns a person, who sees it in the lobby until they have read it'),
    (office, id, reason) => office.warn(id, reason),
  );
  addSanction(
    admin
      .command('ban')
      .description('keeps a person from setting tables, sitting down, looking for opponents and chatting')
      .option('--days <number>', 'how long; without it, for good'),
    (office, id, reason, { days }) => office.ban(id, reason, days === undefined ? null : daysIn(days)),
  );

  function addSanction(
    command: Command,
    work: (office: Office, id: string, reason: string, options: { days?: string }) => Promise<SanctionGiven>,
  ): void {
    command
      .argument('<person>', 'the id, or its beginning')
      .argument('<reason...>', 'why, in words that the person will read')
      .option('--json', 'answers in JSON')
      .action((id: string, words: readonly string[], { json, ...options }: JsonOption & { days?: string }) =>
        inWords(async () => {
          const office = await given(hosting).office();
          try {
            const done = await work(office, id, words.join(' '), options);
            out.write(`${json ? JSON.stringify(done) : sanctionLine(command.name(), done)}\n`);
          } finally {
            await office.close();
          }
        }),
      );
  }
}

const MOST_DAYS = 3650;

function daysIn(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new BadInput(`--days: expected a whole number from 1 to ${MOST_DAYS}, not ${text}`);
  return days;
}

function sanctionLine(deed: string, { person, name, reason, until, settled }: SanctionGiven): string {
  const end =
    deed === 'warn' ? 'is warned' : until === null ? 'is banned for good' : `is banned until ${timeOf(until)}`;
  const closed = settled === 0 ? '' : `; ${counted(settled, 'report')} closed`;
  return `${person}  ${name} ${end}: ${reason}${closed}\nundo: sandtable admin unban ${person}`;
}

function reportLine({ at, reporter, by, reported, about, reason, text, match }: ReportListed): string {
  const where = match === null ? '' : `  match ${match}`;
  return `${reported}  ${about}: ${reason}  ${timeOf(at)}  by ${by} (${reporter})${where}  ${text}`.trimEnd();
}

function drillLine({ file, made, rows, people, matches, entries }: Omit<Drill, 'madeAt'> & DrillNamed): string {
  return `${file} of ${made} can be restored: ${rows} rows; people ${people}, matches ${matches}, entries ${entries}`;
}

function personLine({ id, name, since, devices, matches, isKnown }: PersonListed): string {
  return `${id}  ${timeOf(since)}  ${name}  devices ${devices}, matches ${matches}${isKnown ? ', let in' : ''}`;
}

function traceLine({ person, name, from, logName }: Traced): string {
  return from === null ? `${person}  ${name}  "person":"${logName}"` : `${from}  "from":"${logName}"`;
}

function matchLine({ id, game, title, status, since, entries, players }: MatchListed): string {
  return `${id}  ${timeOf(since)}  ${game} ${title}  ${status}, entries ${entries}  ${players.join(', ')}`;
}

function jobLine({ key, kind, attempts, error }: FailedJob): string {
  return `${key}  ${kind}, attempts ${attempts}  ${error.replaceAll('\n', ' ')}`;
}

function timeOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function given(hosting: Hosting | undefined): Hosting {
  if (hosting === undefined) throw new BadInput('this needs the whole program: npx sandtable');
  return hosting;
}

/** A failing database or a wrong file is not a fault of the program: report it as bad input. */
async function inWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof BadInput || process.env['SANDTABLE_TRACE'] !== undefined) throw error;
    throw new BadInput((error instanceof Error ? error.message : String(error)).split('\n'));
  }
}
