import type { ClientMessage, ServerMessage } from '@sandtable/protocol';
import { expect, test } from 'vitest';
import { NewsLine } from './news-line.ts';
import type { Carrier } from './reliable-wire.ts';

/** A socket of a test, which turns up and down and hears as the test says. */
class Socket implements Carrier {
  readonly sent: ClientMessage[] = [];
  readonly #messages = new Set<(message: ServerMessage) => void>();
  readonly #states = new Set<(isUp: boolean) => void>();
  isClosed = false;
  renewed = 0;

  send(message: ClientMessage): void {
    this.sent.push(message);
  }
  onMessage(listener: (message: ServerMessage) => void): void {
    this.#messages.add(listener);
  }
  onState(listener: (isUp: boolean) => void): void {
    this.#states.add(listener);
  }
  renew(): void {
    this.renewed += 1;
    this.turn(false);
  }
  close(): void {
    this.isClosed = true;
    this.turn(false);
  }
  turn(isUp: boolean): void {
    for (const listener of this.#states) listener(isUp);
  }
  hear(message: ServerMessage): void {
    for (const listener of this.#messages) listener(message);
  }
  /** Answers the last question. */
  answer(): void {
    this.hear({ kind: 'listening', id: this.sent.at(-1)?.id ?? '', at: 0, mine: 'm', lobby: null });
  }
}

function lineIn(tags = { mine: 'm1', lobby: 'o1' } as { mine: string; lobby: string | undefined }) {
  const [opened, heard]: [Socket[], ServerMessage[]] = [[], []];
  let [asked, time] = [0, 0];
  const due = new Set<{ readonly at: number; work(): void }>();
  const line = new NewsLine({
    open() {
      const socket = new Socket();
      opened.push(socket);
      return socket;
    },
    tags: () => tags,
    hear: (message) => void heard.push(message),
    fallBack: () => (asked += 1),
    later(work, wait) {
      const each = { at: time + wait, work };
      due.add(each);
      return () => void due.delete(each);
    },
  });
  const pass = (seconds: number): void => {
    const end = time + seconds * 1000;
    for (;;) {
      const [next] = [...due].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
      if (next === undefined) break;
      due.delete(next);
      time = next.at;
      next.work();
    }
    time = end;
  };
  return { line, opened, heard, tags, pass, asked: () => asked };
}

const listens = ({ sent }: Socket): number => sent.filter(({ kind }) => kind === 'listen').length;

test('a visible page has one socket, says which lists it has, and asks nothing while that is up', () => {
  const { line, opened, pass, asked } = lineIn();
  line.wake();
  line.wake();
  const [own = new Socket(), ...more] = opened;
  expect(more).toEqual([]);
  own.turn(true);
  expect(own.sent).toEqual([{ kind: 'listen', id: 'news 1', mine: 'm1', lobby: 'o1' }]);
  own.answer();
  pass(59);
  expect(listens(own)).toBe(1);
  // Once a minute it says that it is here, and hears whether it has missed anything.
  pass(1);
  own.answer();
  for (let minute = 1; minute < 10; minute++) {
    pass(60);
    own.answer();
  }
  expect([listens(own), asked(), own.renewed]).toEqual([11, 0, 0]);
});

test('a page that shows no open tables does not ask for them', () => {
  const { line, opened, tags } = lineIn();
  tags.lobby = undefined;
  line.wake();
  opened[0]?.turn(true);
  expect(opened[0]?.sent).toEqual([{ kind: 'listen', id: 'news 1', mine: 'm1' }]);
});

test('a socket that is cut every 30 seconds is opened again, with what the page has; it asks nothing else', () => {
  const { line, opened, tags, pass, asked } = lineIn();
  line.wake();
  const [own = new Socket()] = opened;
  for (let time = 0; time < 10; time++) {
    own.turn(true);
    own.answer();
    pass(30);
    own.turn(false);
    pass(1);
    tags.mine = `m${time + 2}`;
  }
  own.turn(true);
  expect([listens(own), own.sent.at(-1), asked()]).toEqual([11, expect.objectContaining({ mine: 'm11' }), 0]);
  expect(opened).toHaveLength(1);
});

test('a page that cannot have a socket asks by request: at once, then each minute or more, until it has one', () => {
  const { line, opened, pass, asked } = lineIn();
  line.wake();
  const [own = new Socket()] = opened;
  own.turn(false);
  expect(asked()).toBe(1);
  for (const _ of Array.from({ length: 100 })) own.turn(false);
  pass(59);
  expect(asked()).toBe(1);
  pass(541);
  expect(asked()).toBeGreaterThan(5);
  expect(asked()).toBeLessThan(11);
  own.turn(true);
  own.answer();
  const before = asked();
  pass(600);
  expect(asked()).toBe(before);
});

test('a connection that is dead without an error is given up when no answer comes', () => {
  const { line, opened, pass } = lineIn();
  line.wake();
  const [own = new Socket()] = opened;
  own.turn(true);
  own.answer();
  pass(60);
  expect(own.renewed).toBe(0);
  pass(10);
  expect(own.renewed).toBe(1);
  // A laptop that wakes up finds out at once.
  own.turn(true);
  own.answer();
  line.wake();
  pass(10);
  expect(own.renewed).toBe(2);
});

test('an answer that is refused, as by a server of the version before, is had by request', () => {
  const { line, opened, asked } = lineIn();
  line.wake();
  opened[0]?.turn(true);
  opened[0]?.hear({ kind: 'refused', id: 'news 1', reasons: [], text: 'no' });
  expect(asked()).toBe(1);
});

test('at a match the news come over its socket, and over one of its own again afterwards: never two for long', () => {
  const { line, opened, heard } = lineIn();
  line.wake();
  const [own = new Socket()] = opened;
  own.turn(true);
  const match = new Socket();
  line.use([match]);
  expect([own.isClosed, listens(match)]).toEqual([false, 0]);
  match.turn(true);
  expect([own.isClosed, listens(match), line.isUp]).toEqual([true, 1, true]);
  heard.length = 0;
  own.hear({ kind: 'hello', protocol: 2, person: null });
  match.hear({ kind: 'hello', protocol: 2, person: null });
  expect(heard).toHaveLength(1);
  // While the match reconnects, no other is opened.
  match.turn(false);
  expect([opened.length, line.isUp]).toEqual([1, false]);
  match.turn(true);
  expect(listens(match)).toBe(2);
  line.use([]);
  expect([opened.length, match.isClosed]).toEqual([2, false]);
  opened[1]?.turn(true);
  expect(line.isUp).toBe(true);
});

test('a hidden page gives its own socket up, and comes back with what it has', () => {
  const { line, opened, pass, asked } = lineIn();
  line.wake();
  opened[0]?.turn(true);
  line.rest();
  pass(3600);
  expect([opened[0]?.isClosed, listens(opened[0] ?? new Socket()), asked()]).toEqual([true, 1, 0]);
  line.wake();
  opened[1]?.turn(true);
  expect(opened[1]?.sent).toHaveLength(1);
});
