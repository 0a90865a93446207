import { type GameSystem, printSentence, type Random, randomOf, type Realm } from '@sandtable/kernel';
import { outpost, pig } from '@sandtable/kernel/testing';
import { createMatch, type Match } from '@sandtable/session';
import { expect, test } from 'vitest';
import { openTable as openBear } from '../bear/table.ts';
import { openTable as openLimanowa } from '../limanowa/table.ts';

// What holds for a match of any game, tried on random matches of four.

const MOST_ENTRIES = 24;

function begin<R extends Realm>(system: GameSystem<R>, options: object, seed: string): Match<R> {
  const checked = system.options(options);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const seats = Object.fromEntries(system.seats(checked.value).map((seat) => [seat, holderOf(seat)]));
  const match = createMatch(system, { options, seed, seats }, ['random']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

function holderOf(seat: string): object {
  return seat === 'ai' ? { kind: 'procedure' } : { kind: 'person', name: seat };
}

function anySentence<R extends Realm>(match: Match<R>, random: Random): string {
  return printSentence(match.system.anySentence(match.now(match.asks ?? '').view, random));
}

function shownIn<R extends Realm>(match: Match<R>): string {
  const audiences = [...Object.keys(match.seating), 'spectator', 'referee'];
  return JSON.stringify([match.seq, match.asks, match.hash(), match.entries, audiences.map((who) => match.now(who))]);
}

type Law = <R extends Realm>(system: GameSystem<R>, options: object) => void;

const GAMES: readonly [string, (law: Law) => void][] = [
  ['pig', (law) => law(pig, {})],
  ['outpost', (law) => law(outpost, { rounds: 3 })],
  ['bear', (law) => law(openBear().game, { mission: 'first-shots' })],
  ['limanowa', (law) => law(openLimanowa().game, { mission: 'battle-of-limanowa' })],
];

test.each(GAMES)(
  '%s: what is prepared shows nowhere, keeps all else out, and counts only once committed',
  (_name, hold) => {
    hold(judgePreparing);
  },
);

function judgePreparing<R extends Realm>(system: GameSystem<R>, options: object): void {
  const [match, plain] = [begin(system, options, 'steps'), begin(system, options, 'steps')];
  const random = randomOf('sfc32:steps');
  while (match.asks !== null && match.seq < MOST_ENTRIES) {
    const { asks, seq } = match;
    const said = anySentence(match, random);
    const before = shownIn(match);
    const prepare = () => {
      const prepared = match.prepare(asks, seq, said);
      if (!prepared.granted) throw new Error(JSON.stringify(prepared));
      expect(shownIn(match)).toBe(before);
      expect(match.say(asks, seq, said)).toMatchObject({ granted: false, reasons: [{ key: 'busy' }] });
      return prepared.value;
    };
    const dropped = prepare();
    dropped.drop();
    expect(() => dropped.commit()).toThrow(/before/);
    expect(shownIn(match)).toBe(before);
    const { commit, digest } = prepare();
    commit();
    expect(match.log.mark(match.seq).digest).toBe(digest);
    expect(plain.say(asks, seq, said).granted).toBe(true);
    expect(shownIn(match)).toBe(shownIn(plain));
  }
}
