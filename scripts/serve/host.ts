// The server of `npm start` and the commands that administer it: with every game, configured by the environment.
import { printProblems } from '@sandtable/kernel';
import {
  backUp as backUpAt,
  checkBackup as checkBackupOf,
  createServer,
  type Office,
  openOffice as openOfficeAt,
  PATIENCE,
  printSettings,
  readSettings,
  restore as restoreAt,
  type Settings,
  unknownSettings,
} from '@sandtable/server';
import { hostedGames } from './games.ts';

/** For scripts that print an address: plain Node cannot import TypeScript sources. */
export { qrOf } from '@sandtable/protocol';
/** How long requests may take to come. */
export const timeouts = PATIENCE;
type Env = NodeJS.ProcessEnv;

export interface Host {
  readonly lines: readonly string[];
  /** Null if it cannot start: then the lines say why, and the app is served for solo and hot seat only. */
  readonly server: Awaited<ReturnType<typeof createServer>> | null;
  /** The host it answers to besides the names of this computer. */
  readonly publicHost: string | null;
  /** Whether people reach it over https. */
  readonly isSecure: boolean;
}

/** The settings, or what is wrong with them in words. */
export function settingsIn(env: Env, folder: string): Settings | string {
  const settings = readSettings(env, folder);
  return settings.ok ? settings.value : printProblems(settings.problems).join('\n');
}

export async function openHost(env: Env, settings: Settings): Promise<Host> {
  const warnings = unknownSettings(env).map((name) => `There is no setting ${name}: it is ignored.`);
  const { publicUrl } = settings;
  const reached = { publicHost: publicUrl?.host ?? null, isSecure: publicUrl?.protocol === 'https:' };
  try {
    const thinking = { url: new URL('./games.ts', import.meta.url).href };
    const server = await createServer({ settings, games: hostedGames(), thinking });
    return { lines: [...warnings, ...printSettings(settings)], server, ...reached };
  } catch (error) {
    const said = 'Nobody can play others here, since the matches could not be opened:';
    const lines = [...warnings, said, ...wordsOf(error), 'Solo and hot seat work as always.'];
    return { lines, server: null, ...reached };
  }
}

export function openOffice(env: Env, folder: string): Promise<Office> {
  return inWords(env, folder, (settings) => openOfficeAt(settings, hostedGames()));
}

/** Instead of a file: standard output, or standard input. */
const STREAM = '-';

export function backUp(env: Env, folder: string, file: string): ReturnType<typeof backUpAt> {
  return inWords(env, folder, (settings) => backUpAt(settings, file === STREAM ? process.stdout : file));
}

export function checkBackup(env: Env, folder: string, file: string): ReturnType<typeof checkBackupOf> {
  return inWords(env, folder, () => checkBackupOf(file === STREAM ? process.stdin : file));
}

export function restore(env: Env, folder: string, file: string, isReplacing: boolean): ReturnType<typeof restoreAt> {
  return inWords(env, folder, (settings) => restoreAt(settings, file === STREAM ? process.stdin : file, isReplacing));
}

/** Throws every error as one message. */
async function inWords<T>(env: Env, folder: string, work: (settings: Settings) => Promise<T>): Promise<T> {
  const settings = settingsIn(env, folder);
  if (typeof settings === 'string') throw new Error(settings);
  try {
    return await work(settings);
  } catch (error) {
    throw new Error(wordsOf(error).join('\n'), { cause: error });
  }
}

/** A refused connection has its messages one level down. */
function wordsOf(error: unknown): readonly string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(wordsOf);
  return [error instanceof Error ? error.message : String(error)];
}
