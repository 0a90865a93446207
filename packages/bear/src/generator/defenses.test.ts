import { describe, expect, test } from 'vitest';
import { terrainAt } from '../board/ground.ts';
import { hexId } from '../model/ids.ts';
import type { EffectStepSource } from '../model/pack/effect-step.ts';
import { asked, cardsWith, draftIn, hexNo, mapOf, refusals, sayAll, scripted } from '../testing/draft-match.ts';
import { type BearMatch, pack } from '../testing/match.ts';
import { unit } from '../testing/fire-field.ts';
import { unitIn } from '../testing/story.ts';

const OWN: EffectStepSource = { kind: 'placeUnits', of: 'own', by: 'own' };
const counter = (one: string, other: string): number =>
  pack.defenseCounters.findIndex(({ faces }) => faces[0] === one && faces[1] === other);
const HASTY_WIRE = counter('hasty', 'wire');
const BUNKER_MINE = counter('bunker', 'mine');
const TRENCH_BLOCK = counter('trench', 'roadBlock');

/** The Soviet has a squad, a mortar and a gun in E09 and a truck on the road; the German has a squad in J09. */
function dugIn(steps: readonly EffectStepSource[], more: object = {}, gun = 'E09'): BearMatch {
  const match = cardsWith({
    soviet: [{ top: [OWN], units: ['s05', 's25', 's35', 's27'] }, [OWN], [...steps], [...steps]],
    german: [{ top: [OWN], units: ['g01'] }, [OWN]],
    ...more,
  });
  const road = 'G10';
  return sayAll(match, [
    'soviet-01 bottom',
    'german-01 bottom',
    'soviet-02 top',
    's05 E09',
    's25 E09',
    `s27 ${gun}`,
    `s35 ${road}`,
    'german-02 top',
    'g01 J09',
  ]);
}

describe('Defense Counters from the cup', () => {
  test('G3.7.3a G3.7.3b B18.5 as many as the option says are drawn at random; the placer picks a face of each, in the order drawn', () => {
    const match = scripted(dugIn([{ kind: 'drawDefense', count: 2 }]), HASTY_WIRE, BUNKER_MINE).say('soviet-03 top');
    expect(match.events()).toContainEqual({
      rule: 'G3.7.3b',
      key: 'defenseDrawn',
      player: 1,
      counters: [HASTY_WIRE, BUNKER_MINE],
    });
    expect(asked(match)).toBe('layDefense soviet');
    expect(match.offers()).toEqual(['hasty', 'wire']);
    expect(refusals(match, 'mine E10')).toEqual(['G3.7.3b otherFace']);
    expect(refusals(match, 'done')).toEqual(['G3.7.3b mustPlace']);
    expect(match.say('wire E10').offers()).toEqual(['bunker', 'mine']);
    match.say('mine E11');
    expect(match.state.markers.map(({ kind, at }) => [kind, at])).toEqual([
      ['wire', hexNo(match, 'E10')],
      ['mine', hexNo(match, 'E11')],
    ]);
    expect(draftIn(match).cup.inside).toHaveLength(14);
  });

  test('G3.7.3b one a hex; not in or next to an enemy unit or marker, own ones do not matter', () => {
    const match = dugIn([{ kind: 'fortify', what: 'wire', count: 2 }]).say('soviet-03 top');
    expect(refusals(match, 'wire J09')).toEqual(['G3.7.3b enemyThere']);
    expect(refusals(match, 'wire J10')).toEqual(['G3.7.3b nextToEnemy']);
    expect(refusals(match, 'wire E09')).toEqual([]);
    match.say('wire E09');
    expect(refusals(match, 'wire E09')).toEqual(['G3.7.3b defenseThere']);
  });

  test('G3.7.3b B18.1.3 R-88 a Hasty Defense goes to an own foot unit that has none, or to any hex where nobody can have it', () => {
    const apart = dugIn([{ kind: 'drawDefense', count: 3 }], {}, 'E06');
    const match = scripted(apart, HASTY_WIRE, HASTY_WIRE, HASTY_WIRE).say('soviet-03 top');
    expect(match.offers('hasty').slice(0, 3)).toEqual(['s05', 's25', 's27']);
    expect(match.offers('hasty')).toEqual(expect.arrayContaining(['F13', 'G10']));
    expect(refusals(match, 'hasty s35')).toEqual(['B18.1.3 cannotDigIn']);
    expect(refusals(match, 'hasty g01')).toEqual(['B18.1.3 cannotDigIn']);
    expect(refusals(match, 'hasty E09')).toEqual(['B18.1.3 diggerThere']);
    expect(refusals(match, 'hasty J10')).toEqual(['G3.7.3b nextToEnemy']);
    expect(refusals(match, 'wire s05')).toEqual(['G3.7.3b notForUnits']);
    match.say('hasty s05');
    expect(unitIn(match, 's05').hasty).toBe(true);
    expect(refusals(match, 'hasty s05')).toEqual(['B18.1.3 dugInAlready']);
    expect(refusals(match, 'hasty s25')).toEqual(['G3.7.3b defenseThere']);
    match.say('hasty F13');
    expect(match.state.markers).toMatchObject([
      { kind: 'hasty', at: hexNo(match, 'F13'), side: 'soviet', hidden: false },
    ]);
    expect(match.events()).toContainEqual(
      expect.objectContaining({ key: 'defensePlaced', what: 'hasty', at: hexNo(match, 'F13') }),
    );
    expect(refusals(match, 'wire F13')).toEqual(['G3.7.3b defenseThere']);
    // Its own truck in the hex does not take it.
    match.say('hasty G10');
    expect(match.state.markers).toHaveLength(2);
  });

  test('G3.7.3b B18.1.3 R-88 with nobody on the map it waits in any hex but one of water', () => {
    const alone = scripted(cardsWith({ soviet: [[{ kind: 'drawDefense' }]] }), HASTY_WIRE).say('soviet-01 top');
    expect(alone.offers()).toEqual(['hasty', 'wire']);
    const { ground } = mapOf(alone);
    const offered = new Set(alone.offers('hasty'));
    const isWet = (name: string): boolean => terrainAt(ground, hexId(hexNo(alone, name))) === 'water';
    expect(
      alone
        .offers('wire')
        .filter((name) => !offered.has(name))
        .every(isWet),
    ).toBe(true);
    expect([...offered].some(isWet)).toBe(false);
    expect(refusals(alone, 'hasty s05')).toEqual(['B18.1.3 cannotDigIn']);
  });

  test('G3.7.3b B18.1.3 R-88 a unit that a later card places there has it', () => {
    const match = cardsWith({
      soviet: [{ top: [OWN], units: ['s05', 's25'] }, [{ kind: 'fortify', what: 'hasty' }], [OWN]],
    });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top', 'hasty E09', 'german-02 top']);
    sayAll(match, ['soviet-03 top', 's25 E10', 's05 E09']);
    expect([unitIn(match, 's05').hasty, unitIn(match, 's25').hasty]).toEqual([true, false]);
    expect(match.state.markers).toEqual([]);
    expect(match.events()).toContainEqual({
      rule: 'B18.1.3',
      key: 'hastyTaken',
      unit: unit('s05'),
      at: hexNo(match, 'E09'),
    });
  });

  test('G3.7.3c GT-24 a unit in the hex is put inside where the rules let it: no vehicle in a bunker or trench, no gun in a trench', () => {
    const match = dugIn([{ kind: 'fortify', what: 'trench' }]).say('soviet-03 top');
    expect(match.offers('trench E09')).toEqual(['inside:s05', 'inside:s25', '.']);
    expect(refusals(match, 'trench E09 inside:s27')).toEqual(['G3.7.3c noRoomInside']);
    expect(refusals(match, 'trench G10 inside:s35')).toEqual(['G3.7.3c noRoomInside']);
    expect(refusals(match, 'trench E09 inside:g01')).toEqual(['G3.7.3c notThere']);
    match.say('trench E09 inside:s05');
    expect([unitIn(match, 's05').inside, unitIn(match, 's25').inside]).toEqual([true, false]);
  });

  test('G3.7.3c GT-24 in a bunker all foot, guns too; the hex itself is open to a truck, but a trench is closed to wheels', () => {
    const match = scripted(dugIn([{ kind: 'drawDefense' }]), BUNKER_MINE).say('soviet-03 top');
    expect(match.offers('bunker E09 S')).toEqual(['inside:s05', 'inside:s25', 'inside:s27', '.']);
    match.say('bunker E09 S inside:s27 inside:s05');
    expect(match.state.markers).toMatchObject([{ kind: 'bunker', facing: 3 }]);
    expect(unitIn(match, 's05')).toMatchObject({ inside: true, facing: 3 });
    const truck = cardsWith({
      soviet: [
        { top: [OWN], units: ['s35'] },
        [{ kind: 'fortify', what: 'trench' }],
        [{ kind: 'fortify', what: 'bunker' }],
        [OWN],
      ],
    });
    sayAll(truck, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top', 'trench G10', 'german-02 top']);
    sayAll(truck, ['soviet-03 top', 'bunker G12 N', 'german-03 top', 'soviet-04 top']);
    expect(refusals(truck, 's35 G10')).toEqual(['G3.7c closedToWheels']);
    expect(refusals(truck, 's35 G12')).toEqual([]);
  });

  test('G3.7.3d R-179 counters lie open; a mine is its placer’s side’s, and hidden only where the option says so', () => {
    const open = dugIn([{ kind: 'fortify', what: 'mine' }]);
    sayAll(open, ['soviet-03 top', 'mine E10']);
    expect(open.state.markers).toMatchObject([{ kind: 'mine', side: 'soviet', laidBy: 1, hidden: false }]);
    const secret = dugIn([{ kind: 'fortify', what: 'mine', hidden: true }]);
    sayAll(secret, ['soviet-03 top', 'mine E10']);
    const [german = '', soviet = ''] = secret.state.players.map(({ seat }) => seat);
    expect(secret.state.markers).toMatchObject([{ kind: 'mine', side: 'soviet', hidden: true }]);
    expect(secret.system.view(secret.state, german).markers).toEqual([]);
    expect(secret.system.view(secret.state, soviet).markers).toHaveLength(1);
    const at = hexNo(secret, 'E10');
    expect(JSON.stringify(secret.system.view(secret.state, german).draft)).not.toContain(`[${at}]`);
    expect(secret.events(german)).toContainEqual(
      expect.objectContaining({ key: 'defensePlaced', what: 'mine', at: -1 }),
    );
    expect(secret.events(soviet)).toContainEqual(expect.objectContaining({ key: 'defensePlaced', what: 'mine', at }));
  });

  test('G3.7.3a with Smoke in the cup it is heavy, and an empty cup is said to be', () => {
    const match = scripted(dugIn([{ kind: 'drawDefense' }], { smoke: true }), -1).say('soviet-03 top');
    expect(match.offers()).toEqual(['smoke']);
    expect(match.say('smoke E10').state.markers).toMatchObject([{ kind: 'smoke', dm: 2 }]);
    const empty = dugIn([{ kind: 'drawDefense' }]);
    draftIn(empty).cup.inside.splice(0);
    expect(empty.say('soviet-03 top').events()).toContainEqual({
      rule: 'G3.7.3b',
      key: 'partIgnored',
      why: 'noCounter',
    });
  });

  test('G3.7.3b a counter that fits nowhere leaves the game, and the next one comes', () => {
    const step: EffectStepSource = { kind: 'drawDefense', count: 2, where: { edge: { whose: 'own', least: 20 } } };
    const match = scripted(dugIn([step]), TRENCH_BLOCK, TRENCH_BLOCK).say('soviet-03 top');
    expect(match.events().filter(({ key }) => key === 'partIgnored')).toHaveLength(2);
    expect(asked(match)).toBe('playCard german');
  });
});
