import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bear, botsFor, checkPack, defaultPack } from '../../packages/bear/src/index.ts';
import { must, randomAt, Recorder, streamsOf } from '../../packages/kernel/src/index.ts';
import {
  createMatch,
  exportForKeeper,
  importMatch,
  openSnapshot,
  snapshotOf,
} from '../../packages/session/src/index.ts';
import type { Contestant, Group, Groups } from './contest.ts';
import { solo } from './solo.ts';

const MISSION = 'panzerkoloss-ahead';
const ROLLS = 1000;
const LIVE_MATCHES = 20;
const MOST_KILOBYTES = 200;

/** What a server pays to keep a match, to reopen it, and for dice that no one can predict. */
export const streamGroups: Groups = {
  'crypto stream against sfc32': stream,
  'open by snapshot': () => opening('snapshot'),
  'open by replay': () => opening('replay'),
  'memory of a live match': memory,
};

function stream(): Group {
  return {
    batch: ROLLS,
    contestants: [rolling('sha256', `sha256:${'5'.repeat(32)}`), rolling('sfc32', 'sfc32:bench')],
  };
}

function rolling(name: string, seed: string): Contestant {
  const io = new Recorder(streamsOf(seed, ['combat', 'deck', 'ai']));
  const run = (): number => {
    let sum = 0;
    for (let i = 0; i < ROLLS; i++) sum += io.roll('combat', 6);
    return sum;
  };
  return { name, run };
}

function table() {
  const pack = must(checkPack(defaultPack));
  const game = bear(pack);
  const { captain } = botsFor(game, pack);
  const seats = { german: { kind: 'person', name: 'german' }, soviet: { kind: 'person', name: 'soviet' } };
  const play = (seed: string) => {
    const match = must(createMatch(game, { options: { mission: MISSION }, seed, seats }));
    for (let { asks } = match; asks !== null; { asks } = match) {
      const said = captain(match.now(asks).view, randomAt(`sfc32:${seed}`, 'bot', match.seq));
      // As from outside: a fresh string, not the words of the bot's own tables.
      if (!match.say(asks, match.seq, said.join(' ')).granted) throw new Error(`refused: ${said.join(' ')}`);
    }
    return match;
  };
  return { game, play };
}

function opening(way: 'snapshot' | 'replay'): Group {
  const { game, play } = table();
  const match = play('bench');
  const [snapshot, file] = [must(snapshotOf(match)), must(exportForKeeper(match))];
  const run = (): number => must(way === 'snapshot' ? openSnapshot(game, snapshot) : importMatch(game, file)).seq;
  return { ...solo(1, run), isSameWork: true };
}

/** Heap only, once everything is compiled; each match is at its end, some 300 entries. */
function memory(): Group {
  const { play } = table();
  const check = (): void => {
    for (let each = 0; each < LIVE_MATCHES; each++) play(`warm-${each}`);
    const before = kilobytes();
    const matches = Array.from({ length: LIVE_MATCHES }, (_, each) => play(`live-${each}`));
    const each = (kilobytes() - before) / matches.length;
    console.log(`a live match: ${each.toFixed(0)} kB of heap`);
    if (each > MOST_KILOBYTES) throw new Error(`${each.toFixed(0)} kB, more than ${MOST_KILOBYTES}`);
  };
  let number = 0;
  return { ...solo(1, () => play(`more-${(number += 1)}`).seq), check };
}

/** The garbage collector, whatever flags the process was started with. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

const collect = collector();

function kilobytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 1000;
}
