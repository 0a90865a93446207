// For browser tests: what the page and its worker say to each other, and a word in between.
import type { Bear } from '@sandtable/bear';
import type { Page } from 'playwright-core';
import type { Answers, Question } from '../link/protocol.ts';

/** On the page: the worker that was started last, and which entries it has told since. */
const LISTENING = `{
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      const told = [];
      this.addEventListener('message', ({ data }) => data.kind === 'moment' && told.push(data.moment.seq));
      const ask = (question) => new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data.answer ?? null));
        port1.start();
        this.postMessage(question, [port2]);
      });
      globalThis.listening = { told, ask };
    }
  };
}`;

/** From the next page that is loaded on. */
export async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(LISTENING);
}

/** The numbers of all entries that were told on the page since its match was opened. */
export function toldOn(page: Page): Promise<readonly number[]> {
  return page.evaluate<readonly number[]>('listening.told');
}

/** Asks the worker of the page; null where it has no answer. */
export function asked<Q extends Question>(page: Page, question: Q): Promise<Answers<Bear>[Q['topic']] | null> {
  return page.evaluate<Answers<Bear>[Q['topic']] | null>(`listening.ask(${JSON.stringify(question)})`);
}
