// The worker in which a match lives: the truth never comes onto the page.
import { engine } from '../engine/engine.ts';
import { Host } from './host.ts';
import { myShelf } from './my-shelf.ts';
import type { News, Question, Reply } from './protocol.ts';

const host = new Host({
  engine: engine(),
  shelf: myShelf(),
  tell: (news: News) => self.postMessage(news),
  clock: () => Date.now(),
  breathe: () => new Promise((resolve) => setTimeout(resolve, 0)),
  claim,
});

self.addEventListener('message', (event: MessageEvent<Question>) => {
  const [port] = event.ports;
  if (port === undefined) return;
  const reply = (it: Reply<unknown>): void => port.postMessage(it);
  host.answer(event.data).then(
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
