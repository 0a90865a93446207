import { hashOf, type Json, type Problem, randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { makeMap } from '../board/map.ts';
import { limanowaMap } from '../content/limanowa-map.ts';
import { defaultPack } from '../content/pack.ts';
import type { LimanowaEvent } from '../model/event.ts';
import type { Pack } from '../model/pack.ts';
import type { Limanowa, LimanowaSystem } from '../model/state.ts';
import { checkPack } from '../setup/check-pack.ts';
import { limanowa } from '../system.ts';
import { game, pack } from '../testing/match.ts';
import { randomPosition } from '../testing/random-position.ts';
import { tampered } from '../testing/tampered.ts';

// A file is refused with field and reason, or it begins a sound match that can be played on. Most values here are
// of the right kind and come from another file; scripts/hostile-files.test.ts tries spoilt ones.

const POSITIONS = 250;
const PACKS = 60;
const map = makeMap(limanowaMap);

function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

/** Broken laws of a match that begins like this and goes on at random for a while. */
function playOn(system: LimanowaSystem, options: Limanowa['options'], seed: string, most: number): string[] {
  const random = randomOf(seed, 'chatter');
  const state = system.setup(options, new Recorder<LimanowaEvent, Limanowa['note']>(streamsOf(seed, system.streams)));
  hashOf(state);
  for (let entry = 0; entry <= most; entry++) {
    const broken = system.audit(state);
    const pending = system.pending(state);
    if (broken.length > 0 || pending === undefined) return broken;
    const sentence = system.anySentence(system.view(state, pending.seat), random);
    system.apply(state, sentence, new Recorder<LimanowaEvent, Limanowa['note']>(state.random));
  }
  return [];
}

/** Refusals that are vague or too long. */
function vague(problems: readonly Problem[]): string[] {
  if (problems.length === 0) return ['refused without a reason'];
  return problems
    .filter(({ field, expected, got }) => expected === '' || field.length > 200 || got.length > 200)
    .map((problem) => `vague: ${JSON.stringify(problem)}`);
}

test('whatever stands in a position, it is refused with fields and reasons, or begins a sound match that can be played on', () => {
  const random = randomOf('sfc32:tampered positions');
  const wrong: string[] = [];
  let granted = 0;
  for (let attempt = 0; attempt < POSITIONS; attempt++) {
    const [one, ...donors] = Array.from({ length: 3 }, () => plain(randomPosition(pack, map, random)));
    const position = tampered(one ?? null, donors, random);
    const options = game.options({ position });
    if (options.ok) granted += 1;
    const broken = options.ok ? playOn(game, options.value, `sfc32:${attempt}`, 20) : vague(options.problems);
    wrong.push(...broken.map((line) => `${line}: ${JSON.stringify(position)}`));
  }
  expect(wrong).toEqual([]);
  expect(Math.min(granted, POSITIONS - granted)).toBeGreaterThan(POSITIONS / 10);
});

test('whatever stands in a pack, it is refused with fields and reasons, or each of its missions begins sound and can be played on', () => {
  const random = randomOf('sfc32:tampered packs');
  const own = plain({ ...defaultPack, missions: defaultPack.missions.slice(0, 3) });
  const wrong: string[] = [];
  let granted = 0;
  for (let attempt = 0; attempt < PACKS; attempt++) {
    const checked = checkPack(tampered(own, [own], random));
    if (checked.ok) granted += 1;
    const broken = checked.ok ? playMissions(limanowa(checked.value), checked.value) : vague(checked.problems);
    wrong.push(...broken.map((line) => `attempt ${attempt}: ${line}`));
  }
  expect(wrong).toEqual([]);
  expect(Math.min(granted, PACKS - granted)).toBeGreaterThan(PACKS / 10);
});

function playMissions(system: LimanowaSystem, { missions }: Pack): string[] {
  return missions.flatMap(({ id }) => {
    const options = system.options({ mission: id });
    return options.ok ? playOn(system, options.value, `sfc32:${id}`, 10) : [`${id} is in the pack, but refused`];
  });
}
