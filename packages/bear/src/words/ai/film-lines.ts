import { counted, signed } from '@sandtable/kernel';
import type { Seen } from '../../model/battle/state.ts';
import { orderedRally } from '../../rules/hits/rally.ts';
import { type FireReason, type Ledger, ledgerOf } from '../../rules/fire/reasons.ts';
import type { OrderTrace } from '../../solo/thought/trace.ts';
import { termWords } from '../rules/fire.ts';
import { rallyTerm } from '../rules/order-reasons.ts';
import { unitName } from '../units.ts';
import { whyThisAi } from './short.ts';
import { spokenActor } from './spoken.ts';
import { aiNames } from './turn.ts';

// Text shown during an AI action: which units could act, and the sum behind the roll.

/** A line of the sum: figure `12`, text `front defence of Rifle squad 03`. */
interface SumLine {
  readonly figure: string;
  readonly text: string;
}

/** The terms of the number needed, and how many of the 36 rolls reach it. */
export interface RollSum {
  readonly lines: readonly SumLine[];
  readonly needed: number;
  readonly text: string;
  readonly ways: number;
}

/** Null for an action without a roll, or with figures that cannot be known yet. */
export function rollSum(seen: Seen, order: OrderTrace): RollSum | null {
  const { deed, odds } = order;
  if (odds?.granted === true) return fireSum(seen, order, odds.value, odds.reasons);
  return deed?.action === 'rally' ? rallySum(seen, deed.unit) : null;
}

type GrantedOdds = Extract<NonNullable<OrderTrace['odds']>, { readonly granted: true }>;

function fireSum(
  seen: Seen,
  { deed, order: { caps } }: OrderTrace,
  { defense, firepower, needed, kill, aspect, hitChances }: GrantedOdds['value'],
  reasons: readonly FireReason[],
): RollSum | null {
  if (deed === null) return null;
  const names = aiNames(seen, unitName);
  const termsOf = (ledger: Ledger): FireReason[] => reasons.filter((each) => ledgerOf(each) === ledger);
  const brackets = (ledger: Ledger, first: string): string => {
    const [head, ...more] = termsOf(ledger);
    if (head === undefined || more.length === 0) return '';
    const others = more.map((each) => `${signed(each.amount ?? 0)} ${termWords(each, names)}`);
    return ` (${[`${head.amount ?? 0} ${first}`, ...others].join(', ')})`;
  };
  const isRumor = termsOf('defense').some(({ key }) => key === 'rumored');
  const target = names.unit(deed.target);
  const inBrackets = brackets('defense', aspect);
  const withCaps = caps === 0 ? 'on two dice' : `on two dice and ${counted(caps, 'CAP')}`;
  const added = caps === 0 ? '' : `; it adds ${counted(caps, 'CAP')}`;
  const kills = kill === needed ? '. Any hit kills' : kill > 12 + caps ? '' : `. ${kill} or more kills`;
  return {
    needed,
    ways: hitChances[caps] ?? hitChances[0],
    lines: isRumor
      ? [{ figure: String(needed), text: `needed ${withCaps} to reveal ${target}` }]
      : [
          {
            figure: String(defense),
            text: `${inBrackets === '' ? `${aspect} ` : ''}defense of ${target}${inBrackets}`,
          },
          {
            figure: signed(-firepower),
            text: `firepower of ${names.unit(deed.unit)}${brackets('firepower', 'printed')}`,
          },
          { figure: String(needed), text: `needed ${withCaps}` },
        ],
    text: isRumor
      ? `${needed} reveals what it is; firepower does not count${added}`
      : `Defense ${defense}, ${firepower < 0 ? `plus ${-firepower} for poor firepower` : `less firepower ${firepower}`}, is ${needed}${added}${kills}`,
  };
}

function rallySum(seen: Seen, unit: NonNullable<OrderTrace['deed']>['unit']): RollSum | null {
  const rally = orderedRally(seen, unit);
  if (!rally.granted) return null;
  const { number, needed, chances } = rally.value;
  const names = aiNames(seen, unitName);
  const terms = rally.reasons.filter(({ key, amount = 0 }) => key !== 'markerNumber' && amount !== 0);
  const told = (reason: (typeof terms)[number]): string => rallyTerm(reason, names);
  return {
    needed,
    ways: chances[0],
    lines: [
      { figure: String(number), text: `on ${names.unit(unit)}’s hit marker` },
      ...terms.map((each) => ({ figure: signed(-(each.amount ?? 0)), text: told(each) })),
      { figure: String(needed), text: 'needed on two dice' },
    ],
    text: [`${number} on the marker`, ...terms.map((each) => `${signed(-(each.amount ?? 0))} ${told(each)}`)].join(
      ', ',
    ),
  };
}

const COUNTS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/** `Two could, both 4 hexes away. The Maxim MMG goes first: highest FP` */
export function tellChoice(seen: Seen, order: OrderTrace): string {
  const { candidates, deed } = order;
  if (deed === null) return '';
  const able = candidates.flatMap(({ distance }) => (distance === null ? [] : [distance]));
  const who = spokenActor(seen, deed.unit, false);
  if (able.length < 2) return `Only ${who} could`;
  const [first = 0] = able;
  const isEven = able.every((distance) => distance === first);
  const away =
    isEven && first > 0 ? `, ${able.length === 2 ? 'both' : 'all'} ${counted(first, 'hex', 'hexes')} away` : '';
  const why = whyThisAi(order)
    .replace(/ \([^()]*\)$/, '')
    .replace(/^random.*/, 'the die says so');
  return `${COUNTS[able.length] ?? able.length} could${away}. ${who.charAt(0).toUpperCase()}${who.slice(1)} goes first: ${why}`;
}
