// Plays random matches of bear for the given time: every firefight with random options, and the proving ground, where everything rare lies
// close together. Each is audited after every entry; some moments also check that the screen makes exactly the offered words clickable.
// Exits with 1 and the line that reproduces it at the first failure, and also if ten minutes were not enough to meet every verb and every
// event. Before that, the AI decides random positions twice, by the game and by the book: `ai.ts`.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fieldsOf } from '../../packages/bear/src/model/battle/field.ts';
import { Catalogue } from '../../packages/bear/src/testing/catalogue.ts';
import { EVERY_WORD } from '../../packages/bear/src/testing/every-word.ts';
import { draftKinds, sampleDraft } from '../../packages/bear/src/testing/draft-plan.ts';
import { type MatchSample, sampleMatch } from '../../packages/bear/src/testing/fuzz-plan.ts';
import { game, pack } from '../../packages/bear/src/testing/match.ts';
import { lawsOf } from '../../packages/bear/src/testing/laws/witness.ts';
import { provingGround, provingPack } from '../../packages/bear/src/testing/proving-ground.ts';
import { stageFor } from '../../packages/bear/src/testing/stages.ts';
import { soundWorlds } from '../../packages/bear/src/testing/worlds.ts';
import type { Bear, BearSystem } from '../../packages/bear/src/model/battle/state.ts';
import { brokenLaws, type Forecasts, type FuzzMoment, type FuzzPlan } from '../../packages/kernel/src/testing/index.ts';
import { gameBehind, sayingAfter } from '../../packages/web/src/testing/field.ts';
import { brokenClicks } from '../../packages/web/src/testing/broken-clicks.ts';
import { areSameTurns, isSameTurn } from './ai.ts';
import { holdPromises } from '../../packages/bear/src/testing/promises/play.ts';
import { areSoundDrafts } from './drafts.ts';
import { areKept } from './promises.ts';
import { isAllMet, isSoundMatch, minutesOf, playMatches } from './matches.ts';

const { values: asked } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    plan: { type: 'string' },
    ai: { type: 'boolean', default: false },
    turns: { type: 'string', default: '10000' },
    turn: { type: 'string' },
    drafts: { type: 'boolean', default: false },
    promises: { type: 'boolean', default: false },
    each: { type: 'string', default: '1000' },
  },
});
const minutes = minutesOf(asked.minutes);

const catalogue = new Catalogue(pack);
/** One moment in so many is tried with every word of the game. */
const LAWS_EVERY = 50;
/** One moment in so many is compared with what the screen makes clickable. */
const CLICKS_EVERY = 5;
/** At one moment in so many, every audience imagines a world. */
const WORLDS_EVERY = 20;
/** One mission in so many is replaced by a generated battle. */
const DRAFT_EVERY = 3;
let entries = 0;

function check(system: BearSystem, moment: FuzzMoment<Bear>): readonly string[] {
  const { view, sentence, random } = moment;
  entries += 1;
  const laws = [
    ...(random.below(LAWS_EVERY) === 0 ? brokenLaws(system, view, { foreign: EVERY_WORD, most: 30 }) : []),
    ...soundWorlds(system, moment, WORLDS_EVERY),
  ];
  const words = sentence.slice(0, random.below(sentence.length + 1));
  // Drafting has a screen of its own.
  const isDrafting = view.draft !== null && view.draft.phase !== 'done';
  const isClicked = system === game && !isDrafting && random.below(CLICKS_EVERY) === 0;
  if (!isClicked) return laws;
  const saying = sayingAfter(fieldsOf(pack)(view), words);
  return [...laws, ...brokenClicks(gameBehind(saying), saying, random)];
}

/** Plays one match; false, with the line that reproduces it, if something broke. */
function isSound(system: BearSystem, plan: FuzzPlan<Bear>): boolean {
  const witness = lawsOf(system === game ? pack : provingPack);
  const checked = {
    ...plan,
    most: 5000,
    check: (moment: FuzzMoment<Bear>) => check(system, moment),
    witness,
    sendsAll: true,
  };
  return isSoundMatch(catalogue.watch(system), checked, 'npm run fuzz --');
}

interface Options {
  readonly mission?: string;
  readonly draft?: { readonly guideline: unknown };
}

/** The proving ground has its own missions, and its own guidelines for generated battles. */
function systemOf({ mission, draft }: Options): BearSystem {
  if (draft !== undefined) return typeof draft.guideline === 'number' ? game : provingGround;
  return pack.missions.some(({ id }) => id === mission) ? game : provingGround;
}

const KINDS = draftKinds(pack);

/** Of so many matches for promises, one is on the proving ground and one is generated. */
const PROMISES = 6;

/** Matches in a row on the proving ground: they are short. */
const STAGES = 3;

/** Matches on the proving ground for what was never met, then a mission or a generated battle. */
function sampleOf(match: number, seed: string): readonly [BearSystem, MatchSample] {
  const turn = Math.floor(match / (STAGES + 1));
  if (match % (STAGES + 1) < STAGES) return [provingGround, stageFor(match - turn, catalogue.missing()).sample(seed)];
  const kind = KINDS[Math.floor(turn / DRAFT_EVERY) % KINDS.length];
  if (turn % DRAFT_EVERY === DRAFT_EVERY - 1 && kind !== undefined) return [game, sampleDraft(game, kind, seed)];
  return [game, sampleMatch(game, pack.missions[turn % pack.missions.length]?.id ?? '', seed)];
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
  const plan = JSON.parse(text) as FuzzPlan<Bear> & { readonly options: Options };
  return isSound(systemOf(plan.options), plan);
}

/** Proving ground, generated battles and missions in turn, played by bots and at random. */
function holdPromisesOf(match: number, seed: string, forecasts: Forecasts): number {
  const by = match % 3 === 0 ? 'random' : 'captain';
  const kind = KINDS[Math.floor(match / PROMISES) % KINDS.length];
  if (match % PROMISES === 0) {
    const { sample } = stageFor(match, []);
    return holdPromises(provingGround, provingPack, sample(seed), 'random', forecasts);
  }
  if (match % PROMISES === 1 && kind !== undefined)
    return holdPromises(game, pack, sampleDraft(game, kind, seed), by, forecasts);
  return holdPromises(
    game,
    pack,
    sampleMatch(game, pack.missions[match % pack.missions.length]?.id ?? '', seed),
    by,
    forecasts,
  );
}

function isAllFine({ seed, plan, ai, turn, turns, drafts, promises, each }: typeof asked): boolean {
  if (plan !== undefined) return playOne(plan);
  if (turn !== undefined) return isSameTurn(seed, turn);
  if (promises) return areKept(seed, minutes, holdPromisesOf);
  if (drafts) return areSoundDrafts(seed, Number(each));
  return areSameTurns(seed, Number(turns)) && (ai || playAll(seed));
}

if (!isAllFine(asked)) process.exitCode = 1;
else if (asked.plan !== undefined || asked.turn !== undefined) console.log('nothing broke');
