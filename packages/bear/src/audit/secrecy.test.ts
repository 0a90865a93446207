import { type Audience, heardBy, randomOf, Recorder, type Sentence } from '@sandtable/kernel';
import { brokenSecrecy, fuzz, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { BearEvent } from '../model/battle/event.ts';
import type { State } from '../model/battle/state.ts';
import { unit } from '../testing/fire-field.ts';
import { hiddenGame } from '../testing/hidden-field.ts';
import { game } from '../testing/match.ts';
import { cardId, hexId } from '../model/ids.ts';

const AUDIENCES: readonly Audience[] = ['german', 'soviet', 'spectator'];

/** The units hidden from an audience, with their hexes. */
function hiddenFrom({ units, roster, players }: State, audience: Audience): { unit: number; at: number }[] {
  const player = players.findIndex(({ seat }) => seat === audience);
  return roster.flatMap((place) => {
    const it = units[place];
    return it?.hidden === true && it.owner !== player && it.at !== -1 ? [{ unit: place, at: it.at }] : [];
  });
}

/** Everything an audience must not know and that could be otherwise. */
function secretsFrom(state: State, audience: Audience): { [name: string]: unknown } {
  const player = state.players.findIndex(({ seat }) => seat === audience);
  const others = state.players.filter((_each, place) => place !== player);
  const hands = others.map(({ hand }) => hand);
  const cards = [...hands.flat(), ...state.actionDeck.inside];
  const plots = others.flatMap((other) => other.plots);
  const faceDown = state.roster.flatMap((place) => {
    const it = state.units[place];
    return it !== undefined && it.owner !== player && it.hit >= 0 && !it.shown ? [it.hit] : [];
  });
  const side = state.players[player]?.side;
  const mines = state.markers.filter((marker) => marker.hidden && marker.side !== side);
  const hidden = hiddenFrom(state, audience);
  return {
    chance: state.random,
    orders: state.orderDeck.inside,
    infantryHits: state.infantryHits.inside,
    vehicleHits: state.vehicleHits.inside,
    ...(hidden.length > 0 ? { hidden } : {}),
    ...(mines.length > 0 ? { mines } : {}),
    ...(plots.length > 0 ? { plots } : {}),
    ...(faceDown.length > 0 ? { faceDown } : {}),
    ...(hands.flat().length > 0 && new Set(cards).size > 1 ? { hands } : {}),
    ...(new Set(state.actionDeck.inside).size > 1 ? { deck: state.actionDeck.inside } : {}),
  };
}

test.each(['sfc32:1', 'sfc32:2'])(
  'B1.3 B10.0 nobody could tell a match from another with other hands, decks, markers, hidden units and mines: %s',
  (seed) => {
    const played = fuzz(hiddenGame, {
      options: { mission: 'ambush' },
      seed,
      check: ({ state, random }) =>
        random.below(16) > 0
          ? []
          : AUDIENCES.flatMap((audience) =>
              brokenSecrecy(hiddenGame, state, audience, {
                random,
                secrets: (other) => secretsFrom(other, audience),
              }),
            ),
    });
    expect(played.said.length).toBeGreaterThan(10);
  },
);

test('B1.3 where others have plotted their artillery could be elsewhere', () => {
  const { state } = new Rehearsal(hiddenGame, { mission: 'ambush' });
  for (const player of state.players) player.plots = [{ at: hexId(7), shell: 'he', card: cardId(0), round: 2 }];
  for (const audience of AUDIENCES) {
    const random = randomOf('sfc32:plots');
    const secrets = (other: State): { [name: string]: unknown } => secretsFrom(other, audience);
    expect(Object.keys(secrets(state))).toContain('plots');
    expect(brokenSecrecy(hiddenGame, state, audience, { random, secrets })).toEqual([]);
  }
});

/** What is reported of a unit that is still hidden, together with its hex. */
function leaks(state: State, sentence: Sentence): string[] {
  const after = hiddenGame.revive(hiddenGame.freeze(state));
  const io = new Recorder<BearEvent>(after.random);
  hiddenGame.apply(after, sentence, io);
  return AUDIENCES.flatMap((audience) => {
    const still = new Set(hiddenFrom(after, audience).map((each) => each.unit));
    const places = [...hiddenFrom(state, audience), ...hiddenFrom(after, audience)].filter((each) =>
      still.has(each.unit),
    );
    const heard = heardBy(audience, io.told);
    const frames = hiddenGame.view(after, audience).frames;
    return places.flatMap((place) =>
      [...heard, ...frames]
        .filter((told) => tells(told, place))
        .map((told) => `${audience} hears ${JSON.stringify(told)}`),
    );
  });
}

/** Does a record, or one inside it, name both the unit and its hex? Fire at a suspected hex names no unit. */
function tells(told: unknown, { unit: hidden, at }: { unit: number; at: number }): boolean {
  if (typeof told !== 'object' || told === null) return false;
  const numbers = new Map<string, readonly unknown[]>();
  for (const [name, value] of Object.entries(told)) numbers.set(name, Array.isArray(value) ? value : [value]);
  const names = (keys: readonly string[], value: number): boolean =>
    keys.some((key) => numbers.get(key)?.includes(value) ?? false);
  const ofUnit = names(['unit', 'units', 'leader', 'supporters', 'target', 'targets'], hidden);
  if (ofUnit && names(['at', 'from', 'path', 'hexes', 'to'], at)) return true;
  return Object.values(told).some((value) =>
    Array.isArray(value) ? value.some((each) => tells(each, { unit: hidden, at })) : tells(value, { unit: hidden, at }),
  );
}

test.each([
  ['spentCheck', 'sfc32:4'],
  ['sevenAP', 'sfc32:4'],
  ['spentCheck', 'sfc32:5'],
  ['sevenAP', 'sfc32:5'],
])(
  'B10.1 no event that others hear, and no frame they see, tells where a unit is that stays hidden: %s %s',
  (economy, seed) => {
    const played = fuzz(hiddenGame, {
      options: { mission: 'ambush', economy },
      seed,
      check: ({ state, sentence }) => leaks(state, sentence),
    });
    expect(played.said.length).toBeGreaterThan(10);
  },
);

test('B20 B1.3 a team-mate is not the owner: he does not know where his partner’s hidden units are', () => {
  const match = new Rehearsal(game, { mission: 'all-four-roads' });
  const place = unit('g04');
  const state: State = match.state;
  const it = state.units[place];
  if (it !== undefined) it.hidden = true;
  expect(game.view(match.state, 'german2').units[place]?.at).toBe(it?.at);
  expect(game.view(match.state, 'german1').units[place]?.at).toBe(-1);
});
