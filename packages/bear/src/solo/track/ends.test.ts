import { expect, test } from 'vitest';
import { denied } from '@sandtable/kernel/testing';
import { fieldsOf } from '../../model/battle/field.ts';
import { vpIfEndedNow } from '../../rules/victory/victory.ts';
import { type BearMatch, matchWith, pack } from '../../testing/match.ts';
import { type SoloOpening, soloMatch, soloMissionMatch, type Trial } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';

const FIRE = { orders: [{ action: 'fire' }] } as const;
const LAST = { space: 20, yellow: true, events: [{ kind: 'vp', side: 'soviet', amount: 2 }] };

/** The AI kills the player's rifle beside it. */
function killLast(others: string, opening: SoloOpening = {}): BearMatch {
  return soloMatch(`g03 1,0 NW suppressed; ${others}; s03 0,0 SE`, {
    cards: [FIRE, {}],
    dice: [6, 6],
    track: [LAST],
    ...opening,
  }).say('proceed');
}

function isOver(match: BearMatch): boolean {
  return match.system.outcome(match.state) !== undefined;
}

test('S2.7b GT-48 with the last unit that has FP above 0 gone the mission ends after that turn, yellow events first', () => {
  const match = killLast('g37 -5,0 SE');
  expect(told(match, 'destroyed', 'checked', 'scored', 'gameEnded')).toEqual([
    'destroyed g03 1,0',
    'scored soviet 1',
    'checked s03 4',
    'scored soviet 2',
    'gameEnded',
  ]);
  expect(match.system.outcome(match.state)?.reason).toEqual({ rule: 'S2.7b', key: 'nobodyEffective' });
});

test('S2.7b R-238 a unit whose hit marker leaves it no FP counts while a rally would give it back', () => {
  // The 2 of a light mortar less the 2 of its marker.
  expect(isOver(killLast('g21 -5,0 SE suppressed'))).toBe(false);
  // A truck without FP, and a car whose marker stays.
  expect(isOver(killLast('g37 -5,0 SE suppressed'))).toBe(true);
});

test('S2.7b R-238 with `endWhenHelpless` marked it does not count', () => {
  const options = { endWhenHelpless: 'marked' };
  expect(isOver(killLast('g21 -5,0 SE', { options }))).toBe(false);
  expect(isOver(killLast('g21 -5,0 SE suppressed', { options }))).toBe(true);
});

test('S2.7b hidden units count as able to fight', () => {
  expect(isOver(killLast('g04 -5,0 SE hidden', { ground: { '-5,0': 'heavyWoods' } }))).toBe(false);
});

/** The player kills the only AI on the map. */
function killAi(solo: object, track: SoloOpening['track'] = []): BearMatch {
  return soloMatch('g03 0,0 SE; s03 1,0 NW suppressed', {
    turn: 'german',
    cards: [{}],
    dice: [6, 6],
    ground: { '9,0': 'heavyWoods' },
    track,
    solo,
  }).say('g03 fire 1,0 caps:0');
}

const CUP = { cup: { units: ['s05'], noEnemy: 1 } };
const RUMOR = { space: 5, events: [{ kind: 'rumor', hexes: ['9,0'] }] };
const AT_CARD_HEX = { space: 5, events: [{ kind: 'rumorAtCardHex', count: 1 }] };
const TO_COME = { space: 5, events: [{ kind: 'reinforce', units: ['s05'], hexes: ['9,0'] }] };

test('S2.7b rumors count for the AI', () => {
  expect(isOver(killAi({}))).toBe(true);
  expect(isOver(killAi({ rumors: [{ at: '9,0' }] }))).toBe(false);
});

test('S2.7b R-209 the AIs in the cup count while a space ahead places a Rumored Enemy', () => {
  expect(isOver(killAi(CUP))).toBe(true);
  expect(isOver(killAi(CUP, [RUMOR]))).toBe(false);
  expect(isOver(killAi(CUP, [AT_CARD_HEX]))).toBe(false);
  expect(isOver(killAi({ ...CUP, marker: 4 }, [RUMOR]))).toBe(false);
  expect(isOver(killAi({ ...CUP, marker: 5 }, [RUMOR]))).toBe(true);
  // Any AI placed would turn out to be nobody.
  expect(isOver(killAi({ cup: { noEnemy: 2 } }, [RUMOR]))).toBe(true);
});

test('S2.7b R-209 AIs that a space ahead brings in count, not those of a space that was passed', () => {
  expect(isOver(killAi({}, [TO_COME]))).toBe(false);
  expect(isOver(killAi({ marker: 5 }, [TO_COME]))).toBe(true);
});

/** The player's turn, with this on the map. */
function playersTurn(units: string, opening: SoloOpening = {}): BearMatch {
  return soloMatch(units, { turn: 'german', ground: { '9,0': 'heavyWoods' }, track: [TO_COME], ...opening });
}

test('S2.7b R-209 while nobody of the AI is on the map but someone is to come, the player may conclude the mission', () => {
  const match = playersTurn('g03 0,0 SE', { track: [RUMOR, LAST], solo: CUP });
  expect(match.offers('')).toContain('conclude');
  match.say('conclude');
  expect(told(match, 'concluded', 'trackEvent', 'rumorPlaced', 'roundEnded', 'scored', 'gameEnded')).toEqual([
    'concluded',
    'trackEvent 20',
    'scored soviet 2',
    'roundEnded',
    'gameEnded',
  ]);
  expect(match.system.outcome(match.state)?.reason).toEqual({ rule: 'S2.7b', key: 'concluded' });
});

test('S2.7c R-209 yellow spaces that bring AIs do so before a concluded mission is over', () => {
  const match = playersTurn('g03 0,0 SE', { track: [{ ...TO_COME, yellow: true }] }).say('conclude');
  expect(told(match, 'concluded', 'entered', 'gameEnded')).toEqual(['concluded', 'entered s05 9,0 N', 'gameEnded']);
});

test('S2.7b R-209 it cannot be concluded while an AI or a rumor is on the map, nor where people play each other', () => {
  const why = (units: string, opening: SoloOpening = {}) => denied(playersTurn(units, opening).judge('conclude'));
  expect(why('g03 0,0 SE; s03 5,0 NW')).toEqual(['S2.7b aiOnMap']);
  expect(why('g03 0,0 SE', { solo: { rumors: [{ at: '9,0' }] } })).toEqual(['S2.7b aiOnMap']);
  expect(denied(matchWith('g03 0,0 SE').judge('conclude'))).toEqual(['S2.7b noAi']);
});

test('S2.7b R-209 R-238 trucks keep no mission going; AIs without FP do while a rally would give it back', () => {
  expect(playersTurn('g03 0,0 SE; s35 5,0 NW').judge('conclude').granted).toBe(true);
  // The 2 of a light mortar less the 2 of its marker.
  const helpless = 's23 5,0 NW suppressed';
  expect(denied(playersTurn(`g03 0,0 SE; ${helpless}`).judge('conclude'))).toEqual(['S2.7b aiOnMap']);
  const marked = { options: { endWhenHelpless: 'marked' } };
  expect(playersTurn(`g03 0,0 SE; ${helpless}`, marked).judge('conclude').granted).toBe(true);
});

/** One German rifle beside a Soviet one, and perhaps another that comes in round 3. */
function trial(units: Trial['players'][number]['units'], more: Partial<Trial> = {}): Trial {
  return {
    map: { bare: { radius: 5, hexes: {} } },
    victory: [{ kind: 'control', side: 'soviet', vp: 1, when: 'roundEnd' }],
    initiative: { side: 'soviet', rounds: 'all' },
    controls: [{ at: '3,0', side: 'soviet' }],
    players: [
      {
        side: 'german',
        caps: 0,
        cards: { first: 0, later: 0 },
        entries: [{ round: 3, hexes: ['0,0'] }],
        units,
      },
      {
        side: 'soviet',
        caps: null,
        cards: { first: 0, later: 0 },
        units: [{ unit: 's03', at: '0,0', facing: 'SE' }],
      },
    ],
    ...more,
  };
}

const TRACK = {
  space: 20,
  yellow: true,
  name: 'The end',
  events: [{ kind: 'vp', side: 'soviet', amount: 2 } as const],
};

test('S2.7b GT-48 with a reinforcement still to come it goes on', () => {
  const first = { unit: 'g03', at: '1,0', facing: 'NW' } as const;
  const play = (units: Trial['players'][number]['units']): BearMatch =>
    soloMissionMatch(trial(units), { ai: 'soviet', track: [TRACK] }, { cards: [FIRE, {}], dice: [6, 6] }).say(
      'proceed',
    );
  expect(isOver(play([first]))).toBe(true);
  expect(isOver(play([first, { unit: 'g04', enters: 0 }]))).toBe(false);
});

test('S2.7c the mission may end early by its own rules when a round ends: yellow events come before that too', () => {
  const match = soloMissionMatch(
    trial([{ unit: 'g03', at: '5,0', facing: 'NW' }], {
      end: [{ kind: 'controlsAll', side: 'soviet', markers: 1, when: 'roundEnd' }],
    }),
    { ai: 'soviet', track: [TRACK] },
    { cards: [{}] },
  )
    .say('proceed')
    .say('pass');
  expect(told(match, 'roundEnded', 'scored', 'gameEnded')).toEqual([
    'roundEnded',
    'scored soviet 1',
    'scored soviet 2',
    'gameEnded',
  ]);
  expect(match.system.outcome(match.state)?.reason).toEqual({ rule: 'B19.1', key: 'controlsAll' });
});

test('S2.7a where the track ends, the round is over as well: what it scores is scored', () => {
  const match = soloMissionMatch(
    trial([{ unit: 'g03', at: '5,0', facing: 'NW' }]),
    { ai: 'soviet', length: 2 },
    { cards: [{ advance: { by: 1, when: 'always' } }] },
  ).say('proceed');
  expect(told(match, 'roundEnded', 'scored', 'gameEnded')).toEqual(['roundEnded', 'scored soviet 1', 'gameEnded']);
});

test('S2.7c so they do before a Cease Fire, in the middle of whatever it comes into', () => {
  const cards = { first: 1, later: 0 };
  const [german, soviet] = trial([{ unit: 'g03', at: '5,0', facing: 'NW' }]).players;
  if (german === undefined || soviet === undefined) throw new Error('two players');
  const match = soloMissionMatch(
    trial([], { players: [{ ...german, cards }, soviet], deck: ['halt-order'] }),
    { ai: 'soviet', track: [TRACK] },
    {},
  );
  expect(told(match, 'roundEnded', 'scored', 'gameEnded')).toEqual(['scored soviet 2', 'gameEnded']);
});

/** What scores for the round and for the game, in that order. */
const ROUND_THEN_GAME: Trial['victory'] = [
  { kind: 'control', side: 'soviet', vp: 3, when: 'gameEnd' },
  { kind: 'control', side: 'soviet', vp: 1, when: 'roundEnd' },
];

const first = { unit: 'g03', at: '1,0', facing: 'NW' } as const;
const ADVANCE = { advance: { by: 1, when: 'always' } } as const;

/** The side that holds the marker wins at once. */
const AT_ONCE: Partial<Trial> = { end: [{ kind: 'controlsAll', side: 'soviet', markers: 1, when: 'atOnce' }] };

test.each([
  { how: 'by its track', length: 2, cards: [ADVANCE], dice: [] },
  { how: 'by S2.7b', cards: [FIRE, {}], dice: [6, 6] },
  { how: 'by a condition of its own', more: AT_ONCE, cards: [{}], dice: [] },
])('S2.7a R-226 a mission that ends $how in mid-round scores its round, then the game', (way) => {
  const { length = 20, more = {}, cards, dice } = way;
  const mission = trial([first], { ...more, victory: ROUND_THEN_GAME });
  const match = soloMissionMatch(mission, { ai: 'soviet', length }, { cards, dice }).say('proceed');
  expect(told(match, 'roundEnded', 'scored', 'gameEnded')).toEqual([
    'roundEnded',
    'scored soviet 1',
    'scored soviet 3',
    'gameEnded',
  ]);
});

test('S2.7a R-226 so does one that the player concludes, and the VP are those foretold', () => {
  const [german, soviet] = trial([first]).players;
  if (german === undefined || soviet === undefined) throw new Error('two players');
  const mission = trial([], {
    victory: [...ROUND_THEN_GAME, { kind: 'alive', side: 'german', vp: 2, units: ['g03'] }],
    initiative: { side: 'german', rounds: 'all' },
    players: [german, { ...soviet, units: [] }],
  });
  const space = { name: 'Late', yellow: true };
  const late = { ...space, space: 5, events: [{ kind: 'reinforce' as const, units: ['s03'], hexes: ['5,0'] }] };
  const match = soloMissionMatch(mission, { ai: 'soviet', track: [late, TRACK] });
  const foretold = vpIfEndedNow(fieldsOf(pack)(match.view));
  match.say('conclude');
  expect(told(match, 'entered', 'roundEnded', 'scored', 'gameEnded')).toEqual([
    'entered s03 5,0 N',
    'scored soviet 2',
    'roundEnded',
    'scored soviet 1',
    'scored soviet 3',
    'scored german 2',
    'gameEnded',
  ]);
  expect(match.state.vp).toEqual(foretold);
});
