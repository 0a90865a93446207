import { randomOf, Recorder } from '@sandtable/kernel';
import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { botsFor } from '../../bots/bots.ts';
import { defaultPack } from '../../content/pack.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { MissionSource } from '../../model/pack/mission.ts';
import type { State } from '../../model/battle/state.ts';
import { checkPack } from '../../setup/check-pack.ts';
import { bear } from '../../system.ts';
import { unit } from '../../testing/fire-field.ts';
import { soloMatch } from '../../testing/solo-match.ts';
import type { BearMatch } from '../../testing/match.ts';
import { provingGround, provingPack } from '../../testing/proving-ground.ts';
import { told, why } from '../../testing/told.ts';
import { vpIfEndedNow } from './victory.ts';
import { NONE } from '../../model/ids.ts';

const hexes = ['0,0', '1,0', '1,1'];

const ground: MissionSource = {
  id: 'ground',
  name: 'Ground',
  briefing: 'For tests.',
  map: { bare: { radius: 6 } },
  rounds: 2,
  players: [
    {
      side: 'german',
      caps: 4,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 'g03', at: '0,0' },
        { unit: 'g37', at: '1,0' },
        { unit: 'g09', at: '1,0', carrier: 'g37' },
        { unit: 'g04', at: '1,1', hidden: true },
        { unit: 'g05', at: '-3,0' },
      ],
    },
    {
      side: 'soviet',
      caps: 4,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 's03', at: '6,0' },
        { unit: 's04', at: '5,1' },
      ],
    },
  ],
  initiative: { side: 'german', rounds: 'all' },
  victory: [{ kind: 'reached', side: 'german', vp: 2, hexes }],
};

const checked = checkPack({ ...defaultPack, missions: [ground] });
if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
const groundPack = checked.value;
const game = bear(groundPack);

function opened(rounds = 2): BearMatch {
  const match = new Rehearsal(game, { mission: 'ground' }, { script: new Script({}) });
  match.state.terms = { ...match.state.terms, rounds };
  return match;
}

test('B19.2a each own unit on the ground to be reached scores when the game ends: carried, hidden, trucks too', () => {
  const match = opened(1);
  match.say('pass').say('pass');
  expect(told(match, 'scored')).toEqual(['scored german 8']);
  expect(match.events()).toContainEqual(
    expect.objectContaining({ rule: 'B19.2a', key: 'scored', side: 'german', why: 'reached' }),
  );
});

test('B19.2a what it would score is known before, as far as the viewer sees', () => {
  const match = opened();
  const on = fieldsOf(groundPack);
  expect(vpIfEndedNow(on(match.state))).toEqual({ german: 8, soviet: 0 });
  expect(vpIfEndedNow(on(game.view(match.state, 'soviet')))).toEqual({ german: 6, soviet: 0 });
});

test('S6.1 a Rumored Enemy has reached nothing', () => {
  const match = soloMatch('g03 0,0 SE; s04 9,0 NW', {
    turn: 'german',
    rules: [{ kind: 'sight', hexes: 2 }],
    solo: { rumors: [{ at: '4,0' }] },
  });
  const there = match.state.roster.map((each) => match.state.units[each]?.at ?? NONE);
  match.state.terms = { ...match.state.terms, victory: [{ kind: 'reached', side: 'soviet', vp: 1, hexes: there }] };
  expect(vpIfEndedNow(fieldsOf(groundPack)(match.state)).soviet).toBe(1);
});

/** Plays on with captains until the game is over. */
function playOut(state: State): State {
  const captain = botsFor(game, groundPack).captain;
  const random = randomOf('sfc32:ground', 'bot');
  for (let asked = game.pending(state); asked !== undefined; asked = game.pending(state))
    game.apply(state, captain(game.view(state, asked.seat), random), new Recorder(state.random));
  return state;
}

test('the captain goes where he will score, and stays there to the end', () => {
  const { state } = new Rehearsal(game, { mission: 'ground' });
  state.terms = { ...state.terms, rounds: 3 };
  const alive = ['g03', 'g37', 'g09', 'g04', 'g05'].filter(
    (word) => playOut(state).units[unit(word)]?.fate === 'inPlay',
  );
  expect(state.vp.german).toBe(2 * alive.length);
  expect(alive.length).toBeGreaterThan(2);
});

test('B5.6 where an exit is for some alone, nobody else leaves by it', () => {
  const match = new Rehearsal(provingGround, { mission: 'race' });
  const race = match.state;
  const first = race.terms.exits[0];
  expect(first?.units).toEqual([unit('g03'), unit('g37')]);
  for (const word of ['g03', 'g04', 'g37']) Object.assign(race.units[unit(word)] ?? {}, { at: first?.hexes[3] ?? -1 });
  expect([why(match, 'g03 leave command'), why(match, 'g37 leave command')]).toEqual(['yes', 'yes']);
  expect(why(match, 'g04 leave command')).toBe('noExit');
  match.say('g37 leave command');
  expect(told(match, 'scored')).toEqual(['scored german 3']);
});

test('the captain leaves with those for whom there is an exit', () => {
  const { state } = new Rehearsal(provingGround, { mission: 'race' });
  const captain = botsFor(provingGround, provingPack).captain;
  const random = randomOf('sfc32:race', 'bot');
  for (let asked = provingGround.pending(state); asked !== undefined; asked = provingGround.pending(state))
    provingGround.apply(state, captain(provingGround.view(state, asked.seat), random), new Recorder(state.random));
  const left = state.leavers.filter(({ exit }) => exit === 0).map(({ unit: each }) => each);
  expect(left).toContain(unit('g37'));
  expect(left.every((each) => [unit('g03'), unit('g37')].includes(each))).toBe(true);
});
