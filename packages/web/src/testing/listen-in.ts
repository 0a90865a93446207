// For browser tests: listens to the page and its worker, and can ask the worker.
import type { Bear } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import type { Answers, Question } from '../link/protocol.ts';
import { anySentence } from './any-sentence.ts';

/** Page script: the latest worker, and the entries it has sent. */
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

/** Takes effect with the next page load. */
export async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(LISTENING);
}

/** The numbers of all entries sent to the page since its match was opened. */
export function toldOn(page: Page): Promise<readonly number[]> {
  return page.evaluate<readonly number[]>('listening.told');
}

/** Asks the page's worker; null if it has no answer. */
export function asked<Q extends Question>(page: Page, question: Q): Promise<Answers<Bear>[Q['topic']] | null> {
  return page.evaluate<Answers<Bear>[Q['topic']] | null>(`listening.ask(${JSON.stringify(question)})`);
}

/** Says something for a seat as soon as it is asked; returns the number of the entry before it. */
export async function decideOn(
  page: Page,
  seat = 'german',
  sentenceFor: (view: Bear['view']) => Sentence = anySentence,
): Promise<number> {
  for (;;) {
    const sat = await asked(page, { topic: 'sit', asked: { seat } });
    const now = sat?.moments.at(-1);
    if (now === undefined) throw new Error('nobody is at the table');
    if (now.asks !== now.seat) {
      // It is still a bot's turn: whoever asks without a pause takes the time that the bot needs.
      await page.waitForTimeout(20);
      continue;
    }
    const sentence = sentenceFor(now.view);
    const verdict = await asked(page, { topic: 'act', asked: { seq: now.seq, sentence } });
    if (verdict?.granted !== true) throw new Error(`refused: ${JSON.stringify(verdict)}`);
    return now.seq;
  }
}
