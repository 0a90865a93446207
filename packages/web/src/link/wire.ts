import type { Realm } from '@sandtable/kernel';
import type { Answers, News, Progress, Question, Reply, TableNews, Topic } from './protocol.ts';

/** Why a worker does not answer: it could not be loaded, or it broke down. */
export class WireError extends Error {
  readonly kind: 'unloaded' | 'broken';

  constructor(kind: 'unloaded' | 'broken', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The wire to a worker: questions out, answers and news in. Nobody waits at it for a worker that is no more. */
export class Wire<R extends Realm> {
  readonly #worker: Worker;
  /** What to tell those who still wait for an answer, should the worker break down. */
  readonly #waiting = new Set<(error: Error) => void>();
  #hear: (news: TableNews<R>) => void = (news) => this.#early.push(news);
  readonly #early: TableNews<R>[] = [];
  #onReading: (progress: Progress) => void = () => undefined;
  /** From then on nothing is asked. */
  #end: WireError | null = null;
  readonly #watch = new AbortController();

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', (event: MessageEvent<News<R>>) => this.#take(event.data));
    worker.addEventListener('messageerror', () => this.#break('broken', 'a message could not be read'));
    worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) =>
      // Where its file cannot be had, no error has been thrown, so there is no message.
      message === undefined || message === '' ? this.#break('unloaded', '') : this.#break('broken', message),
    );
  }

  /** Who is told how far a match is read while it is opened. */
  onReading(hear: (progress: Progress) => void): void {
    this.#onReading = hear;
  }

  /** Who is told from now on, and first of all what came before. */
  onNews(hear: (news: TableNews<R>) => void): void {
    this.#hear = hear;
    for (const news of this.#early.splice(0)) hear(news);
  }

  /** Fails with a WireError where the worker is at its end, and with what it said where it has no answer. */
  ask<Q extends Question>(question: Q): Promise<Answers<R>[Q['topic'] & Topic]> {
    return new Promise((resolve, reject) => {
      if (this.#end !== null) return reject(this.#end);
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

  #take(news: News<R>): void {
    if (news.kind === 'alive') void this.#outlive(news.lock);
    else if (news.kind === 'reading') this.#onReading(news);
    else this.#hear(news);
  }

  /** It holds a lock for life: whoever gets that lock knows that it is dead. Nothing else would tell. */
  async #outlive(lock: string): Promise<void> {
    const { signal } = this.#watch;
    try {
      // Since the data of the site were cleared, the page may have other locks than a new worker: those tell nothing.
      if (await navigator.locks.request(lock, { ifAvailable: true }, (free) => free !== null)) return;
      await navigator.locks.request(lock, { signal }, () => this.#break('broken', 'it stopped without an error'));
    } catch {
      // Cut, as it should be.
    }
  }

  #break(kind: WireError['kind'], message: string): void {
    if (this.#end !== null) return;
    this.#end = new WireError(kind, message);
    this.#hear({ kind: 'trouble', trouble: { kind: 'broken', message } });
    for (const reject of this.#waiting) reject(this.#end);
    this.#waiting.clear();
  }
}
