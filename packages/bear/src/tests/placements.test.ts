import { randomOf } from '@sandtable/kernel';
import { nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import type { EffectFrame } from '../model/draft/draft.ts';
import { fieldsOf } from '../model/battle/field.ts';
import type { Bear } from '../model/battle/state.ts';
import { draftKinds, sampleDraft } from '../testing/draft-plan.ts';
import { type BearMatch, game, pack } from '../testing/match.ts';
import { mayLie, type NaiveCounter } from '../testing/naive-placing.ts';
import { hexId } from '../model/ids.ts';

// Random generations: the hexes offered for placing are those that a second, naive reading of the rules allows.

const KINDS = draftKinds(pack).map((kind, place) => ({ ...kind, place }));
const LONGEST = 400;
const PLACING: readonly string[] = ['placeUnits', 'placeMarker', 'layDefense'];

/** The counters in question, each with the words before its hex. */
function countersAsked(match: BearMatch, frame: Readonly<EffectFrame>): [string, NaiveCounter][] {
  const step = frame.steps[frame.at];
  const { view } = match;
  const own = view.players[frame.player]?.side ?? 'german';
  const enemy = own === 'german' ? 'soviet' : 'german';
  if (step?.kind === 'placeUnits')
    return frame.left.flatMap((unit): [string, NaiveCounter][] => {
      const counter = pack.counters[unit];
      if (counter === undefined) return [];
      const alone = counter.type.kind === 'rumor';
      return [[counter.word, { what: 'unit', unit, side: counter.side, zone: step.where, alone }]];
    });
  if (step?.kind === 'controlMarker') {
    const side = step.whose === 'own' ? own : enemy;
    return [['marker', { what: 'marker', unit: -1, side, zone: step.where, alone: false }]];
  }
  if (step?.kind !== 'drawDefense' && step?.kind !== 'fortify') return [];
  const alone = view.draft?.isSolo === true && step.hidden;
  const counter: NaiveCounter = { what: 'defense', unit: -1, side: own, zone: step.where, alone };
  return match
    .offers()
    .flatMap((face): [string, NaiveCounter][] =>
      face === 'done' ? [] : [[face, { ...counter, waits: face === 'hasty' }]],
    );
}

/** Hexes where offers and the naive reading differ: `s05 E09 offered`. */
function differences(match: BearMatch): string[] {
  const { view } = match;
  const frame = view.frames.at(-1);
  if (frame?.kind !== 'effect' || !PLACING.includes(game.pending(view)?.key ?? '')) return [];
  const { names } = fieldsOf(pack)(view).map;
  return countersAsked(match, frame).flatMap(([words, counter]) => {
    const offered = new Set(match.offers(words));
    return names.flatMap((name, hex) => {
      const may = mayLie(view, frame, counter, hexId(hex));
      return may === offered.has(name) ? [] : [`${words} ${name} ${may ? 'not offered' : 'offered'}`];
    });
  });
}

test.each(nonEmpty(KINDS))(
  'G3.7c G3.7.2 G3.7.3b guideline $guideline, variant $variant, solo $solo: every hex offered is legal, and every legal one is offered',
  ({ place, ...kind }) => {
    let questions = 0;
    for (const seed of [`sfc32:placing ${place}`, `sfc32:again ${place}`]) {
      if (questions > 0 && inject('samples') === 1) break;
      const sample = sampleDraft(game, kind, seed);
      const match = new Rehearsal<Bear>(game, sample.options, { seed });
      const random = randomOf(seed, 'placements');
      for (let entry = 0; entry < LONGEST && match.state.draft?.phase !== 'done'; entry++) {
        const found = differences(match);
        expect(found).toEqual([]);
        if (match.view.frames.at(-1)?.kind === 'effect') questions += 1;
        match.say(game.anySentence(match.view, random).join(' '));
      }
      expect(match.state.draft?.phase).toBe('done');
    }
    expect(questions).toBeGreaterThan(0);
  },
);
