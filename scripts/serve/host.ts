// The server of `npm start`: with every game there is, set up by the environment.
import { printProblems } from '@sandtable/kernel';
import { createServer, printSettings, readSettings, unknownSettings } from '@sandtable/server';
import { hostedGames } from './games.ts';

/** For whoever prints an address; Node alone could not read its source. */
export { qrOf } from '@sandtable/protocol';

export interface Host {
  /** What is printed at the start. */
  readonly lines: readonly string[];
  /** Null if it cannot be: then the lines say why, and the app is served for solo and hot seat. */
  readonly server: Awaited<ReturnType<typeof createServer>> | null;
  /** The name and port that it answers to besides those of this computer. */
  readonly publicHost: string | null;
}

export async function openHost(env: NodeJS.ProcessEnv, folder: string): Promise<Host> {
  const settings = readSettings(env, folder);
  const warnings = unknownSettings(env).map((name) => `There is no setting ${name}: it is ignored.`);
  if (!settings.ok) return without([...warnings, ...printProblems(settings.problems)], null);
  const publicHost = settings.value.publicUrl?.host ?? null;
  try {
    const thinking = { url: new URL('./games.ts', import.meta.url).href };
    const server = await createServer({ settings: settings.value, games: hostedGames(), thinking });
    return { lines: [...warnings, ...printSettings(settings.value)], server, publicHost };
  } catch (error) {
    return without([...warnings, ...wordsOf(error)], publicHost);
  }
}

function without(lines: readonly string[], publicHost: string | null): Host {
  const said = 'Nobody can play others here, since the matches could not be opened:';
  return { lines: [said, ...lines, 'Solo and hot seat work as always.'], server: null, publicHost };
}

/** A refused connection has its words one level down. */
function wordsOf(error: unknown): readonly string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(wordsOf);
  return [error instanceof Error ? error.message : String(error)];
}
