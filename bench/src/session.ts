import { outpost } from '../../packages/kernel/src/testing/index.ts';
import { createMatch, exportForKeeper, importMatch, verify } from '../../packages/session/src/index.ts';
import type { Group, Groups } from './contest.ts';
import { outpostEntries } from './outpost-match.ts';
import { solo } from './solo.ts';

const OPTIONS = { rounds: 6 };
const SEED = 'sfc32:bench';
const SEATS = { red: { kind: 'person', name: 'red' }, blue: { kind: 'person', name: 'blue' } };

/** One outpost match between two people. */
export const sessionGroups: Groups = {
  'session say': () => sameWork(saying()),
  'session prepare and drop': () => sameWork(dropping()),
  'session past moment': () => sameWork(lookingBack()),
  'session replay of a match': () => sameWork(replaying()),
  'session export and import': () => sameWork(moving()),
};

/** A run takes a millisecond or two: on a busy machine most are interrupted, unlike runs of the yardstick. */
function sameWork(group: Group): Group {
  return { ...group, isSameWork: true };
}

type Live = ReturnType<typeof begin>;

function begin() {
  return good(createMatch(outpost, { options: OPTIONS, seed: SEED, seats: SEATS }));
}

function playOut(match: Live): Live {
  for (const { seat, sentence } of outpostEntries) {
    if (!match.say(seat, match.seq, sentence).granted) throw new Error(`refused: ${sentence.join(' ')}`);
  }
  return match;
}

function playedMatch(): Live {
  return playOut(begin());
}

function saying(): Group {
  let match = begin();
  const restart = (): void => {
    match = begin();
  };
  return solo(outpostEntries.length, () => playOut(match).seq, restart);
}

/** Every sentence is prepared and dropped before it is said. */
function dropping(): Group {
  let match = begin();
  const restart = (): void => {
    match = begin();
  };
  const work = (): number => {
    for (const { seat, sentence } of outpostEntries) {
      const prepared = match.prepare(seat, match.seq, sentence);
      if (!prepared.granted) throw new Error(`refused: ${sentence.join(' ')}`);
      prepared.value.drop();
      match.say(seat, match.seq, sentence);
    }
    return match.seq;
  };
  return solo(outpostEntries.length, work, restart);
}

/** Looks at every entry once, each replayed from the nearest snapshot. */
function lookingBack(): Group {
  const match = playedMatch();
  return solo(match.seq, () => {
    let events = 0;
    for (let seq = 1; seq <= match.seq; seq++) events += match.at(seq, 'red').events.length;
    return events;
  });
}

function replaying(): Group {
  const file = good(exportForKeeper(playedMatch()));
  return solo(1, () => {
    const verified = verify(outpost, file);
    if (!verified.ok) throw new Error(JSON.stringify(verified.divergence));
    return verified.entries;
  });
}

function moving(): Group {
  const match = playedMatch();
  return solo(1, () => good(importMatch(outpost, good(exportForKeeper(match)))).seq);
}

type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: unknown };

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
