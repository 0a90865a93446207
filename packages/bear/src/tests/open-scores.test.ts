import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { heardBy, must, randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { botsFor } from '../bots/bots.ts';
import type { BearEvent } from '../model/battle/event.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { packs } from '../model/pack/library.ts';
import type { BearSystem, State } from '../model/battle/state.ts';
import type { Pack } from '../model/pack/pack.ts';
import { ownPack } from '../own-pack.ts';
import { packParts } from '../pack-parts.ts';
import { type OpenScore, openScores } from '../rules/victory/open-scores.ts';
import { checkOwnPack } from '../setup/check-own-pack.ts';
import { bear } from '../system.ts';
import { draftKinds, sampleDraft } from '../testing/draft-plan.ts';
import { type MatchSample, sampleMatch } from '../testing/fuzz-plan.ts';
import { game, pack } from '../testing/match.ts';
import { common, probe, unlisted } from '../testing/open-score-probes.ts';
import { provingGround, provingPack } from '../testing/proving-ground.ts';

const met = new Set<string>();

/** Probing is dear: at set-up, and at every so many decisions of the walk. */
const EVERY = 60;

/** Plays at random and holds the list against what is scored, and against what the match would score. */
function walk(system: BearSystem, counters: Pack, { options, seed }: MatchSample, most: number): string[] {
  const read = must(system.options(options));
  const on = fieldsOf(counters);
  const random = randomOf(seed, 'open scores');
  const { recruit } = botsFor(system, counters);
  const wrong: string[] = [];
  const state: State = system.setup(read, new Recorder<BearEvent>(streamsOf(seed, system.streams)));
  let played = 0;
  for (let pending = system.pending(state); pending !== undefined && played < most; pending = system.pending(state)) {
    const view = system.view(state, pending.seat);
    const isBattle = state.draft === null || state.draft.phase === 'done';
    const open = openScores(on(state));
    if (isBattle && played % EVERY === 0) {
      const seen = common(openScores(on(view)));
      if (!isDeepStrictEqual(seen, common(open))) wrong.push(`${pending.seat} is told otherwise`);
      wrong.push(...probe(on(state), open));
      for (const { why } of open) met.add(why);
    }
    const sentence = isBattle && played % 2 === 1 ? recruit(view, random) : system.anySentence(view, random);
    const io = new Recorder<BearEvent>(state.random);
    system.apply(state, sentence, io);
    if (!isBattle) continue;
    wrong.push(...unlisted(heardBy<BearEvent>('referee', io.told), open));
    played += 1;
  }
  if (played === 0) wrong.push('nothing was played');
  if (state.ended !== null && openScores(on(state)).length > 0) wrong.push('it goes on after its end');
  return wrong.map((what) => `${seed}: ${what}`);
}

describe('what can still be scored is what the match scores, no more and no less', () => {
  test.each(nonEmpty(pack.missions).map(({ id }) => id))('B19.2 B19.2a in %s', (mission) => {
    expect(walk(game, pack, sampleMatch(game, mission, `sfc32:open ${mission}`), 120)).toEqual([]);
  });

  test('G3.2 in 200 generated battles', () => {
    const kinds = draftKinds(pack);
    const wrong: string[] = [];
    for (let battle = 0; battle < 200; battle++) {
      const kind = kinds[battle % kinds.length];
      if (kind === undefined) throw new Error('nothing is generated');
      wrong.push(...walk(game, pack, sampleDraft(game, kind, `sfc32:open ${battle}`), battle % 20 === 0 ? 120 : 1));
    }
    expect(wrong).toEqual([]);
  });

  test('B19.2a in the missions of a pack of one’s own', () => {
    const text = readFileSync(new URL('../../../../docs/examples/zalesie.pack.json', import.meta.url), 'utf8');
    const { head, pack: written } = must(checkOwnPack(JSON.parse(text), () => packParts()));
    const named = { id: head.id, name: head.name, hash: head.hash };
    packs.add(named, written);
    const system = bear(ownPack());
    const theirs = written.missions.filter((mission) => pack.missions.every(({ id }) => id !== mission.id));
    const wrong = theirs.flatMap(({ id }) =>
      walk(system, ownPack(), { options: { mission: id, pack: named }, seed: `sfc32:open ${id}` }, 200),
    );
    expect(theirs.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('B8.3 S7.2 where all that is rare lies close together', () => {
    const wrong = provingPack.missions.flatMap(({ id }) =>
      walk(provingGround, provingPack, sampleMatch(provingGround, id, `sfc32:open ${id}`), 200),
    );
    expect(wrong).toEqual([]);
    const kinds: OpenScore['why'][] = ['destroyed', 'alive', 'left', 'control', 'reached', 'wipedOut'];
    expect([...met].toSorted()).toEqual([...kinds, 'secret', 'eventCard', 'trackEvent'].toSorted());
  });
});
