import type { ClientMessage, ServerMessage } from '@sandtable/protocol';
import { type Random, randomOf } from '@sandtable/kernel';
import type { Carrier, Later } from '../link/reliable-wire.ts';

/**
 * How bad a wire is: of a hundred messages so many are lost and so many come twice, each after up to so many milliseconds; and it breaks
 * after up to so many milliseconds, again and again (0: never).
 */
export interface Losses {
  readonly lost: number;
  readonly twice: number;
  readonly delay: number;
  readonly breaks: number;
}

interface ServerEnd {
  receive(text: string): void;
  close(): void;
}

/** A carrier that loses, repeats and reorders what is sent, and breaks, as its seed has it. Messages cross it as text. */
export function lossyCarrier(
  seed: string,
  losses: Losses,
  later: Later,
  connect: (send: (text: string) => void) => ServerEnd,
): Carrier {
  const random = randomOf(seed, 'wire');
  let onMessage: (message: ServerMessage) => void = () => undefined;
  let onState: (isUp: boolean) => void = () => undefined;
  let server: ServerEnd | null = null;
  let isClosed = false;
  const down = (): void => {
    server?.close();
    server = null;
    onState(false);
  };
  const up = (): void => {
    if (isClosed) return;
    // What an old connection still carries is lost with it.
    const own: ServerEnd = connect((text) =>
      carry(random, losses, later, () => {
        const message: ServerMessage = JSON.parse(text);
        if (server === own) onMessage(message);
      }),
    );
    server = own;
    onState(true);
    if (losses.breaks > 0)
      later(
        () => {
          if (server !== own) return;
          down();
          later(up, random.below(500));
        },
        random.below(losses.breaks) + 1,
      );
  };
  later(up, 0);
  return {
    send(message: ClientMessage) {
      const text = JSON.stringify(message);
      const own = server;
      carry(random, losses, later, () => {
        if (own !== null && server === own) own.receive(text);
      });
    },
    onMessage: (listener) => void (onMessage = listener),
    onState(listener) {
      onState = listener;
    },
    renew() {
      if (server === null) return;
      down();
      later(up, 0);
    },
    close() {
      isClosed = true;
      onState = () => undefined;
      down();
    },
  };
}

function carry(random: Random, { lost, twice, delay }: Losses, later: Later, deliver: () => void): void {
  const copies = random.below(100) < lost ? 0 : random.below(100) < twice ? 2 : 1;
  for (let copy = 0; copy < copies; copy++) later(deliver, random.below(delay + 1));
}

/** Time that passes as fast as everything due in it is done. */
export class QuickTime {
  readonly #due: { readonly at: number; readonly work: () => void }[] = [];
  now = 0;

  readonly later: Later = (work, time) => {
    const job = { at: this.now + time, work };
    const place = this.#due.findLastIndex(({ at }) => at <= job.at) + 1;
    this.#due.splice(place, 0, job);
    return () => {
      const found = this.#due.indexOf(job);
      if (found !== -1) this.#due.splice(found, 1);
    };
  };

  /** Until it is done; fails if nothing is due any more, or so much time has passed. */
  async pass(isDone: () => boolean, most = 3_600_000): Promise<void> {
    while (!isDone()) {
      const job = this.#due.shift();
      if (job === undefined || job.at > most) throw new Error(`not done at ${this.now} ms`);
      this.now = job.at;
      job.work();
      // Whoever waits for an answer goes on, on either end.
      for (let turn = 0; turn < 40; turn++) await Promise.resolve();
    }
  }
}
