// The worker in which a match lives: hidden information never reaches the page. Its name is the game's id.
import type { Realm } from '@sandtable/kernel';
import { LIMITS } from '@sandtable/session';
import type { LinkFace } from '../face/link.ts';
import { Host } from '../link/host.ts';
import { myShelf } from '../link/idb-shelf.ts';
import { oneTab } from '../link/one-tab.ts';
import type { Question, Reply } from '../link/protocol.ts';
import { freshId } from '../link/seed.ts';
import { NewsSender } from '../link/sent-news.ts';
import { UnloadedError } from '../link/late-parts.ts';
import { LINKS } from './links.ts';

/** Browsers offer no locks on an insecure connection. */
const locks = 'locks' in navigator ? navigator.locks : undefined;

type Answer = (question: Question) => Promise<unknown>;

const loading: Promise<Answer> = load(self.name);
// Whoever asks a question gets the error.
loading.catch(() => undefined);
void stayAlive();

async function load(name: string): Promise<Answer> {
  const link = LINKS[name];
  if (link === undefined) throw new Error(`there is no game ${name}`);
  return (await link()).use(hostOf);
}

function hostOf<R extends Realm>(game: LinkFace<R>): Answer {
  const news = new NewsSender<R>();
  const host = new Host({
    game,
    shelf: myShelf(),
    hand: freshId(),
    most: LIMITS.entries,
    tell: (told) => self.postMessage(news.sent(told)),
    clock: () => Date.now(),
    breathe: () => new Promise((resolve) => setTimeout(resolve, 0)),
    tab: oneTab(locks),
  });
  return (question) => {
    if (question.topic === 'sit') news.forget();
    return host.answer(question);
  };
}

self.addEventListener('message', (event: MessageEvent<Question>) => {
  const [port] = event.ports;
  if (port === undefined) return;
  void answerTo(event.data).then((reply) => port.postMessage(reply));
});

async function answerTo(question: Question): Promise<Reply<unknown>> {
  const answer = await loading.catch((error: unknown) => ({ failed: messageOf(error), isUnloaded: true }));
  if ('failed' in answer) return answer;
  try {
    return { answer: await answer(question) };
  } catch (error) {
    return { failed: messageOf(error), isUnloaded: error instanceof UnloadedError };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// The page hears of thrown errors by itself; this forwards rejected promises too.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

/** Holds a lock for the life of this worker: the page requests the same lock, and gets it when the worker dies. */
async function stayAlive(): Promise<void> {
  const lock = `sandtable/worker/${freshId()}`;
  await locks
    ?.request(lock, () => {
      self.postMessage({ kind: 'alive', lock });
      return new Promise<never>(() => undefined);
    })
    // Where site data is blocked there are no locks: then the page does not wait for one.
    .catch(() => undefined);
}
