import { type Random, randomOf } from '@sandtable/kernel';
import type { Carrier } from '../link/far-protocol.ts';
import type { Later } from '../link/reliable-wire.ts';

/** How bad a wire is: of a hundred messages so many are lost and so many come twice, each after up to so many milliseconds. */
export interface Losses {
  readonly lost: number;
  readonly twice: number;
  readonly delay: number;
}

/** The two ends of a wire that loses, repeats and reorders what is sent, as its seed has it. Messages cross it as text. */
export function lossyWire<Up, Down>(
  seed: string,
  losses: Losses,
  later: Later,
): { readonly near: Carrier<Up, Down>; readonly far: Carrier<Down, Up> } {
  const random = randomOf(seed, 'wire');
  const [up, down] = [new Lane<Up>(random, losses, later), new Lane<Down>(random, losses, later)];
  return { near: endOf(up, down), far: endOf(down, up) };
}

function endOf<Out, In>(out: Lane<Out>, back: Lane<In>): Carrier<Out, In> {
  return {
    send: (message) => out.send(message),
    onMessage: (listener) => void (back.listener = listener),
    close: () => void (back.listener = () => undefined),
  };
}

class Lane<Message> {
  listener: (message: Message) => void = () => undefined;
  readonly #random: Random;
  readonly #losses: Losses;
  readonly #later: Later;

  constructor(random: Random, losses: Losses, later: Later) {
    this.#random = random;
    this.#losses = losses;
    this.#later = later;
  }

  send(message: Message): void {
    const { lost, twice, delay } = this.#losses;
    const text = JSON.stringify(message);
    const copies = this.#random.below(100) < lost ? 0 : this.#random.below(100) < twice ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) this.#later(() => this.#deliver(text), this.#random.below(delay + 1));
  }

  #deliver(text: string): void {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the text of a message of this lane
    this.listener(JSON.parse(text) as Message);
  }
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
      // Whoever waits for an answer goes on.
      for (let turn = 0; turn < 6; turn++) await Promise.resolve();
    }
  }
}
