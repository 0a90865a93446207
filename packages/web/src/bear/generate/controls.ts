import type { Guideline, Pack } from '@sandtable/bear';
import type { Control, ControlGroup, NamedChoice } from '../../face/generator.ts';
import { ownGroups, ownSwitch } from './own-controls.ts';
import { formHandicap, isUneven, pairControl } from './pair-forms.ts';
import { roleName, type GeneratorWish } from './wishes.ts';

export function controlGroups(pack: Pack, wished: GeneratorWish): ControlGroup[] {
  const options = [...variantControls(wished), ...cardControls(wished), boardsControl(pack, wished), ownSwitch(wished)];
  return [
    { title: 'Options', isRow: false, controls: options },
    ...(wished.isOwn ? ownGroups(pack, wished) : []),
    {
      title: 'Handicaps',
      isRow: false,
      controls: wished.isSolo ? soloHandicaps(wished) : [...pairing(wished), ...handicaps(wished)],
    },
  ].filter(({ controls }) => controls.length > 0);
}

/** G2.1.5 */
function boardsControl({ boards }: Pack, { boards: chosen }: GeneratorWish): Control {
  return {
    kind: 'many',
    name: 'boards',
    label: 'Boards',
    about: 'Those you want to fight on. If you choose none, all are in play.',
    rule: 'G2.1.5',
    values: boards.map(({ id, label, name }) => ({ name: id, label: `${label} ${name}` })),
    chosen,
  };
}

function variantControls({ guideline, isVariant, hand }: GeneratorWish): Control[] {
  const { variant } = guideline;
  if (variant === null) return [];
  const about = VARIANTS[variant.kind](guideline);
  const toggle: Control = { kind: 'switch', name: 'variant', label: 'Variant', about, rule: 'G2.1.7', isOn: isVariant };
  if (!isVariant || variant.kind !== 'hand') return [toggle];
  const { from, to } = variant;
  const sizes = Array.from({ length: to - from + 1 }, (_size, place) => named(from + place));
  const usual = guideline.roles[0]?.hand ?? from;
  const value = String(hand === 0 ? Math.max(from, Math.min(usual, to)) : hand);
  const handControl: Control = {
    kind: 'choice',
    name: 'hand',
    label: 'Hand size',
    about: 'For both sides; the CAPs follow it',
    rule: 'G2.1.7',
    values: sizes,
    value,
  };
  return [toggle, handControl];
}

const VARIANTS: Readonly<Record<NonNullable<Guideline['variant']>['kind'], (guideline: Guideline) => string>> = {
  hand: ({ variant, maps }) => {
    if (variant?.kind !== 'hand') return '';
    const caps = variant.capsLess === 0 ? 'as many CAPs' : `${variant.capsLess} CAP fewer`;
    const boards = variant.maps === undefined || variant.maps === maps ? '' : ', on one map';
    return `Choose the hand, ${variant.from} to ${variant.to} cards for both; ${caps} than cards${boards}`.replace(
      'as many CAPs than',
      'as many CAPs as',
    );
  },
  secondMap: ({ variant }) => (variant?.kind === 'secondMap' ? `A second map, and ${variant.hand} cards in hand` : ''),
  reverse: () => 'The nations the other way round: two Soviet players against one German',
  splitDecks: () => 'Each team settles who takes the lower and who the higher cards',
};

function cardControls({ isSolo, hasExtraCard, hasSmoke }: GeneratorWish): Control[] {
  const smoke: Control = {
    kind: 'switch',
    name: 'smoke',
    label: 'Smoke',
    about: 'Four Smoke counters among the Defense Counters',
    rule: 'G3.7.3a',
    isOn: hasSmoke,
  };
  const extra: Control = {
    kind: 'switch',
    name: 'extraCard',
    label: 'A card to spare',
    about: 'One card more in hand; the last is discarded unplayed',
    rule: 'G4.1',
    isOn: hasExtraCard,
  };
  return isSolo ? [smoke] : [extra, smoke];
}

const HANDICAPS: readonly NamedChoice[] = [
  { name: '', label: 'None' },
  { name: 'caps1', label: '+1 CAP' },
  { name: 'caps2', label: '+2 CAPs' },
  { name: 'card', label: 'One card more' },
];

/** */
function pairing({ guideline, isVariant, pair }: GeneratorWish): Control[] {
  return isUneven(guideline.roles) ? [pairControl(pair, isVariant)] : [];
}

/** G4.3: for players whose handicap the form leaves open. */
function handicaps({ guideline, isVariant, pair, handicaps: chosen }: GeneratorWish): Control[] {
  return guideline.roles.flatMap((_role, place): Control[] => {
    if (formHandicap(guideline, pair, place) !== '') return [];
    return [
      {
        kind: 'choice',
        name: `handicap${place + 1}`,
        label: roleName(guideline, isVariant, place),
        about: '',
        rule: 'G4.3',
        values: HANDICAPS,
        value: chosen[place] ?? '',
      },
    ];
  });
}

/** The games each share was measured in. */
const MEASURED = 200;

/** What a captain won alone in a guideline as printed, and with 1 and 2 cards more for the AI, in percent (docs/balance.md). */
export const SOLO_SHARES: Readonly<Record<number, readonly number[]>> = {
  2: [49, 41, 33],
  3: [56, 55, 49],
  4: [61, 56, 50],
  5: [57, 47, 45],
  6: [59, 53, 47],
};

/** Of a guideline with nothing else changed; none otherwise. */
function soloShares(wished: GeneratorWish): readonly number[] {
  const { base, isOwn, isVariant, hasSmoke, boards, capsLess, commandCardsOut } = wished;
  const isChanged = isOwn || isVariant || hasSmoke || boards.length > 0 || capsLess > 0 || commandCardsOut > 0;
  return isChanged ? [] : (SOLO_SHARES[base] ?? []);
}

const HARDER = ['As printed', 'Harder, 1 card', 'Hardest, 2 cards'];

/** G4.3, G6.3: as many cards more as every deck still has. */
function aiCardsControl(wished: GeneratorWish): Control[] {
  const { guideline, isVariant, hand, aiCards } = wished;
  const spare = Math.min(
    ...guideline.roles.map(
      ({ cards, hand: usual }) => cards.to - cards.from + 1 - (isVariant && hand > 0 ? hand : usual),
    ),
  );
  if (spare < 1) return [];
  const shares = soloShares(wished);
  const about = 'After the die for your side the AI’s side draws and plays this many Generator Cards more, by chance';
  return [
    {
      kind: 'choice',
      name: 'aiCards',
      label: 'Harder',
      about:
        shares.length === 0 ? about : `${about}. The shares are what a bot won in your place, of ${MEASURED} games`,
      rule: 'G6.3',
      values: HARDER.slice(0, spare + 1).map((label, more) => {
        const share = shares[more];
        return named(more, share === undefined ? label : `${label}: ${share}%`);
      }),
      value: String(Math.min(aiCards, spare)),
    },
  ];
}

/** G6.3 */
function soloHandicaps(wished: GeneratorWish): Control[] {
  const { capsLess, commandCardsOut } = wished;
  return [
    ...aiCardsControl(wished),
    {
      kind: 'choice',
      name: 'capsLess',
      label: 'Your CAPs',
      about: 'You start with fewer CAPs, which makes little difference',
      rule: 'G6.3',
      values: ['No change', '−1 CAP', '−2 CAPs'].map((label, less) => named(less, label)),
      value: String(capsLess),
    },
    {
      kind: 'choice',
      name: 'commandCardsOut',
      label: 'Easier',
      about: 'Command cards leave the AI’s Order deck',
      rule: 'G6.3',
      values: [named(0, 'No change'), named(1, '1 card'), named(2, '2 cards')],
      value: String(commandCardsOut),
    },
  ];
}

function named(value: number, label = String(value)): NamedChoice {
  return { name: String(value), label };
}
