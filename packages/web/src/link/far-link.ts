import type { Realm } from '@sandtable/kernel';
import type { TableAnswers } from './protocol.ts';
import type { FarTable } from './far-protocol.ts';
import type { ReliableWire } from './reliable-wire.ts';
import { type TableQuestion, WiredLink } from './wired-link.ts';

/** A match that is played elsewhere, at which the person at this screen has a seat or looks on. */
export class FarLink<R extends Realm> extends WiredLink<R> {
  readonly local = null;
  readonly #wire: ReliableWire<R>;
  /** One page at a time. */
  #loading: Promise<void> | null = null;

  private constructor(id: string, wire: ReliableWire<R>, table: FarTable<R>) {
    super(id, table);
    this.#wire = wire;
    wire.onNews(table.moment.seq, (news) => {
      if (news.kind === 'moment') this.hear(news);
    });
  }

  static async open<R extends Realm>(id: string, wire: ReliableWire<R>): Promise<FarLink<R>> {
    return new FarLink(id, wire, await wire.ask({ topic: 'open', asked: null }));
  }

  loadOlder(): Promise<void> {
    this.#loading ??= this.#loadPage().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #loadPage(): Promise<void> {
    const before = this.log()[0]?.seq ?? 0;
    if (before === 0) return;
    const page = await this.#wire.ask({ topic: 'log', asked: { before } });
    // Otherwise whoever reads on to an entry would never come to an end.
    if (page.at(-1)?.seq !== before - 1) throw new Error(`the page before entry ${before} does not end there`);
    this.putBefore(page);
  }

  override close(): void {
    super.close();
    this.#wire.cut();
  }

  protected ask<Q extends TableQuestion>(question: Q): Promise<TableAnswers<R>[Q['topic']]> {
    return this.#wire.ask(question);
  }
}
