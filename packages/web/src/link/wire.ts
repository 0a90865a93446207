import type { Realm } from '@sandtable/kernel';
import type { Answers, Progress, Question, Reply, TableNews, Topic } from './protocol.ts';
import { NewsReceiver, type SentNews } from './sent-news.ts';

export class WireError extends Error {
  readonly kind: 'unloaded' | 'broken';
  /** The worker is gone, which was reported when it happened: see `catchFaults`. */
  readonly isTold: boolean;

  constructor(kind: 'unloaded' | 'broken', message: string, isTold = false) {
    super(message);
    this.kind = kind;
    this.isTold = isTold;
  }
}

/** The connection to a worker: questions out, answers and news in. If the worker dies, every open question fails at once. */
export class Wire<R extends Realm> {
  readonly #worker: Worker;
  readonly #news = new NewsReceiver<R>();
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #early: TableNews<R>[] = [];
  #listener: (news: TableNews<R>) => void = (news) => this.#early.push(news);
  #onReading: (progress: Progress) => void = () => undefined;
  #end: WireError | null = null;
  readonly #watch = new AbortController();

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', (event: MessageEvent<SentNews<R>>) => this.#receive(event.data));
    worker.addEventListener('messageerror', () => this.#break('broken', 'a message could not be read'));
    worker.addEventListener('error', (event) => {
      // Otherwise the page would report it as its own fault.
      event.preventDefault();
      const { message }: Partial<ErrorEvent> = event;
      // A file that could not be loaded throws nothing, so the event has no message.
      if (message === undefined || message === '') this.#break('unloaded', '');
      else this.#break('broken', message);
    });
  }

  onReading(listener: (progress: Progress) => void): void {
    this.#onReading = listener;
  }

  /** From now on this listener gets the news, beginning with what came early. */
  onNews(listener: (news: TableNews<R>) => void): void {
    this.#listener = listener;
    for (const news of this.#early.splice(0)) listener(news);
  }

  /** Fails with a WireError: the worker's end if it is gone, or the failure it reported. */
  ask<Q extends Question>(question: Q): Promise<Answers<R>[Q['topic'] & Topic]> {
    return new Promise((resolve, reject) => {
      if (this.#end !== null) return reject(this.#end);
      if (question.topic === 'sit') this.#news.forget();
      const { port1, port2 } = new MessageChannel();
      this.#waiting.add(reject);
      port1.addEventListener('message', ({ data }: MessageEvent<Reply<Answers<R>[Q['topic']]>>) => {
        this.#waiting.delete(reject);
        port1.close();
        if ('answer' in data) resolve(data.answer);
        else reject(new WireError(data.isUnloaded ? 'unloaded' : 'broken', data.failed));
      });
      port1.start();
      this.#worker.postMessage(question, [port2]);
    });
  }

  cut(): void {
    this.#watch.abort();
    this.#worker.terminate();
  }

  #receive(sent: SentNews<R>): void {
    const news = this.#news.received(sent);
    if (news === null) return;
    if (news.kind === 'alive') void this.#watchLock(news.lock);
    else if (news.kind === 'reading') this.#onReading(news);
    else this.#listener(news);
  }

  /** The worker holds this lock for life: only by getting it does the page learn that the worker was killed. */
  async #watchLock(lock: string): Promise<void> {
    const { signal } = this.#watch;
    try {
      // After the site's data is cleared, page and worker may not share locks; then a free lock means nothing.
      if (await navigator.locks.request(lock, { ifAvailable: true }, (free) => free !== null)) return;
      await navigator.locks.request(lock, { signal }, () => this.#break('broken', 'it stopped without an error'));
    } catch {
      // `cut` ended the watch.
    }
  }

  #break(kind: WireError['kind'], message: string): void {
    if (this.#end !== null) return;
    this.#end = new WireError(kind, message, true);
    this.#listener({ kind: 'trouble', trouble: { kind: 'broken', message } });
    for (const reject of this.#waiting) reject(this.#end);
    this.#waiting.clear();
  }
}
