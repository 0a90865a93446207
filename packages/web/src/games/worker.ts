// The worker in which a match lives: the truth never comes onto the page. It is named after the game it is for.
import type { Realm } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';
import { Host } from '../link/host.ts';
import { myShelf } from '../link/my-shelf.ts';
import type { Question, Reply } from '../link/protocol.ts';
import { freshId } from '../link/seed.ts';
import { LINKS } from './links.ts';

type Answer = (question: Question) => Promise<unknown>;

const loading: Promise<Answer> = load(self.name);

async function load(name: string): Promise<Answer> {
  const link = LINKS[name];
  if (link === undefined) throw new Error(`there is no game ${name}`);
  return (await link()).use(hostOf);
}

function hostOf<R extends Realm>(game: LinkFace<R>): Answer {
  const host = new Host({
    game,
    shelf: myShelf(),
    hand: freshId(),
    tell: (news) => self.postMessage(news),
    clock: () => Date.now(),
    breathe: () => new Promise((resolve) => setTimeout(resolve, 0)),
    claim,
  });
  return (question) => host.answer(question);
}

self.addEventListener('message', (event: MessageEvent<Question>) => {
  const [port] = event.ports;
  if (port === undefined) return;
  const reply = (it: Reply<unknown>): void => port.postMessage(it);
  loading
    .then((answer) => answer(event.data))
    .then(
      (answer) => reply({ answer }),
      (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) }),
    );
});

/** The tab that opened a match last has it: an older one would write over what is played in the newer. */
function claim(id: string, lost: () => void): Promise<void> {
  return new Promise((taken) => {
    const locks = 'locks' in navigator ? navigator.locks : undefined;
    if (locks === undefined) return taken();
    locks
      .request(`sandtable/${id}`, { steal: true }, () => {
        taken();
        return new Promise<never>(() => undefined);
      })
      .catch(lost);
  });
}
