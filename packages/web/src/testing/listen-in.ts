// For browser tests: what the page and its worker say to each other, and a word in between.
import type { Bear } from '@sandtable/bear';
import type { Page } from 'playwright-core';
import type { Answers, Question, Reply } from '../link/protocol.ts';

/** On the page: the worker that was started last, and which entries it has told since. */
const LISTENING = `{
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      const told = [];
      globalThis.listening = { worker: this, told };
      this.addEventListener('message', ({ data }) => data.kind === 'moment' && told.push(data.moment.seq));
    }
  };
}`;

interface Listening {
  readonly listening: { readonly worker: Worker; readonly told: readonly number[] };
}

/** From the next page that is loaded on. */
export async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(LISTENING);
}

/** The numbers of all entries that were told on the page since its match was opened. */
export function toldOn(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (globalThis as unknown as Listening).listening.told);
}

/** Asks the worker of the page; null where it has no answer. */
export function asked<Q extends Question>(page: Page, question: Q): Promise<Answers<Bear>[Q['topic']] | null> {
  return page.evaluate(
    (it) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }: MessageEvent<Reply<Answers<Bear>[Q['topic']]>>) =>
          resolve('answer' in data ? data.answer : null),
        );
        port1.start();
        (globalThis as unknown as Listening).listening.worker.postMessage(it, [port2]);
      }),
    question as Question,
  );
}
