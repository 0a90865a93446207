// Plays random matches of Limanowa for the given time: every mission with random options, and random positions, each audited after every
// entry. Exits with 1 and the line that reproduces it at the first failure, and also if ten minutes were not enough to meet every verb and
// every event. Before that, the AI plays random fields twice, by the game and by the book (`limanowa-ai.ts`), and the screen's forecasts
// with a plan are compared with the rolls that follow it.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { printSentence, randomOf } from '../../packages/kernel/src/index.ts';
import {
  after,
  brokenLaws,
  Forecasts,
  type FuzzMoment,
  type FuzzPlan,
} from '../../packages/kernel/src/testing/index.ts';
import { makeMap } from '../../packages/limanowa/src/board/map.ts';
import { botsFor } from '../../packages/limanowa/src/bots/bots.ts';
import { limanowaMap } from '../../packages/limanowa/src/content/limanowa-map.ts';
import type { Limanowa, LimanowaSystem } from '../../packages/limanowa/src/model/state.ts';
import { Catalogue } from '../../packages/limanowa/src/testing/catalogue.ts';
import { EVERY_WORD, sampleMatch } from '../../packages/limanowa/src/testing/fuzz-plan.ts';
import { farPack, farShooters, sharpshooting } from '../../packages/limanowa/src/testing/far-shooters.ts';
import { lawsOf } from '../../packages/limanowa/src/testing/laws/witness.ts';
import { game, pack } from '../../packages/limanowa/src/testing/match.ts';
import { playPromised } from '../../packages/limanowa/src/testing/promises.ts';
import { randomPosition } from '../../packages/limanowa/src/testing/random-position.ts';
import { soundWorlds } from '../../packages/limanowa/src/testing/worlds.ts';
import { areSameRounds, isSameField } from './limanowa-ai.ts';
import { isAllMet, isSoundMatch, minutesOf, playMatches } from './matches.ts';
import { report } from './promises.ts';

const { values: asked } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    plan: { type: 'string' },
    ai: { type: 'boolean', default: false },
    turns: { type: 'string', default: '5000' },
    turn: { type: 'string' },
    promises: { type: 'string' },
  },
});
const minutes = minutesOf(asked.minutes);

/** One moment in so many is tried with every word of the game. */
const LAWS_EVERY = 20;
/** One match in so many uses the far shooters' pack. */
const FAR_EVERY = 10;
/** At one moment in so many, every audience imagines a world. */
const WORLDS_EVERY = 20;
let entries = 0;
const catalogue = new Catalogue(pack);

function check(system: LimanowaSystem, moment: FuzzMoment<Limanowa>): readonly string[] {
  const { view, sentence, random } = moment;
  entries += 1;
  const worlds = soundWorlds(system, moment, WORLDS_EVERY);
  if (worlds.length > 0 || random.below(LAWS_EVERY) > 0) return worlds;
  const said = printSentence(sentence.slice(0, random.below(sentence.length)));
  return brokenLaws(after(system, said), view, { foreign: EVERY_WORD, most: 10 });
}

function isSound(system: LimanowaSystem, plan: FuzzPlan<Limanowa>): boolean {
  const witness = lawsOf(system === game ? pack : farPack);
  const checked = { ...plan, check: (moment: FuzzMoment<Limanowa>) => check(system, moment), witness, sendsAll: true };
  return isSoundMatch(catalogue.watch(system), checked, 'npm run fuzz -- --game limanowa');
}

const map = makeMap(limanowaMap);

/** In turn a random position and a mission with random options; now and then the pack with other figures. */
function sampleOf(match: number, seed: string): readonly [LimanowaSystem, FuzzPlan<Limanowa>] {
  if (match % FAR_EVERY === 0) return [farShooters, { options: { position: sharpshooting }, seed }];
  if (match % 2 === 0) return [game, { options: { position: randomPosition(pack, map, randomOf(seed)) }, seed }];
  return [game, sampleMatch(pack.missions[(match >> 1) % pack.missions.length]?.id ?? '', seed)];
}

function playAll(seed: string): boolean {
  const isSoundAll = playMatches(seed, minutes, {
    sampleOf,
    isSound: ([system, sample], by) => isSound(system, { ...sample, ...by }),
    entries: () => entries,
  });
  return isSoundAll && isAllMet(minutes, catalogue);
}

function playOne(text: string): boolean {
  const plan = JSON.parse(text) as FuzzPlan<Limanowa> & { readonly options: { readonly position?: unknown } };
  const isFar = JSON.stringify(plan.options.position) === JSON.stringify(sharpshooting);
  return isSound(isFar ? farShooters : game, plan);
}

/** Matches checked for their forecasts before the others. */
const PROMISED = 100;
/** Every fourth match is played at random, the others by the bot. */
const RANDOM_EVERY = 4;

/** Plays whole matches of every mission; prints the forecasts by kind, and returns false if one of them is off. */
function arePromisesKept(seed: string, matches: number): boolean {
  const bots = botsFor(game, pack);
  const kept = new Forecasts();
  for (let match = 0; match < matches; match++) {
    const mission = pack.missions[match % pack.missions.length]?.id ?? '';
    const sample = sampleMatch(mission, `sfc32:${seed}-${match}`);
    const bot = match % RANDOM_EVERY === 0 ? bots.random : bots.corps;
    playPromised({ system: game, pack, ...sample, bot }, kept);
  }
  return report(`what was foretold in ${matches} matches, --seed ${seed}`, kept);
}

function isAllFine({ seed, plan, ai, turn, turns, promises }: typeof asked): boolean {
  if (plan !== undefined) return playOne(plan);
  if (turn !== undefined) return isSameField(seed, Number(turn));
  if (promises !== undefined) return arePromisesKept(seed, Number(promises));
  return areSameRounds(seed, Number(turns)) && (ai || (arePromisesKept(seed, PROMISED) && playAll(seed)));
}

if (!isAllFine(asked)) process.exitCode = 1;
else if (asked.plan !== undefined || asked.turn !== undefined) console.log('nothing broke');
