import {
  boardTexts,
  counterOf,
  explainChangedOptions,
  explainControl,
  explainHandicap,
  explainMarker,
  missionNamed,
  NATIONS,
  printLength,
  printNumbers,
  type Seen,
  setUpOf,
  SIDES,
  unitLabel,
  unitOf,
} from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import type { Block } from '../../face/print.ts';
import type { PrintTable } from './box.ts';
import { hexList, scoreLines, specialLines } from './deals.ts';
import { forceBlocks } from './forces.ts';
import { unitChart } from './unit-chart.ts';

export function setUpBlocks(seen: Seen): Block[] {
  const mission = missionNamed(seen.pack, seen.view.terms.mission);
  const special = specialLines(seen);
  const laid = laidOut(seen);
  const rules = ruleChanges(seen);
  return [
    ...(mission === undefined ? [] : [{ kind: 'text' as const, text: mission.briefing }]),
    { kind: 'facts', rows: factsOf(seen) },
    { kind: 'head', text: 'What scores' },
    { kind: 'list', lines: [...startLines(seen), ...scoreLines(seen)] },
    ...(special.length === 0 ? [] : titled('What else holds', special)),
    ...(rules.length === 0 ? [] : titled('House rules', rules)),
    ...forceBlocks(seen),
    ...(laid.length === 0 ? [] : titled('Markers on the map', laid)),
    ...unitChart(seen),
    ...recordBlocks(seen),
  ];
}

function titled(text: string, lines: readonly string[]): Block[] {
  return [
    { kind: 'head', text },
    { kind: 'list', lines },
  ];
}

function factsOf(seen: Seen): { readonly label: string; readonly text: string }[] {
  const { terms, draft } = seen.view;
  if (draft !== null) return [...setUpOf(seen).facts];
  const mission = missionNamed(seen.pack, terms.mission);
  const numbers = new Set(terms.deck.flatMap((card) => seen.pack.actionCards[card]?.number ?? []));
  const underdog = mission?.underdog ?? null;
  return [
    { label: 'Boards', text: boardTexts(seen).join('; ') },
    { label: 'Length', text: printLength(terms) },
    ...(underdog === null ? [] : [{ label: 'Underdog', text: `the ${NATIONS[underdog]} side` }]),
    ...(mission?.solo ? [{ label: 'Difficulty', text: mission.solo.difficulty }] : []),
    ...beginner(seen),
    ...terms.exits.map(({ side, edge, hexes, units }) => ({
      label: `${NATIONS[side]} exit`,
      text:
        `${edge} edge: ${hexList(seen, hexes)}` +
        (units === null ? '' : `; only ${units.map((unit) => unitLabel(seen, unit)).join(', ')}`),
    })),
    {
      label: 'Action deck',
      text: `${counted(terms.deck.length, 'card')}${numbers.size === 0 ? '' : `, numbers ${printNumbers([...numbers])}`}`,
    },
  ];
}

/** B2.1 */
function beginner({ view: { terms } }: Seen): { readonly label: string; readonly text: string }[] {
  if (terms.initiative === null) return [];
  const { side, rounds } = terms.initiative;
  const when = { first: 'begins round 1', all: 'begins every round', alternating: 'begins round 1, then by turns' };
  return [{ label: 'Initiative', text: `the ${NATIONS[side]} side ${when[rounds]}` }];
}

/** S1.0, B3.2.5 */
function startLines({ pack, view: { terms } }: Seen): string[] {
  const mission = missionNamed(pack, terms.mission);
  const handicap = mission === undefined ? null : explainHandicap(mission);
  return [
    ...SIDES.flatMap((side) => {
      const vp = mission?.solo?.startVp?.[side] ?? 0;
      return vp === 0 ? [] : [`${vp} VP for the ${NATIONS[side]} side: to begin with.`];
    }),
    ...(handicap === null
      ? []
      : [`${handicap.worth} for the ${NATIONS[handicap.side]} side, if actions are paid for with seven AP (B3.2.5).`]),
  ];
}

function ruleChanges({ view: { options } }: Seen): string[] {
  return explainChangedOptions(options).map(({ name, label, rule }) => `${name}: ${label} (${rule}).`);
}

function laidOut(seen: Seen): string[] {
  const { controls, markers } = seen.view;
  return [
    ...controls.map((control) => `${hexList(seen, [control.at])}: ${explainControl(seen, control)}`),
    ...markers.map((marker) => `${hexList(seen, [marker.at])}: ${explainMarker(marker)}`),
  ];
}

/** G1.1: both Record Boards of a draft. */
function recordBlocks(seen: Seen): Block[] {
  if (seen.view.draft === null) return [];
  return setUpOf(seen).records.flatMap(({ side, sections }): Block[] => [
    { kind: 'head', text: `${NATIONS[side]} Record Board` },
    ...sections.flatMap(({ title, cards }): Block[] => [
      { kind: 'head', isSmall: true, text: title },
      {
        kind: 'list',
        lines: cards.map(({ number, name, half, by, text, notes }) => {
          const head = [number, name].filter((part) => part !== '').join(' ');
          const aside = [half, by].filter((part) => part !== '').join(', ');
          return `${head} (${aside}): ${[...text, ...notes].join(' ')}`;
        }),
      },
    ]),
  ]);
}

/** B10.0: what only one side may know; empty if it hides nothing. */
export function secretLines({ truth }: PrintTable, side: (typeof SIDES)[number]): string[] {
  const { view } = truth;
  const units = view.roster.filter((unit) => {
    const { hidden, at } = unitOf(truth, unit);
    return hidden && at !== -1 && counterOf(truth, unit).side === side;
  });
  return [
    ...units.map((unit) => `${hexList(truth, [unitOf(truth, unit).at])}: ${unitLabel(truth, unit)}, hidden`),
    ...view.markers
      .filter((marker) => marker.hidden && marker.side === side)
      .map((marker) => `${hexList(truth, [marker.at])}: ${explainMarker(marker)}`),
  ];
}
