// The worker in which a match lives: the truth never comes onto the page. It is named after the game it is for.
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

/** There are none where the connection is not secure. */
const locks = 'locks' in navigator ? navigator.locks : undefined;

type Answer = (question: Question) => Promise<unknown>;

const loading: Promise<Answer> = load(self.name);
// Whoever asks is told.
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

// The page hears of errors, and of these as well.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

/** Holds a lock as long as there is this worker: the page waits for it, and so learns of its death. */
async function stayAlive(): Promise<void> {
  const lock = `sandtable/worker/${freshId()}`;
  await locks
    ?.request(lock, () => {
      self.postMessage({ kind: 'alive', lock });
      return new Promise<never>(() => undefined);
    })
    // Where site data are blocked there are no locks: then nobody waits for one.
    .catch(() => undefined);
}
