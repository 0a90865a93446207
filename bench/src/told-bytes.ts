import { randomAt, type Realm } from '../../packages/kernel/src/index.ts';
import { type Moment, tell } from '../../packages/session/src/index.ts';
import type { Group, Groups } from './contest.ts';
import { bearTable, good, limanowaTable, matchOf, type Table } from './contract.ts';
import { solo } from './solo.ts';

const SEED = 'sfc32:bench';
const BEAR = ['panzerkoloss-ahead', 'first-shots', 'panzerkoloss-solo', 'one-bridge', 'the-millers-hill'];
const LIMANOWA = ['battle-of-limanowa', 'raid-on-krynica', 'steamroller', 'hammer-and-anvil', 'heights-of-rajbrot'];
/** The most bytes per entry and seat, averaged over a match. */
const MOST_BYTES = 1300;

/** Bytes sent in whole matches between bots: what each seat is told, as text. */
export const toldGroups: Groups = { 'bytes told to a seat': telling };

function telling(): Group {
  const [bear, limanowa] = [bearTable(), limanowaTable()];
  const check = (): void => {
    console.log(row(['', 'entries', 'view', 'first', 'mean', '95 %', 'most']));
    for (const mission of BEAR) report(mission, toldIn(bear, mission));
    for (const mission of LIMANOWA) report(mission, toldIn(limanowa, mission));
  };
  let time = 0;
  return { ...solo(1, () => toldIn(limanowa, LIMANOWA[(time += 1) % LIMANOWA.length] ?? '').later.length), check };
}

interface ToldBytes {
  readonly entries: number;
  /** The length of a whole view as text. */
  readonly view: number;
  readonly first: number;
  readonly later: readonly number[];
}

/** The bytes told to every seat but the AI's in a match. */
function toldIn<R extends Realm>({ game, bot }: Table<R>, mission: string): ToldBytes {
  const match = matchOf(game, good(game.options({ mission })));
  const seats = Object.keys(match.seating).filter((seat) => seat !== 'ai');
  const known = new Map<string, Moment<R>>();
  const carry = (): number[] =>
    seats.map((seat) => {
      const told = tell(known.get(seat) ?? null, match.now(seat));
      known.set(seat, told.known);
      return JSON.stringify(told.telling).length;
    });
  const [first = 0] = carry();
  const view = JSON.stringify(match.now(seats[0] ?? '').view).length;
  const later: number[] = [];
  for (let { asks } = match; asks !== null; { asks } = match) {
    const said = asks === 'ai' ? ['proceed'] : bot(match.now(asks).view, randomAt(SEED, `bot/${asks}`, match.seq));
    if (!match.say(asks, match.seq, said).granted) throw new Error(`refused: ${said.join(' ')}`);
    later.push(...carry());
  }
  return { entries: match.seq, view, first, later: later.toSorted((a, b) => a - b) };
}

function report(mission: string, { entries, view, first, later }: ToldBytes): void {
  const mean = later.reduce((sum, bytes) => sum + bytes, 0) / later.length;
  const most = later.at(-1) ?? 0;
  const figures = [entries, view, first, mean, later[Math.floor(later.length * 0.95)] ?? 0, most];
  console.log(row([mission, ...figures.map((figure) => figure.toFixed(0))]));
  if (mean > MOST_BYTES) throw new Error(`${mean.toFixed(0)} bytes an entry, more than ${MOST_BYTES}`);
}

function row([name = '', ...figures]: readonly string[]): string {
  return [name.padEnd(20), ...figures.map((figure) => figure.padStart(8))].join('');
}
