import { type Audience, heardBy, randomOf, type WordCounts } from '@sandtable/kernel';
import { Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf } from '../model/battle/field.ts';
import type { BearSystem } from '../model/battle/state.ts';
import { edgeGame } from '../testing/edge-field.ts';
import { hiddenGame } from '../testing/hidden-field.ts';
import { type BearMatch, game, pack } from '../testing/match.ts';
import { melee } from '../testing/melee.ts';
import { eventNames } from './event-names.ts';
import { explainEvent } from './events.ts';
import { explainPrompt } from './prompts.ts';
import { unitTitle } from './units.ts';

/** A full sentence: it starts with a capital letter or a unit, and leaves no name out. */
function isFit(line: string): boolean {
  return (
    /^([A-Z]|[gs]\d\d)/.test(line) && !/undefined|NaN|nobody|somewhere|\?$|\(\)| {2}| [,:.]|: *$| -1\b(?!,)/.test(line)
  );
}

/** `You pass`, not `You passes`; no small letter at the start. */
function isToReader(line: string): boolean {
  return !/^you|\byou’s|^You (now )?(?!pass\b)\w+s\b|\byou (?:are|is)\b|their luck$/.test(line);
}

const spoken: WordCounts = new Map();

test.each<[string, BearSystem, object, string]>([
  ['spent checks', game, melee({}), 'a'],
  ['activations', game, melee({ economy: 'sevenAP' }), 'b'],
  ['rolled AP', game, melee({ economy: 'sevenAP', variableAP: 'on', killedMarker: 'delayed' }), 'c'],
  ['the edge of the map', edgeGame, { mission: 'crossing' }, 'd'],
  ['hidden units', hiddenGame, { mission: 'ambush' }, 'e'],
  ['hidden units of activations', hiddenGame, { mission: 'ambush', economy: 'sevenAP', hitMarkers: 'open' }, 'f'],
])('all that is told and asked in a match can be read: %s', (_what, system, options, seed) => {
  const match: BearMatch = new Rehearsal(system, options, { seed: `sfc32:${seed}` });
  const random = randomOf(seed);
  const on = fieldsOf(pack);
  const poor = new Set<string>();
  const keys = new Set<string>();
  let addressed = false;
  for (let pending = system.pending(match.state); pending !== undefined; pending = system.pending(match.state)) {
    const { seat, key } = pending;
    const prompt = explainPrompt(on(match.view), key);
    if (!/^[A-Z].*\S[?+.A-Za-z]$/.test(prompt) || !isFit(prompt.replace(/[?+]/g, ''))) poor.add(`${key}: ${prompt}`);
    match.say(system.anySentence(match.view, random, spoken).join(' '));
    const audiences: readonly Audience[] = ['referee', seat, 'spectator'];
    for (const audience of audiences) {
      const names = eventNames(on(match.state));
      for (const event of heardBy(audience, match.told)) {
        const line = explainEvent(event, names);
        keys.add(event.key);
        if (!isFit(line)) poor.add(`${event.key}: ${line}`);
        const toReader = explainEvent(event, eventNames(on(match.state), unitTitle, seat));
        if (!isFit(toReader) || !isToReader(toReader)) poor.add(`${event.key}: ${toReader}`);
        addressed ||= toReader.startsWith('You ');
      }
    }
  }
  expect([...poor]).toEqual([]);
  expect(keys.size).toBeGreaterThan(15);
  expect(addressed).toBe(true);
});
