import { describe, expect, test } from 'vitest';
import { terrainAt } from '../../board/ground.ts';
import { makePlay } from '../../model/draft/draft.ts';
import type { EffectStepSource } from '../../model/pack/effect-step.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import {
  asked,
  cardsWith,
  draftIn,
  hexNo,
  mapOf,
  refusals,
  sayAll,
  tableWith,
  whereabouts,
} from '../../testing/draft-match.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { unitIn } from '../../testing/story.ts';
import { nextEnemy } from '../draft-state.ts';
import { cardId, hexId, playerId } from '../../model/ids.ts';

const OWN: EffectStepSource = { kind: 'placeUnits', of: 'own', by: 'own' };
const THEIRS: EffectStepSource = { kind: 'placeUnits', of: 'enemy', by: 'own' };
const BY_ENEMY: EffectStepSource = { kind: 'placeUnits', of: 'own', by: 'enemy', where: { apart: 3 } };
const SQUADS = { top: [{ kind: 'caps', amount: 1 }], units: ['s05', 's06', 's18'] } as const;

/** The first hex of such ground without a road. */
function hexOn(match: BearMatch, terrain: string): string {
  const { ground, names } = mapOf(match);
  const hex = names.findIndex(
    (_name, place) => ground.roads[place] === 0 && terrainAt(ground, hexId(place)) === terrain,
  );
  return names[hex] ?? `no ${terrain}`;
}

describe('the card that is meant', () => {
  test('G3.7b with no card played for units that part is ignored, and the rest of the option is done', () => {
    const match = cardsWith({ soviet: [[OWN, { kind: 'caps', amount: 2 }]] }).say('soviet-01 top');
    expect(match.events()).toContainEqual({ rule: 'G3.7b', key: 'partIgnored', why: 'noCard' });
    expect(match.state.players[1]?.start).toBe(6);
    expect(asked(match)).toBe('playCard german');
  });

  test('G3.7a one card is taken without asking; of several, one is named that has units left', () => {
    const match = cardsWith({ soviet: [SQUADS, { ...SQUADS, units: ['s07'] }, [OWN], [OWN]] });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-03 top']);
    expect(asked(match)).toBe('placeUnits soviet');
    sayAll(match, ['s05 E09', 'done', 'german-02 top', 'soviet-02 bottom', 'german-03 top', 'soviet-04 top']);
    expect(asked(match)).toBe('nameCard soviet');
    expect(match.offers()).toEqual(['soviet-01', 'soviet-02', 'done']);
    expect(refusals(match, 'german-01')).toEqual(['G3.7b notPlayed']);
    expect(refusals(match, 'soviet-03')).toEqual(['G3.7a noUnitsGiven']);
    expect(match.say('soviet-01').offers()).toEqual(['s06', 's18', 'done']);
  });

  test('G3.7d R-131 owners leave some off the map, those of a later round may be placed too, and the rest enters as before', () => {
    const late: EffectStepSource[] = [{ kind: 'units', units: ['s07', 's08'], round: 3 }];
    const match = sayAll(cardsWith({ soviet: [late, [OWN]] }), ['soviet-01 top', 'german-01 top', 'soviet-02 top']);
    sayAll(match, ['s08 E09', 'done']);
    expect(whereabouts(match, 's07', 's08')).toEqual(['s07 off 3', 's08 E09']);
    expect(match.events()).toContainEqual({ rule: 'G3.7d', key: 'keptOff', units: [expect.any(Number)] });
    expect(unitIn(match, 's08')).toMatchObject({ fate: 'inPlay', entry: -1 });
  });

  test('G3.7d R-131 a card whose units are all on the map cannot be named by its owner', () => {
    const match = cardsWith({ soviet: [{ ...SQUADS, units: ['s05'] }, [OWN], [OWN]] });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top', 's05 E09', 'german-02 top', 'soviet-03 top']);
    expect(match.events()).toContainEqual({ rule: 'G3.7b', key: 'partIgnored', why: 'noCard' });
  });
});

describe('where units may be placed', () => {
  const begun = (step: EffectStepSource = OWN): BearMatch => {
    const match = cardsWith({
      soviet: [{ ...SQUADS, units: ['s05', 's25', 's35', 's41'] }, [step]],
      german: [{ top: [OWN], units: ['g01'] }, [OWN]],
    });
    return sayAll(match, ['soviet-01 bottom', 'german-01 bottom', 'soviet-02 top']);
  };

  test('G3.7c no counter on water without a road, no unit on ground its kind may not enter', () => {
    const match = cardsWith({
      soviet: [{ ...SQUADS, units: ['s05', 's35'] }, [OWN]],
      opening: ['soviet', 'b6', 'b6-top'],
    });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top']);
    expect(refusals(match, `s05 ${hexOn(match, 'water')}`)).toEqual(['G3.7c onWater']);
    expect(refusals(match, `s35 ${hexOn(match, 'heavyWoods')}`)).toEqual(['G3.7c neverThere']);
    expect(refusals(match, `s05 ${hexOn(match, 'heavyWoods')}`)).toEqual([]);
  });

  test('G3.7c no half hex: A01 is no hex of the map', () => {
    expect(refusals(begun(), 's05 A01')).toEqual(['sentence unexpected']);
  });

  test('G3.7c the option’s own limits come on top: ground, distance from an edge, from the enemy', () => {
    const near = begun({ kind: 'placeUnits', of: 'own', by: 'own', where: { edge: { whose: 'own', most: 3 } } });
    expect(refusals(near, 's05 E09')).toEqual(['G3.7 farFromEdge']);
    expect(refusals(near, 's05 D09')).toEqual([]);
    const far = begun({ kind: 'placeUnits', of: 'own', by: 'own', where: { edge: { whose: 'enemy', least: 8 } } });
    expect(refusals(far, 's05 F09')).toEqual(['G3.7 nearToEdge']);
    expect(refusals(far, 's05 E09')).toEqual([]);
    const cover = begun({ kind: 'placeUnits', of: 'own', by: 'own', where: { ground: 'cover' } });
    expect(refusals(cover, 's05 D11')).toEqual([]);
    expect(refusals(cover, `s05 ${hexOn(cover, 'open')}`)).toEqual(['G3.7 otherGround']);
  });
});

test('G3.7c R-130 enemies of the counter’s owner forbid: in their hex, next to it, and next to their markers', () => {
  const match = cardsWith({
    german: [{ top: [OWN], units: ['g01'] }, [OWN], [{ kind: 'controlMarker' }]],
    soviet: [{ top: [OWN], units: ['s05', 's06'] }, [OWN], [OWN], [THEIRS]],
  });
  sayAll(match, ['soviet-01 bottom', 'german-01 bottom', 'soviet-02 top', 'done', 'german-02 top', 'g01 E09']);
  match.say('soviet-03 top');
  expect(refusals(match, 's05 E09')).toEqual(['G3.7c enemyThere']);
  expect(refusals(match, 's05 E10')).toEqual(['G3.7c nextToEnemy']);
  expect(refusals(match, 's05 E11')).toEqual([]);
  sayAll(match, ['s05 G13', 'done', 'german-03 top']);
  expect(refusals(match, 'marker G13')).toEqual(['G3.7.2 enemyThere']);
  expect(refusals(match, 'marker F13')).toEqual(['G3.7.2 nextToEnemy']);
  sayAll(match, ['marker E05', 'soviet-04 top']);
  // The Soviet places a German unit: its enemies are Soviet, so his own marker forbids nothing.
  expect(asked(match)).toBe('placeUnits soviet');
  expect(refusals(match, 'g01 G12')).toEqual(['G3.7c nextToEnemy']);
  expect(refusals(match, 'g01 E05')).toEqual([]);
});

describe('units placed by the opponent', () => {
  const survive = (): BearMatch =>
    sayAll(cardsWith({ soviet: [SQUADS, [BY_ENEMY, { kind: 'victory', rule: { kind: 'alive', vp: 3 } }]] }), [
      'soviet-01 bottom',
      'german-01 top',
      'soviet-02 top',
    ]);

  test('G3.7d R-131 GT-08 he places all of them, each pair at most 3 hexes apart', () => {
    const match = survive();
    expect(asked(match)).toBe('placeUnits german');
    expect(refusals(match, 'done')).toEqual(['G3.7d mustPlace']);
    sayAll(match, ['s05 E09']);
    expect(refusals(match, 's06 E13')).toEqual(['G3.7 farApart']);
    sayAll(match, ['s06 E12', 's18 E10']);
    expect(asked(match)).toBe('playCard german');
    expect(whereabouts(match, 's05', 's06', 's18')).toEqual(['s05 E09', 's06 E12', 's18 E10']);
  });

  test('GT-08 3 VP for each of the named units alive at the end; with no such card the VP rule stays', () => {
    const units = survive().state.draft?.plays[0]?.units;
    expect(survive().state.draft?.plays.at(-1)?.chosen).toEqual(units);
    const match = sayAll(survive(), ['s05 E09', 's06 E10', 's18 E11']);
    expect(match.state.terms.victory).toContainEqual({ kind: 'alive', side: 'soviet', vp: 3, units });
    const alone = cardsWith({ soviet: [[BY_ENEMY, { kind: 'victory', rule: { kind: 'alive', vp: 3 } }]] });
    alone.say('soviet-01 top');
    expect(alone.state.terms.victory).toContainEqual({ kind: 'alive', side: 'soviet', vp: 3, units: [] });
  });

  test('R-131 he takes them up from wherever they stand', () => {
    const match = cardsWith({ soviet: [{ ...SQUADS, units: ['s05'] }, [OWN], [BY_ENEMY]] });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top', 's05 D11', 'german-02 top', 'soviet-03 top']);
    expect(asked(match)).toBe('placeUnits german');
    expect(whereabouts(match.say('s05 J09'), 's05')).toEqual(['s05 J09']);
  });

  test('R-130 what finds no legal hex is skipped and enters as others do', () => {
    const match = cardsWith({
      soviet: [
        { ...SQUADS, units: ['s05', 's06'] },
        [{ kind: 'placeUnits', of: 'own', by: 'enemy', where: { edge: { whose: 'own', least: 20 } } }],
      ],
    });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top']);
    expect(match.events().map(({ key }) => key)).toEqual(['halfPlayed', 'unitsNamed', 'partIgnored', 'keptOff']);
    expect(whereabouts(match, 's05', 's06')).toEqual(['s05 off', 's06 off']);
  });
});

describe('hidden units', () => {
  const hidden: EffectStepSource = { kind: 'placeUnits', of: 'own', by: 'own', hidden: true };
  const match = (): BearMatch =>
    sayAll(cardsWith({ soviet: [SQUADS, [hidden]], german: [{ top: [OWN], units: ['g01'] }, [OWN]] }), [
      'soviet-01 bottom',
      'german-01 bottom',
      'soviet-02 top',
    ]);

  test('G3.7a B10.0 only their owner learns the hex, and they have no facing', () => {
    const one = match().say('s05 E09');
    const [german, soviet] = one.state.players.map(({ seat }) => seat);
    const at = hexNo(one, 'E09');
    expect(one.events(soviet ?? '')).toContainEqual(expect.objectContaining({ key: 'hid', at }));
    expect(one.events(german ?? '')).toContainEqual(expect.objectContaining({ key: 'hid', at: -1 }));
    expect(JSON.stringify(one.events(german ?? ''))).not.toContain(`"at":${at}`);
    const seenBy = (seat: string | undefined): number | undefined =>
      one.system.view(one.state, seat ?? '').units.find(({ hidden: isHidden }) => isHidden)?.at;
    expect([seenBy(soviet), seenBy(german)]).toEqual([at, -1]);
  });

  test('G3.7c an enemy that the placer cannot see forbids nothing', () => {
    const one = sayAll(match(), ['s05 E09', 'done', 'german-02 top']);
    expect(refusals(one, 'g01 E09')).toEqual([]);
    expect(refusals(one, 'g01 E10')).toEqual([]);
  });

  test('G3.7c nor does it keep a unit out of a trench, which would tell that someone is in it', () => {
    const dug: EffectStepSource[] = [{ kind: 'fortify', what: 'trench' }, hidden];
    const one = cardsWith({ soviet: [SQUADS, dug], german: [{ top: [OWN], units: ['g01'] }, [OWN]] });
    sayAll(one, ['soviet-01 bottom', 'german-01 bottom', 'soviet-02 top', 'trench E09', 's05 E09', 'done']);
    sayAll(one, ['german-02 top', 'g01 E09']);
    expect(unitIn(one, 'g01').inside).toBe(true);
  });
});

test('G3.7a only some of a card’s units: the enemy must, the player of the option may', () => {
  const only: EffectStepSource = { kind: 'placeUnits', of: 'enemy', by: 'enemy', only: 1 };
  const match = cardsWith({ soviet: [SQUADS], german: [[only]] });
  sayAll(match, ['soviet-01 bottom', 'german-01 top']);
  expect(asked(match)).toBe('placeUnits soviet');
  expect(refusals(match, 'done')).toEqual(['G3.7d mustPlace']);
  match.say('s06 E09');
  expect(draftIn(match).plays.at(-1)?.chosen).toHaveLength(1);
  expect(asked(match)).toBe('playCard soviet');
});

test('R-190 in teams the team names the card and its player places; an opponent places who plays next', () => {
  const near: EffectStepSource = { kind: 'placeUnits', of: 'enemy', by: 'enemy' };
  const match = cardsWith({
    players: ['german', 'soviet', 'german', 'soviet'],
    german: [[], [near], [], []].map((top) => (top.length > 0 ? top : [{ kind: 'caps', amount: 1 }])),
    soviet: [SQUADS, [BY_ENEMY], { ...SQUADS, units: ['s07'] }, [OWN]],
    opening: ['german1', 'soviet1', 'german2', 'b1', 'b1-top'],
  });
  const speaker = (): number =>
    match.state.players.findIndex(({ seat }) => seat === match.system.pending(match.state)?.seat);
  sayAll(match, ['german-01 bottom', 'soviet-01 bottom', 'german-03 bottom', 'soviet-03 bottom', 'german-02 top']);
  expect([asked(match), speaker()]).toEqual(['nameCard soviet', 1]);
  match.say('soviet-03');
  expect([asked(match), speaker()]).toEqual(['placeUnits soviet', 3]);
  sayAll(match, ['s07 E09', 'soviet-02 top']);
  expect([asked(match), speaker()]).toEqual(['nameCard soviet', 1]);
  match.say('soviet-01');
  expect([asked(match), speaker()]).toEqual(['placeUnits german', 2]);
});

test('G4.0d facing at first is toward the edge the enemy enters from', () => {
  const match = tableWith();
  sayAll(match, ['soviet-03 bottom', 'german-04 bottom', 'soviet-01 top', 'german-01 top', 'g17 E13', 'done']);
  expect(unitIn(match, 'g17').facing).toBe(0);
});

test('R-190 G4.3 the enemy who plays next is one who still has a card to play', () => {
  const match = tableWith({
    draft: { guideline: 7, handicaps: [{}, {}, { card: true }] },
    opening: ['german1', 'soviet', 'b1', 'b1-top', 'b1-left'],
  });
  const { state } = match;
  const plays = [playerId(0), playerId(1), playerId(2)].flatMap((player) =>
    Array.from({ length: player === 1 ? 8 : 4 }, () =>
      makePlay({ player, deck: 'card', card: cardId(0), half: 'top' }),
    ),
  );
  draftIn(match).plays = plays;
  const frames = state.frames.map((frame) => (frame.kind === 'draft' ? { ...frame, place: 3 } : frame));
  expect(nextEnemy(fieldsOf(pack)({ ...state, frames }), playerId(1))).toBe(2);
});
