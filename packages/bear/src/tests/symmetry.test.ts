import { type Random, randomOf, type Sentence, STOP, type Verdict, type Word } from '@sandtable/kernel';
import { nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { canSee } from '../board/tables.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { smokeOf } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import { judgeFire } from '../rules/fire/odds.ts';
import { moveReach } from '../rules/ground/reach.ts';
import { judgeRally } from '../rules/hits/rally.ts';
import { game, pack } from '../testing/match.ts';
import { randomPosition } from '../testing/random-position.ts';
import { movedPosition, movedWord, SYMMETRIES } from '../testing/symmetry.ts';
import { hexId } from '../model/ids.ts';

// No rule knows left from right or north from south: turn or mirror the whole map, and every verdict follows.

const fieldOf = fieldsOf(pack);

/** Two of each symmetry. */
const SAMPLES = Array.from({ length: 2 * SYMMETRIES.length * inject('samples') }, (_each, number) => {
  const position = randomPosition(`sfc32:position ${number}`);
  const symmetry = SYMMETRIES[number % SYMMETRIES.length] ?? { turns: 1, mirrored: false };
  const here = new Rehearsal(game, { position });
  const there = new Rehearsal(game, { position: movedPosition(symmetry, position) });
  const word = (text: Word): Word => movedWord(symmetry, text);
  const seen: Seen = fieldOf(here.view);
  const moved: Seen = fieldOf(there.view);
  const hexThere = seen.map.names.map((name) => hexId(moved.map.names.indexOf(word(name))));
  return { here, there, seen, moved, word, hexThere };
});

test('BG.4 B6.0 who sees whom is the same on a map that was turned or mirrored', () => {
  const lines = { clear: 0, blocked: 0 };
  for (const { seen, moved, hexThere } of SAMPLES) {
    const [smoke, movedSmoke] = [smokeOf(seen), smokeOf(moved)];
    const wrong = hexThere.flatMap((fromThere, from) =>
      hexThere.flatMap((toThere, to) => {
        const isClear = canSee(seen.tables, smoke, hexId(from), hexId(to));
        lines[isClear ? 'clear' : 'blocked'] += 1;
        return isClear === canSee(moved.tables, movedSmoke, fromThere, toThere) ? [] : [`${from} ${to}`];
      }),
    );
    expect(wrong).toEqual([]);
  }
  expect(Math.min(lines.clear, lines.blocked)).toBeGreaterThan(10_000);
});

/** The image of a verdict. */
function movedVerdict(hexThere: (hex: number) => number | undefined, verdict: Verdict<unknown>): unknown {
  const reasons = verdict.reasons.map((reason) =>
    reason.at === undefined ? reason : { ...reason, at: hexThere(reason.at) ?? -1 },
  );
  // Reasons about all neighbours come hex by hex, in the order of the facings.
  return { ...verdict, reasons: reasons.toSorted((a, b) => (a.at ?? -1) - (b.at ?? -1)) };
}

const byHex = (hexes: readonly { readonly hex: number; readonly cost: number; readonly dice: number }[]): string[] =>
  hexes.map(({ hex, cost, dice }) => `${hex}: ${cost} + ${dice} dice`).sort();

test('BG.4 B5.0 B7.6 so are the moves and rallies of every unit', () => {
  for (const { seen, moved, hexThere } of SAMPLES) {
    for (const unit of nonEmpty(seen.view.roster)) {
      const reached = moveReach(seen, unit).map((each) => ({ ...each, hex: hexThere[each.hex] ?? -1 }));
      expect(byHex(moveReach(moved, unit))).toEqual(byHex(reached));
      expect(movedVerdict((hex) => hex, judgeRally(moved, unit))).toEqual(
        movedVerdict((hex) => hexThere[hex], judgeRally(seen, unit)),
      );
    }
  }
});

test('BG.4 B7.0 so is the fire of every unit at every other', () => {
  let granted = 0;
  for (const { seen, moved } of SAMPLES) {
    for (const unit of seen.view.roster) {
      for (const target of seen.view.roster) {
        const there = judgeFire(moved, unit, target, []);
        const here = judgeFire(seen, unit, target, []);
        granted += Number(here.granted);
        expect([there.granted, there.granted && there.value]).toEqual([here.granted, here.granted && here.value]);
        expect(there.reasons.map(({ key }) => key).sort()).toEqual(here.reasons.map(({ key }) => key).sort());
      }
    }
  }
  expect(granted).toBeGreaterThan(100);
});

const SENTENCES = 12;

/** One random sentence; every word offered must be offered on the image too. */
function wrongOffers({ here, there, word }: (typeof SAMPLES)[number], random: Random): string[] {
  const wrong: string[] = [];
  for (let said: Sentence = []; ;) {
    const offered = game.offers(here.view, said).map((offer) => offer.word);
    const expected = offered.map(word).sort().join(' ');
    const got = game
      .offers(there.view, said.map(word))
      .map((offer) => offer.word)
      .sort()
      .join(' ');
    if (got !== expected) wrong.push(`after '${said.join(' ')}': ${got} instead of ${expected}`);
    const next = random.pick(offered);
    if (next === STOP || wrong.length > 0) return wrong;
    said = [...said, next];
  }
}

test('BG.4 B2.2 and so is every word that is offered', () => {
  for (const [number, sample] of SAMPLES.entries()) {
    const random = randomOf(`sfc32:${number}`, 'sentences');
    for (let sentence = 0; sentence < SENTENCES; sentence++) expect(wrongOffers(sample, random)).toEqual([]);
  }
});
