import { draftAdvice, NATIONS } from '@sandtable/bear';
import type { Problem } from '@sandtable/kernel';
import type { ControlGroup, GeneratorFace, GeneratorSheet, Wish } from '../../face/generator.ts';
import type { Party } from '../../face/missions.ts';
import type { KeptPack } from '../../face/packs.ts';
import { engine } from '../engine/engine.ts';
import { fitRest } from '../engine/rest.ts';
import type { OwnMission } from '../missions/facts.ts';
import { DRAFTING_OPPONENTS } from '../missions/opponents.ts';
import { controlGroups } from './controls.ts';
import { guidelineFacts } from './guideline-facts.ts';
import { draftOptions, readWish, roleName, roleSide, type GeneratorWish } from './wishes.ts';
import '../sides.css';

const { pack: ours, system } = engine();
fitRest();

let own: readonly OwnMission[] = [];

export async function generatorWith(kept: readonly KeptPack[]): Promise<GeneratorFace> {
  const packs = kept.length === 0 ? [] : (await import('../engine/own-packs.ts')).ownPacks.fitAll(kept);
  own = packs.filter(({ pack }) => pack.guidelines.length > 0);
  return generator;
}

export const generator: GeneratorFace = {
  lead:
    'Draft a firefight card by card: every card gives you units or bends the fight your way. ' +
    'Or let both sides be drafted for you and be in a fight at once.',
  guidelines: ours.guidelines.map(guidelineFacts),
  bots: DRAFTING_OPPONENTS,
  drafters: [
    { name: 'captain', label: 'Drafted: balanced' },
    { name: 'captain-aggressive', label: 'Drafted: aggressive' },
    { name: 'captain-defensive', label: 'Drafted: defensive' },
    { name: 'random', label: 'Drafted: at random' },
  ],
  procedure: 'The AI, built from its cards',
  sheetOf,
};

function sheetOf(wish: Wish): GeneratorSheet {
  const chosen = own.find(({ named }) => named.hash.startsWith(wish['pack'] ?? '-')) ?? null;
  const pack = chosen?.pack ?? ours;
  const wished = readWish(pack.guidelines, wish);
  const { teamTurns } = wished;
  const options = {
    draft: draftOptions(wished),
    ...(teamTurns === 'alternate' ? {} : { teamTurns }),
    ...(chosen === null ? {} : { pack: chosen.named }),
  };
  const read = system.options(options);
  return {
    guideline: String(wished.base),
    ...(chosen === null ? {} : { guidelines: pack.guidelines.map(guidelineFacts) }),
    isSolo: wished.isSolo,
    groups: [...packGroup(chosen), ...controlGroups(pack, wished)],
    parties: wished.isSolo ? SOLO : partiesOf(wished),
    hands: wished.isSolo
      ? (['german', 'soviet'] as const).map((side) => ({ key: side, side, name: NATIONS[side] }))
      : partiesOf(wished).map(({ seat, side, name }) => ({ key: seat, side, name })),
    advice: read.ok && read.value.draft !== null ? draftAdvice(pack, read.value.draft) : [],
    refusal: read.ok ? null : read.problems.map((problem) => explainProblem(wished, problem)).join(' '),
    options,
  };
}

/** The choice of content; empty if there is only ours. */
function packGroup(chosen: OwnMission | null): ControlGroup[] {
  if (own.length === 0) return [];
  const keyOf = ({ named }: OwnMission): string => named.hash.slice(0, 16);
  const control = {
    kind: 'choice',
    name: 'pack',
    label: 'Pack',
    about: 'Whose cards, boards and counters it is made from',
    rule: 'G1.0',
    values: [{ name: '', label: ours.name }, ...own.map((each) => ({ name: keyOf(each), label: each.named.name }))],
    value: chosen === null ? '' : keyOf(chosen),
  } as const;
  return [{ title: 'Pack', isRow: false, controls: [control] }];
}

/** `German 1, hand: no more cards than the deck holds. Now: 6 cards to deal from 4.` */
function explainProblem({ guideline, isVariant }: GeneratorWish, { field, expected, got }: Problem): string {
  const [, place, figure] = /\.(?:roles|handicaps)\.(\d+)(?:\.(\w+))?/.exec(field) ?? [];
  const named =
    place === undefined
      ? (FIELD_NAMES[field.split('.').at(-1) ?? ''] ?? 'This guideline')
      : `${roleName(guideline, isVariant, Number(place))}, ${FIELD_NAMES[figure ?? ''] ?? 'handicap'}`;
  return `${named}: ${expected}. Now: ${got}.`;
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  cards: 'cards',
  hand: 'hand',
  caps: 'CAPs',
  boards: 'Boards',
  entry: 'Entry edges',
};

const PARTY = { isProcedure: false, units: 0, forces: '', usual: 'bot' } as const;

const SOLO: readonly Party[] = [
  { ...PARTY, seat: 'p1', side: '', name: 'You' },
  { ...PARTY, seat: 'ai', side: '', name: 'The enemy', isProcedure: true },
];

/** Initiative decides who plays which side; until then seats follow the guideline's order. */
function partiesOf({ guideline, isVariant }: GeneratorWish): Party[] {
  const { roles } = guideline;
  return roles.map((_role, place) => ({
    ...PARTY,
    seat: `p${place + 1}`,
    side: roles.length === 2 ? '' : roleSide(guideline, isVariant, place),
    name: roles.length === 2 ? `Player ${place + 1}` : roleName(guideline, isVariant, place),
  }));
}
