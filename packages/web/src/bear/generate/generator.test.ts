import { expect, test } from 'vitest';
import { printWish, parseWish } from '../../generate/wish.ts';
import { SOLO_SHARES } from './controls.ts';
import { generator } from './generator.ts';
import { PAIR_FORMS } from './pair-forms.ts';

function rowsOf(id: string): Record<string, string> {
  const rows = generator.guidelines.find((guideline) => guideline.id === id)?.rows ?? [];
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
}

test('G2.1a every guideline shows all that it settles', () => {
  expect(generator.guidelines.map(({ name }) => name)).toHaveLength(8);
  expect(generator.guidelines.find(({ id }) => id === '4')?.tags).toEqual(['1 v 1', '5 rounds', '60 min']);
  expect(rowsOf('4')).toEqual({
    Maps: '2',
    Cards: '10-25',
    Hand: '7',
    CAPs: '6',
    'Action Cards a round': '1',
    'Action deck': '02-13, 20, 40',
  });
  expect(rowsOf('7')['Hand']).toBe('G 4, S 8, G 4');
});

test('G5.1 guidelines for two are played alone unless people are wished for, the others never', () => {
  expect(generator.sheetOf({ guideline: '2' }).isSolo).toBe(true);
  expect(generator.sheetOf({ guideline: '2', play: 'people' }).isSolo).toBe(false);
  const four = generator.sheetOf({ guideline: '8' });
  expect(four.isSolo).toBe(false);
  expect(four.parties.map(({ seat, name }) => `${seat} ${name}`)).toEqual([
    'p1 German 1',
    'p2 Soviet 1',
    'p3 German 2',
    'p4 Soviet 2',
  ]);
});

test('G2.1.7 a hand can be chosen only with the variant that leaves it open', () => {
  const names = (wish: Record<string, string>): string[] =>
    generator.sheetOf(wish).groups.flatMap(({ controls }) => controls.map(({ name }) => name));
  expect(names({ guideline: '2' })).not.toContain('hand');
  expect(names({ guideline: '2', variant: 'on' })).toContain('hand');
  expect(names({ guideline: '3', variant: 'on' })).not.toContain('hand');
  expect(names({ guideline: '1' })).not.toContain('variant');
});

test('G4.1, G4.3 more cards than there are is refused, with what is wrong', () => {
  expect(generator.sheetOf({ guideline: '1', play: 'people' }).refusal).toBeNull();
  expect(generator.sheetOf({ guideline: '1', play: 'people', extraCard: 'on' }).refusal).not.toBeNull();
  expect(generator.sheetOf({ guideline: '1', play: 'people', handicap2: 'card' }).refusal).not.toBeNull();
});

test('R-233 guideline 7 offers other forms, with what each gives; the printed one is the default, and one is even', () => {
  const sheet = (wish: Record<string, string>) => generator.sheetOf({ guideline: '7', ...wish });
  const pair = (wish: Record<string, string>) =>
    sheet(wish)
      .groups.flatMap(({ controls }) => controls)
      .find(({ name }) => name === 'pair');
  expect(sheet({}).options).not.toHaveProperty('teamTurns');
  expect(pair({})).toMatchObject({ kind: 'choice', value: '', rule: 'G2.1g7' });
  const caps = sheet({ pair: 'turnsCaps', handicap1: 'card' });
  expect(caps.options).toMatchObject({
    teamTurns: 'wholeSide',
    draft: { handicaps: [{ caps: 2 }, { caps: 0 }, { caps: 2 }] },
  });
  // What a form settles is not asked again.
  expect(caps.groups.flatMap(({ controls }) => controls.map(({ name }) => name))).not.toContain('handicap1');
  for (const { name, share } of PAIR_FORMS) {
    expect(sheet({ pair: name }).refusal).toBeNull();
    expect(JSON.stringify(pair({}))).toContain(`: ${share}%`);
  }
  expect(PAIR_FORMS.some(({ share }) => share >= 40 && share <= 60)).toBe(true);
  expect(generator.sheetOf({ guideline: '8', pair: 'turns' }).options).not.toHaveProperty('teamTurns');
  expect(pair({ variant: 'on' })?.about).toContain('two German players');
});

test('R-233 online the even form of guideline 7 is preselected, and the printed one can be chosen; its card tells both shares', () => {
  const options = (wish: Record<string, string>): unknown =>
    generator.sheetOf({ guideline: '7', play: 'people', online: 'on', ...wish }).options;
  expect(options({})).toMatchObject({
    teamTurns: 'wholeSide',
    draft: { handicaps: [{ card: true }, { card: false }, { card: true }] },
  });
  expect(options({ pair: '' })).not.toHaveProperty('teamTurns');
  expect(options({ guideline: '8' })).not.toHaveProperty('teamTurns');
  const abouts = generator.guidelines.map(({ about }) => about);
  expect(abouts.filter((about) => about.includes('%'))).toEqual([
    'Two German players against one Soviet. Between bots the pair wins 10% as printed, 45% in the even form.',
  ]);
});

test('G6.3 G4.3 alone the AI may play one or two cards more, with what a bot won; not where the deck has no card left', () => {
  const controls = (wish: Record<string, string>) => generator.sheetOf(wish).groups.flatMap((group) => group.controls);
  const harder = (wish: Record<string, string>) => controls(wish).find(({ name }) => name === 'aiCards');
  const labels = (wish: Record<string, string>): unknown => {
    const control = harder(wish);
    return control?.kind === 'choice' ? control.values.map(({ label }) => label) : null;
  };
  const plain = ['As printed', 'Harder, 1 card', 'Hardest, 2 cards'];
  expect(harder({ guideline: '1' })).toBeUndefined();
  for (const guideline of ['2', '3', '4', '5', '6']) {
    const shares = SOLO_SHARES[Number(guideline)] ?? [];
    const said = (more: number): string => (shares[more] === undefined ? '' : `: ${shares[more]}%`);
    expect(labels({ guideline })).toEqual(plain.map((label, more) => `${label}${said(more)}`));
    for (const changed of [
      { own: 'on' },
      { smoke: 'on' },
      { boards: 'b1' },
      { capsLess: '1' },
      { commandCardsOut: '1' },
    ])
      expect(labels({ guideline, ...changed })).toEqual(plain);
    const { options, refusal } = generator.sheetOf({ guideline, aiCards: '2' });
    expect(options).toMatchObject({ draft: { solo: { aiCards: 2 } } });
    expect(refusal).toBeNull();
  }
  // CAPs are no dial: no share is promised for them.
  expect(JSON.stringify(controls({ guideline: '3' }).find(({ name }) => name === 'capsLess'))).not.toContain('%');
});

test('a wish stands in an address and comes back from it', () => {
  const wish = { guideline: '5', seed: 'a b&c=d', variant: 'on' };
  expect(parseWish(printWish(wish))).toEqual(wish);
  expect(parseWish('')).toEqual({});
  expect(generator.sheetOf(parseWish('guideline=99&nonsense=%')).guideline).toBe('1');
});

test('G2.1c a guideline of one’s own: its figures are in the link, in the options and on the sheet', () => {
  const wish = {
    guideline: '2',
    own: 'on',
    rounds: '7',
    maps: '2',
    entry: 'longEdge',
    cards1: '01-16',
    hand1: '6',
    caps2: '8',
  };
  const sheet = generator.sheetOf(parseWish(printWish(wish)));
  expect(sheet.refusal).toBeNull();
  expect(sheet.options).toMatchObject({
    draft: {
      guideline: {
        rounds: 7,
        maps: 2,
        entry: 'longEdge',
        roles: [
          { cards: { from: 1, to: 16 }, hand: 6, caps: 5 },
          { cards: { from: 1, to: 9 }, hand: 5, caps: 8 },
        ],
      },
    },
  });
  const shown = Object.fromEntries(
    sheet.groups.flatMap(({ controls }) =>
      controls.flatMap((each) => ('value' in each ? [[each.name, each.value]] : [])),
    ),
  );
  expect(shown).toMatchObject({
    rounds: '7',
    maps: '2',
    entry: 'longEdge',
    cards1: '01-16',
    hand1: '6',
    caps2: '8',
    draw1: '1',
  });
});

test('G2.1c the figures can be changed only once one wants a guideline of one’s own, and a long hand is advised against', () => {
  const names = (wish: Record<string, string>): string[] =>
    generator.sheetOf(wish).groups.flatMap(({ controls }) => controls.map(({ name }) => name));
  expect(names({ guideline: '5' })).not.toContain('rounds');
  expect(names({ guideline: '5', own: 'on' })).toEqual(expect.arrayContaining(['rounds', 'maps', 'cards2', 'draw2']));
  expect(generator.sheetOf({ guideline: '5', rounds: '9' }).options).toMatchObject({ draft: { guideline: 5 } });
  const long = { guideline: '5', own: 'on', rounds: '3', hand1: '8', hand2: '8' };
  expect(generator.sheetOf(long).advice).toEqual([
    'For 3 rounds a hand of no more than 6 cards is recommended (G2.1c)',
  ]);
  expect(generator.sheetOf({ guideline: '5' }).advice).toEqual([]);
});

test('G2.1.5, G2.1.9 what cannot be played is refused in words, by the player it concerns', () => {
  expect(generator.sheetOf({ guideline: '2', own: 'on', play: 'people', hand2: '12' }).refusal).toMatch(
    /^Soviet, hand: no more cards than the deck holds.*Now: 12 cards to deal from 9\.$/,
  );
  expect(generator.sheetOf({ guideline: '4', boards: 'b1' }).refusal).toMatch(/^Boards: at least 2 boards/);
  expect(generator.sheetOf({ guideline: '4', boards: 'b1,b2' }).refusal).toBeNull();
  expect(generator.sheetOf({ guideline: '4', boards: 'b1,atlantis' }).refusal).not.toBeNull();
});

test('B20.0 a guideline of one’s own for two teams settles the order of turns', () => {
  const own = { guideline: '8', own: 'on', turns: 'wholeSide' };
  expect(generator.sheetOf(own).options).toMatchObject({ teamTurns: 'wholeSide' });
  expect(generator.sheetOf({ guideline: '8', turns: 'wholeSide' }).options).not.toHaveProperty('teamTurns');
});
