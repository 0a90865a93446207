import { heardBy, type Pending, type Random, randomOf, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import type { Forecasts } from '@sandtable/kernel/testing';
import { botsFor } from '../../bots/bots.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { playerId } from '../../model/ids.ts';
import { AI_SEAT } from '../../model/battle/player.ts';
import type { Bear, BearSystem, View } from '../../model/battle/state.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { MatchSample } from '../fuzz-plan.ts';
import { AttackPromise } from './attack-promise.ts';
import { PricePromise } from './price-promise.ts';
import type { Promised, Said } from './promise.ts';
import { ThreatPromise } from './threat-promise.ts';
import { TurnPromise } from './turn-promise.ts';

/** The players of a match: any words, or the bot that plays best. */
export type PlayedBy = 'random' | 'captain';

/** A match is left after so many entries: its promises are kept by then. */
const MOST_ENTRIES = 2000;

/** Plays a whole match and holds every figure shown before each decision against what comes of it. Returns the number of entries. */
export function holdPromises(
  system: BearSystem,
  pack: Pack,
  { options, seed }: MatchSample,
  by: PlayedBy,
  forecasts: Forecasts,
): number {
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const table: Table = {
    system,
    pack,
    random: randomOf(seed, 'promises'),
    captain: botsFor(system, pack).captain,
    by,
    isTied: false,
  };
  const promises: Promised[] = [
    new AttackPromise(forecasts, pack),
    new PricePromise(forecasts),
    new TurnPromise(forecasts),
    new ThreatPromise(forecasts),
  ];
  const state = system.setup(read.value, new Recorder<BearEvent>(streamsOf(seed, system.streams)));
  let entries = 0;
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    if (++entries > MOST_ENTRIES) break;
    const view = system.view(state, pending.seat);
    const sentence = sentenceOf(table, pending, view);
    const said = saidOf(table, pending, view, sentence, `'${sentence.join(' ')}' in entry ${entries}: ${seed}`);
    if (said !== 'draft') for (const promise of promises) promise.say(said, state);
    const io = new Recorder<BearEvent>(state.random);
    system.apply(state, sentence, io);
    for (const event of heardBy<BearEvent>('referee', io.told)) {
      if (event.key === 'initiativeTied' || event.key === 'hasInitiative')
        table.isTied = event.key === 'initiativeTied';
      for (const promise of promises) promise.hear(event, state);
    }
    for (const promise of promises) promise.rest?.(state);
  }
  return entries;
}

interface Table {
  readonly system: BearSystem;
  readonly pack: Pack;
  readonly random: Random;
  readonly captain: (view: View, random: Random) => Sentence;
  readonly by: PlayedBy;
  /** The initiative is being rolled again. */
  isTied: boolean;
}

/** So many sentences are tried for one that fires: any words would mostly be spent on other things. */
const TRIES = 3;

function sentenceOf(table: Table, { key, seat }: Pending<Bear>, view: View): Sentence {
  const { system, random, captain, by } = table;
  // Chances are told before cards; and those of the initiative as if nobody paid again after a tie.
  if (key === 'luck') return ['keep'];
  if (key === 'initiative' && table.isTied) return ['caps:0'];
  if (by === 'captain' && seat !== AI_SEAT) return captain(view, random);
  let sentence = system.anySentence(view, random);
  if (key !== 'turn') return sentence;
  for (let tried = 1; tried < TRIES && !sentence.includes('fire'); tried++) sentence = system.anySentence(view, random);
  return sentence;
}

function saidOf(
  { system, pack }: Table,
  { key, seat }: Pending<Bear>,
  view: View,
  sentence: Sentence,
  where: string,
): Said | null | 'draft' {
  if (view.draft !== null && view.draft.phase !== 'done') return 'draft';
  if (seat === AI_SEAT) return null;
  const verdict = system.judge(view, sentence);
  if (!verdict.granted) throw new Error(`refused: ${where}`);
  return {
    seen: fieldsOf(pack)(view),
    asked: key,
    player: playerId(view.players.findIndex((player) => player.seat === seat)),
    sentence,
    heard: system.heard(view, sentence),
    figures: verdict.value.figures,
    where,
  };
}
