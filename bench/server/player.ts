// Two people at one match, each with a socket; what they say comes from a bot on this side.
import { once } from 'node:events';
import WebSocket from 'ws';
import { blind, type GameSystem, randomAt, type Realm, type Sentence } from '../../packages/kernel/src/index.ts';
import { PROTOCOL } from '../../packages/protocol/src/index.ts';
import { hear, type Moment } from '../../packages/session/src/index.ts';

type Speaker = (view: never, random: ReturnType<typeof randomAt>) => Sentence;

/** Another address each time: limits go by that. */
let visits = 0;

function anotherPlace(): string {
  visits += 1;
  return `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits & 255}`;
}

async function ask(
  address: string,
  cookie: string,
  route: string,
  body: object,
): Promise<{ cookie: string; body: any }> {
  const answer = await fetch(address + route, {
    method: 'POST',
    headers: {
      ...{ Origin: address, Cookie: cookie, 'Content-Type': 'application/json' },
      'X-Forwarded-For': anotherPlace(),
    },
    body: JSON.stringify(body),
  });
  const [set = cookie] = answer.headers.getSetCookie();
  const read = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(read));
  return { cookie: set.split(';')[0] ?? '', body: read };
}

export interface Meeting {
  readonly address: string;
  readonly system: GameSystem<Realm>;
  readonly game: string;
  readonly mission: string;
  readonly seats: readonly [string, string];
}

/** One seat's screen: it knows only what it was told. */
class Screen {
  readonly socket: WebSocket;
  readonly seat: string;
  moment: Moment<Realm> | null = null;
  bytes = 0;
  told = 0;
  heard: (moment: Moment<Realm>) => void = () => {};

  constructor(address: string, cookie: string, seat: string, system: GameSystem<Realm>) {
    this.seat = seat;
    const headers = { Cookie: cookie, Origin: address, 'X-Forwarded-For': anotherPlace() };
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket?v=${PROTOCOL}`, { headers });
    this.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString());
      if (message.kind === 'refused') throw new Error(message.text);
      if (message.kind !== 'moment') return;
      const isFirst = this.moment === null;
      const heard = hear(system, this.moment, { ...message, events: message.entries.at(-1)?.events ?? [] });
      if (!heard.ok) throw new Error(JSON.stringify(heard.problems));
      this.moment = heard.value;
      if (!isFirst) {
        this.bytes += data.length;
        this.told += message.entries.length;
      }
      this.heard(heard.value);
    });
  }
}

export class Pair {
  readonly match: string;
  readonly screens: readonly Screen[];
  readonly #again: (address: string) => Screen;

  private constructor(match: string, screens: readonly Screen[], again: (address: string) => Screen) {
    this.match = match;
    this.#again = again;
    this.screens = screens;
  }

  /** The second may come by another server of the same database. */
  static async meet(meeting: Meeting, second = meeting.address): Promise<Pair> {
    const { address, system, game, mission, seats } = meeting;
    const first = await ask(address, '', '/api/me', { name: 'Anna' });
    const other = await ask(second, '', '/api/me', { name: 'Boris' });
    const plan = { game, options: { mission }, pace: { kind: 'none' }, access: 'link', observers: false };
    const made = await ask(address, first.cookie, '/api/matches', {
      ...plan,
      seats: { [seats[0]]: { kind: 'me' }, [seats[1]]: { kind: 'free' } },
    });
    const { match, token } = made.body;
    await ask(second, other.cookie, `/api/matches/${match}/join`, { token });
    const screens = [
      new Screen(address, first.cookie, seats[0], system),
      new Screen(second, other.cookie, seats[1], system),
    ];
    const again = (at: string): Screen => new Screen(at, first.cookie, seats[0], system);
    const pair = new Pair(match, screens, again);
    await pair.open(match);
    return pair;
  }

  /** The milliseconds until the first has the whole match on another server of the same database. */
  async again(address: string): Promise<number> {
    const screen = this.#again(address);
    const took = await this.open(this.match, [screen]);
    screen.socket.close();
    return took;
  }

  private async open(match: string, screens = this.screens): Promise<number> {
    await Promise.all(screens.map(({ socket }) => once(socket, 'open')));
    const start = performance.now();
    await Promise.all(
      screens.map(
        (screen) =>
          new Promise<void>((resolve) => {
            screen.heard = () => resolve();
            screen.socket.send(JSON.stringify({ kind: 'open', id: 'o', match, as: screen.seat, seq: -1 }));
          }),
      ),
    );
    return performance.now() - start;
  }

  get seq(): number {
    return this.screens[0]?.moment?.seq ?? 0;
  }

  get isOver(): boolean {
    return this.screens[0]?.moment?.pending === undefined;
  }

  /** Says one sentence; the milliseconds until both are told of it. */
  async say(speak: Speaker): Promise<number> {
    const asked = this.screens.find(({ seat, moment }) => moment?.pending?.seat === seat);
    const { moment } = asked ?? {};
    if (asked === undefined || moment === undefined || moment === null) throw new Error('nobody here is asked');
    const { seq } = moment;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the speaker is of the game that is played
    const words = speak(blind(moment.view) as never, randomAt('bench', asked.seat, seq)).join(' ');
    const told = this.screens.map(
      (screen) => new Promise<void>((resolve) => (screen.heard = (now) => void (now.seq > seq && resolve()))),
    );
    const start = performance.now();
    asked.socket.send(
      JSON.stringify({ kind: 'say', id: String(seq), match: this.match, seat: asked.seat, seq, words }),
    );
    await Promise.all(told);
    return performance.now() - start;
  }

  close(): void {
    for (const { socket } of this.screens) socket.close();
  }
}
