import type { Realm } from '@sandtable/kernel';
import type { Answers, News, Question, Reply, TableNews, Topic } from './protocol.ts';
import type { Progress } from './read-slowly.ts';

/** The wire to a worker: questions out, answers and news in. */
export class Wire<R extends Realm> {
  readonly #worker: Worker;
  /** What to tell those who still wait for an answer, should the worker break down. */
  readonly #waiting = new Set<(error: Error) => void>();
  #hear: (news: TableNews<R>) => void = (news) => this.#early.push(news);
  readonly #early: TableNews<R>[] = [];
  #onReading: (progress: Progress) => void = () => undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<News<R>>) =>
      data.kind === 'reading' ? this.#onReading(data) : this.#hear(data),
    );
    worker.addEventListener('messageerror', () => this.#break('a message could not be read'));
    worker.addEventListener('error', (event) => this.#break(event.message));
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

  ask<Q extends Question>(question: Q): Promise<Answers<R>[Q['topic'] & Topic]> {
    return new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      this.#waiting.add(reject);
      port1.addEventListener('message', ({ data }: MessageEvent<Reply<Answers<R>[Q['topic']]>>) => {
        this.#waiting.delete(reject);
        port1.close();
        if ('answer' in data) resolve(data.answer);
        else reject(new Error(data.failed));
      });
      port1.start();
      this.#worker.postMessage(question, [port2]);
    });
  }

  cut(): void {
    this.#worker.terminate();
  }

  #break(message: string): void {
    this.#hear({ kind: 'trouble', trouble: { kind: 'broken', message } });
    for (const reject of this.#waiting) reject(new Error(message));
    this.#waiting.clear();
  }
}
