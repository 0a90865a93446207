import { describe, expect, test } from 'vitest';
import type { Realm } from './realm.ts';
import { Recorder } from './io.ts';
import { choiceKind, countKind, judgedSlot, listedSlot, signedKind } from './slot.ts';
import { actionOf, heard, judge, offers, type OpenQuestion } from './speech.ts';
import { verb, type Verb } from './verb.ts';
import { deny, grant, type Verdict } from './verdict.ts';
import type { Sentence, Word } from './word.ts';
import { denied } from './testing/denied.ts';

// A kitchen: chef cook pasta long +salt +chili table:2 with rice -egg with bread;  chef clean;  chef clean all;  close.

interface View {
  readonly tired: readonly string[];
  readonly away: readonly string[];
  readonly dirty: boolean;
}

interface Kitchen extends Realm {
  readonly seen: View;
  readonly held: { readonly done: unknown[] };
  readonly event: never;
}

type Shift = { readonly shift: number };

interface Side {
  readonly side: 'rice' | 'bread';
  readonly tops: readonly ('egg' | 'leek')[];
}

interface Cook {
  readonly frame: Shift;
  readonly who: string;
  readonly dish: 'soup' | 'pasta';
  readonly shape: 'long' | 'short' | null;
  readonly spices: readonly string[];
  readonly table: number | null;
  readonly sides: readonly Side[];
}

const COOKS = ['chef', 'baker', 'waiter'] as const;
const DISHES = ['soup', 'pasta'] as const;
const SHAPES = ['long', 'short'] as const;
const SPICES = ['salt', 'chili', 'mint'] as const;
const SIDES = ['rice', 'bread'] as const;
const TOPS = ['egg', 'leek'] as const;
const NO = { rule: 'menu', key: 'notOffered' };

function judgeHere(seen: View, who: string): Verdict {
  return seen.away.includes(who) ? deny('staff', 'away') : grant();
}

function judgeCook(seen: View, _said: object, who: string): Verdict {
  const here = judgeHere(seen, who);
  if (!here.granted) return here;
  return seen.tired.includes(who) ? deny('cook', 'tired') : grant(undefined, [{ rule: 'cook', key: 'fresh' }]);
}

function judgeSpice(_seen: View, { spices, dish }: Pick<Cook, 'dish' | 'spices'>, spice: string): Verdict {
  if (dish === 'soup' && spice === 'mint') return deny('menu', 'noMint');
  return spices.includes(spice) ? deny('menu', 'twice') : grant();
}

const cook = verb<Kitchen, Shift, Cook>('cook', {
  says: (phrase) =>
    phrase
      .slot(
        'who',
        judgedSlot(choiceKind('cook', COOKS), () => COOKS, judgeCook),
      )
      .word('cook')
      .slot(
        'dish',
        listedSlot(choiceKind('dish', DISHES), () => DISHES, NO),
      )
      .slotIf(
        'shape',
        ({ dish }) => dish === 'pasta',
        listedSlot(choiceKind('shape', SHAPES), () => SHAPES, NO),
      )
      .list(
        'spices',
        judgedSlot(signedKind('spice', '+', choiceKind('spice', SPICES)), () => SPICES, judgeSpice),
        { least: 1, most: 2 },
      )
      .maybe(
        'table',
        listedSlot(countKind('table'), () => [1, 2], NO),
      )
      .records<'sides', Side>('sides', (item) =>
        item
          .word('with', (_seen, { sides }) => (sides.length < 2 ? grant() : deny('menu', 'enough')))
          .slot(
            'side',
            listedSlot(
              choiceKind('side', SIDES),
              (_seen, { sides }) => SIDES.filter((it) => !sides.some(({ side }) => side === it)),
              NO,
            ),
          )
          .list(
            'tops',
            judgedSlot(
              signedKind('top', '-', choiceKind('top', TOPS)),
              () => TOPS,
              (_seen, { sides, tops }, top) =>
                [...sides.flatMap((side) => side.tops), ...tops].includes(top) ? deny('menu', 'oneEach') : grant(),
            ),
          ),
      ),
  figures: (_seen, { spices = [], who, table, sides }) =>
    grant({ spices: spices.length, table, sides }, who === 'chef' ? [{ rule: 'cook', key: 'chef' }] : []),
  resolve: (held, action) => void held.done.push(action),
});

const clean = verb<Kitchen, Shift, { readonly frame: Shift; readonly who: string; readonly what: string | null }>(
  'clean',
  {
    says: (phrase) =>
      phrase
        .slot(
          'who',
          judgedSlot(
            choiceKind('cook', COOKS),
            () => COOKS,
            (seen, _said, who) => judgeHere(seen, who),
          ),
        )
        .word('clean', (seen) => (seen.dirty ? grant() : deny('clean', 'notDirty')))
        .maybe(
          'what',
          listedSlot(choiceKind('what', ['all']), () => ['all' as const], NO),
        ),
    resolve: (held, action) => void held.done.push(action),
  },
);

const close = verb<Kitchen, Shift, { readonly frame: Shift }>('close', {
  says: (phrase) => phrase.word('close'),
  resolve: (held, action) => void held.done.push(action),
});

const frame: Shift = { shift: 3 };
const evening: View = { tired: ['baker'], away: ['waiter'], dirty: true };
const asked = ask(cook, clean, close);

function ask(...verbs: Verb<Kitchen>[]): OpenQuestion<Kitchen> {
  return { seen: evening, frame, question: { seat: 'owner', key: 'evening', verbs } };
}

const say = (text: string): Sentence => (text === '' ? [] : text.split(' '));
const offered = (text: string, seen = evening): Word[] => offers({ ...asked, seen }, say(text)).map(({ word }) => word);
const judged = (text: string, seen = evening): ReturnType<typeof judge<Kitchen>> =>
  judge({ ...asked, seen }, say(text));

/** The action that the verb's resolution gets. */
function resolved(text: string): unknown {
  const held = { done: [] as unknown[] };
  const [meant, action] = actionOf(asked, say(text));
  meant.resolve(held, action, new Recorder<never>({}));
  return held.done[0];
}

const COOK = { name: 'cook', word: 'cook', traits: {} };

test('every word of a beginning is heard with its kind and value, and none of one that is refused', () => {
  expect(heard(asked, say('chef cook soup +salt'))).toEqual([
    { word: 'chef', kind: 'cook', value: 'chef' },
    { word: 'cook', kind: 'fixed', value: 'cook' },
    { word: 'soup', kind: 'dish', value: 'soup' },
    { word: '+salt', kind: 'spice', value: 'salt' },
  ]);
  expect(heard(asked, say('baker cook soup'))).toEqual([]);
  expect(heard(asked, say('nobody'))).toEqual([]);
});

describe('what may follow:', () => {
  test.each<[said: string, follows: string]>([
    ['', 'chef baker close'],
    ['chef', 'cook clean'],
    ['baker', 'clean'],
    ['chef clean', 'all .'],
    ['chef clean all', '.'],
    ['chef cook', 'soup pasta'],
    ['chef cook soup', '+salt +chili'],
    ['chef cook pasta', 'long short'],
    ['chef cook pasta long', '+salt +chili +mint'],
    ['chef cook soup +salt', '+chili table:1 table:2 with .'],
    ['chef cook soup +salt +chili', 'table:1 table:2 with .'],
    ['chef cook soup +salt table:1', 'with .'],
    ['chef cook soup +salt with', 'rice bread'],
    ['chef cook soup +salt with rice', '-egg -leek with .'],
    ['chef cook soup +salt with rice -egg', '-leek with .'],
    ['chef cook soup +salt with rice -egg with', 'bread'],
    ['chef cook soup +salt with rice -egg with bread', '-leek .'],
    ['close', '.'],
  ])('after %j it is %j', (said, follows) => {
    expect(offered(said).join(' ')).toBe(follows);
  });

  test.each([
    ['waiter', 'staff away'],
    ['baker cook', 'cook tired'],
    ['nobody', 'sentence unexpected'],
    ['chef cook soup +mint', 'menu noMint'],
    ['close now', 'sentence unexpected'],
    ['chef cook soup table:1', 'sentence unexpected'],
  ])('nothing follows %j, which is denied: %s', (said, reason) => {
    expect(offered(said)).toEqual([]);
    expect(denied(judged(said))).toEqual([reason]);
  });
});

describe('what a whole sentence means:', () => {
  test('every slot has its value, what was left out is null or an empty list', () => {
    expect(resolved('chef cook soup +salt')).toEqual({
      frame,
      who: 'chef',
      dish: 'soup',
      shape: null,
      spices: ['salt'],
      table: null,
      sides: [],
    } satisfies Cook);
  });

  test('records hold their own fields and nothing else', () => {
    expect(resolved('chef cook pasta long +salt +chili table:2 with rice -egg -leek with bread')).toEqual({
      frame,
      who: 'chef',
      dish: 'pasta',
      shape: 'long',
      spices: ['salt', 'chili'],
      table: 2,
      sides: [
        { side: 'rice', tops: ['egg', 'leek'] },
        { side: 'bread', tops: [] },
      ],
    } satisfies Cook);
  });

  test('the frame that asked is handed on itself, so that it can be changed', () => {
    expect(actionOf(asked, ['close'])[1]['frame']).toBe(frame);
  });

  test('it is only read: what the seat’s view granted, resolution does not judge again', () => {
    expect(resolved('waiter clean')).toMatchObject({ who: 'waiter', what: null });
  });

  test('a sentence that is not whole or that nobody can read is an error', () => {
    expect(() => resolved('chef cook soup')).toThrow("'chef cook soup' can be read in 0 ways at 'evening'");
    expect(() => resolved('chef dance')).toThrow("'chef dance' can be read in 0 ways");
  });

  test('a sentence that two verbs can read is an error', () => {
    const shut = verb<Kitchen, Shift, { readonly frame: Shift }>('shut', {
      says: (phrase) => phrase.word('close'),
      resolve: () => {},
    });
    expect(() => actionOf(ask(close, shut), ['close'])).toThrow("'close' can be read in 2 ways at 'evening'");
    expect(() => judge(ask(close, shut), ['close'])).toThrow("'close' can be read in 2 ways at 'evening'");
  });
});

describe('a fixed word that nothing may follow', () => {
  const wake = verb<Kitchen, Shift, { readonly frame: Shift; readonly who: string }>('wake', {
    says: (phrase) =>
      phrase
        .word(
          'wake',
          ({ dirty }) => (dirty ? grant() : deny('wake', 'clean')),
          ({ tired }) => (tired.length > 0 ? grant() : deny('wake', 'nobodyTired')),
        )
        .slot(
          'who',
          judgedSlot(
            choiceKind('cook', COOKS),
            () => COOKS,
            () => grant(),
          ),
        )
        .word('gently'),
    resolve: () => {},
  });
  const here = (seen: View): OpenQuestion<Kitchen> => ({ ...ask(wake), seen });

  test('is offered and granted only while it leads on', () => {
    expect(offers(here(evening), []).map(({ word }) => word)).toEqual(['wake']);
    const rested = { ...evening, tired: [] };
    expect(offers(here(rested), [])).toEqual([]);
    expect(denied(judge(here(rested), ['wake']))).toEqual(['wake nobodyTired']);
  });

  test('is not asked again where it leads when something follows, but whether it is right', () => {
    expect(judge(here({ ...evening, tired: [] }), ['wake', 'chef', 'gently']).granted).toBe(true);
    expect(denied(judge(here({ ...evening, dirty: false }), ['wake', 'chef', 'gently']))).toEqual(['wake clean']);
  });
});

describe('a beginning that is granted', () => {
  test('says whether it is whole', () => {
    const whole = [
      '',
      'chef',
      'chef clean',
      'chef cook soup',
      'chef cook soup +salt',
      'chef cook soup +salt with',
      'close',
    ].filter((said) => {
      const verdict = judged(said);
      return verdict.granted && verdict.value.whole;
    });
    expect(whole).toEqual(['chef clean', 'chef cook soup +salt', 'close']);
  });

  test('carries the reasons of its last word and the figures of its verb', () => {
    expect(judge(ask(cook), ['chef'])).toEqual(
      grant({ whole: false, figures: { spices: 0 }, verb: COOK }, [
        { rule: 'cook', key: 'fresh' },
        { rule: 'cook', key: 'chef' },
      ]),
    );
    expect(judged('chef cook soup +salt +chili')).toEqual(
      grant({ whole: true, figures: { spices: 2, table: null, sides: [] }, verb: COOK }, [
        { rule: 'cook', key: 'chef' },
      ]),
    );
  });

  test('gives the figures every value in the form that the whole sentence will have', () => {
    const figures = (text: string): unknown => {
      const verdict = judged(text);
      return verdict.granted ? verdict.value.figures : verdict;
    };
    const rice = { side: 'rice', tops: ['egg'] };
    expect(figures('chef cook soup +salt table:2')).toEqual({ spices: 1, table: 2, sides: [] });
    expect(figures('chef cook soup +salt table:2 with')).toEqual({ spices: 1, table: 2, sides: [] });
    expect(figures('chef cook soup +salt with rice -egg')).toEqual({ spices: 1, table: null, sides: [rice] });
    expect(figures('chef cook soup +salt with rice -egg with')).toEqual({ spices: 1, table: null, sides: [rice] });
  });

  test('has no figures as long as several verbs can be meant', () => {
    expect(judged('chef')).toEqual(grant({ whole: false, figures: {}, verb: null }));
    expect(judged('baker')).toMatchObject({ granted: true, value: { figures: {}, verb: { name: 'clean' } } });
  });
});

describe('a beginning that is denied', () => {
  test('has the reason of the verb that was meant', () => {
    expect(judged('baker cook')).toEqual(deny('cook', 'tired'));
    expect(judged('chef clean', { ...evening, dirty: false })).toEqual(deny('clean', 'notDirty'));
  });

  test('keeps the reason of the word that was at fault, however it goes on', () => {
    expect(judged('baker cook soup +salt')).toEqual(deny('cook', 'tired'));
    expect(judged('baker cook soup +mint')).toEqual(deny('cook', 'tired'));
    expect(judged('chef cook soup +mint +salt')).toEqual(deny('menu', 'noMint'));
    expect(judged('chef cook soup +salt +salt with rice')).toEqual(deny('menu', 'twice'));
  });

  test('has the reasons of all verbs that can be meant, each once', () => {
    expect(judged('waiter')).toEqual(deny('staff', 'away'));
    const both = judge({ ...ask(cook, close, cook), seen: { ...evening, tired: ['chef'] } }, ['chef']);
    expect(both).toEqual(deny('cook', 'tired'));
  });

  test('gathers different reasons in the order of the verbs', () => {
    const rest = verb<Kitchen, Shift, { readonly frame: Shift; readonly sleeper: string }>('rest', {
      says: (phrase) =>
        phrase
          .slot(
            'sleeper',
            judgedSlot(
              choiceKind('cook', COOKS),
              () => COOKS,
              () => deny('rest', 'noBed'),
            ),
          )
          .word('rest'),
      resolve: () => {},
    });
    expect(judge(ask(cook, rest), ['baker'])).toEqual({
      granted: false,
      reasons: [
        { rule: 'cook', key: 'tired' },
        { rule: 'rest', key: 'noBed' },
      ],
    });
    expect(judge(ask(cook, rest), ['baker', 'rest'])).toEqual(deny('rest', 'noBed'));
    expect(judge(ask(cook, rest), ['chef']).granted).toBe(true);
  });

  test('sees what was said in earlier items of its list and in its own', () => {
    expect(judged('chef cook soup +salt with rice -egg with bread -egg')).toEqual(deny('menu', 'oneEach'));
    expect(judged('chef cook soup +salt with rice -egg -egg')).toEqual(deny('menu', 'oneEach'));
    expect(judged('chef cook soup +salt with rice with rice')).toEqual(deny('menu', 'notOffered'));
    expect(judged('chef cook soup +salt with rice with bread with')).toEqual(deny('menu', 'enough'));
  });

  test.each<[string, number]>([
    ['nobody', 0],
    ['chef dance', 1],
    ['chef dance cook soup', 1],
    ['baker dance', 1],
    ['chef cook soup long', 3],
    ['chef cook pasta +salt', 3],
    ['chef cook soup table:1', 3],
    ['chef cook soup +salt +chili +mint', 5],
    ['chef cook soup +salt with -egg', 5],
    ['chef cook soup +salt with rice table:1', 6],
    ['chef clean all all', 3],
    ['close close', 1],
  ])('by a word nobody expected (%j) names its place', (said, index) => {
    expect(judged(said)).toEqual(deny('sentence', 'unexpected', { amount: index }));
  });
});
