// Programs that `scripts/harness/server-stage.ts` has bundled, as `npm start` runs them: whatever starts again and again starts from these.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import type { GamesModule } from '../games/thinkers.ts';

interface Bundled {
  /** The file to start. */
  readonly small: string;
  readonly host: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the small games, `small-server.ts`, and that of `npm start`. */
    readonly bundled: Bundled;
  }
}

/** A thread in which the bots of the small games think. */
export const smallThinking = (): GamesModule => thinkingIn('small', 'server-src-testing-small-games.ts.js');
/** One for the games of `npm start`. */
export const hostThinking = (): GamesModule => thinkingIn('host', 'scripts-serve-games.ts.js');

function thinkingIn(program: keyof Bundled, games: string): GamesModule {
  const fileIn = (name: string) => pathToFileURL(path.join(path.dirname(inject('bundled')[program]), name)).href;
  return { url: fileIn(games), start: fileIn('server-src-threads-start.mjs.js'), threads: 1 };
}
