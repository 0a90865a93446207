import { AI_SEAT, type Pack, type Side } from '@sandtable/bear';
import {
  type BalanceDesk,
  type BalanceItem,
  type Change,
  EVEN,
  type Limits,
  pointsOf,
  winsOf,
} from '../desk/balance.ts';
import { cardNotes } from './balance-notes.ts';
import { firefightChanges, handicapChanges, other, SIDE_NAMES, soloChanges } from './balance-changes.ts';
import { bearSeries, generatedSeries } from './series.ts';
import { openTable } from './table.ts';
import { sidesIn } from './generate/tally.ts';

type Mission = Pack['missions'][number];
type Guideline = Pack['guidelines'][number];

const SEVEN_AP: Limits = { low: 0.4, high: 0.6 };
/** A side meant to be the underdog wins a little more than one game in four. */
const LOPSIDED: Limits = { low: 0.6, high: 0.75 };
const CLASSES: Readonly<Record<'easy' | 'normal' | 'hard', Limits>> = {
  easy: { low: 0.55, high: 0.75 },
  normal: { low: 0.4, high: 0.6 },
  hard: { low: 0.2, high: 0.4 },
};
const SERIES = { maker: bearSeries, export: 'bearSeries' };
const GENERATED = { maker: generatedSeries, export: 'generatedSeries' };

export function bearBalance(): BalanceDesk {
  const { pack } = openTable();
  const versus = pack.missions.filter(({ solo }) => solo === null);
  const items = [
    ...['spentCheck', 'sevenAP'].flatMap((economy) => versus.map((mission) => firefight(pack, mission, economy))),
    ...pack.missions.flatMap((mission) => soloMission(pack, mission)),
    ...pack.guidelines.map(generated),
    // G5.1: guidelines for more than two players have no solo form.
    ...pack.guidelines.filter(({ roles }) => roles.length === 2).map(generatedSolo),
  ];
  return { items, open: openTable, notes: (played) => cardNotes(pack, items, played) };
}

/** Measures the Germans' share, or that of the side meant to be favoured. */
function firefight(pack: Pack, mission: Mission, economy: string): BalanceItem {
  const { id, underdog } = mission;
  const side = underdog === 'german' ? 'soviet' : 'german';
  const isSeven = economy === 'sevenAP';
  return {
    ...SERIES,
    id: isSeven ? `${id} sevenAP` : id,
    group: isSeven ? 'firefights with sevenAP' : 'firefights',
    whose: SIDE_NAMES[side],
    limits: underdog !== null ? LOPSIDED : isSeven ? SEVEN_AP : EVEN,
    options: { mission: id, economy },
    points: pointsOf((seat) => seat.startsWith(side)),
    changes(isTooLow) {
      const weak = isTooLow ? side : other(side);
      return isSeven ? handicapChanges(pack, mission, weak) : firefightChanges(pack, mission, weak);
    },
  };
}

function soloMission(pack: Pack, mission: Mission): BalanceItem[] {
  const { id, solo } = mission;
  if (solo === null) return [];
  return [
    {
      ...SERIES,
      id,
      group: 'solo missions',
      whose: `player, ${solo.difficulty}`,
      limits: CLASSES[solo.difficulty],
      options: { mission: id },
      points: winsOf((seat) => seat !== AI_SEAT),
      changes: (isTooLow) => soloChanges(pack, mission, isTooLow),
    },
  ];
}

function draftOf(guideline: Guideline, handicaps: readonly object[] = [], solo: object | null = null): object {
  const draft = { guideline: guideline.number, variant: false, hand: 0, extraCard: false, smoke: false, boards: [] };
  return { draft: { ...draft, handicaps, solo } };
}

function generated(guideline: Guideline): BalanceItem {
  return {
    ...GENERATED,
    id: `guideline ${guideline.number}`,
    group: 'guidelines',
    whose: SIDE_NAMES.german,
    limits: EVEN,
    options: draftOf(guideline),
    points(result) {
      const sides = sidesIn(result);
      return pointsOf((seat) => sides[seat] === 'german')(result);
    },
    changes: (isTooLow) => generatedChanges(guideline, isTooLow ? 'german' : 'soviet'),
  };
}

/** G4.3: handicaps the players may agree on. */
function generatedChanges(guideline: Guideline, weak: Side): readonly Change[] {
  const { roles } = guideline;
  const given = (handicap: object): readonly object[] =>
    roles.map(({ side }) => (side === weak ? handicap : { caps: 0 }));
  const name = SIDE_NAMES[weak];
  const ways: readonly Change[] = [
    { name: `${name} 1 CAP more`, options: draftOf(guideline, given({ caps: 1 })) },
    { name: `${name} 2 CAPs more`, options: draftOf(guideline, given({ caps: 2 })) },
    { name: `${name} a card more`, options: draftOf(guideline, given({ card: true })) },
  ];
  if (roles.length === 2) return ways;
  const together = { teamTurns: 'wholeSide' };
  return [
    { name: 'whole sides act', options: together },
    ...ways.map((way) => ({ name: `whole sides act, ${way.name}`, options: { ...way.options, ...together } })),
  ];
}

function generatedSolo(guideline: Guideline): BalanceItem {
  return {
    ...GENERATED,
    id: `guideline ${guideline.number} solo`,
    group: 'solo guidelines',
    whose: 'player, normal',
    limits: CLASSES.normal,
    options: draftOf(guideline, [], { capsLess: 0, commandCardsOut: 0 }),
    points: winsOf((seat) => seat !== AI_SEAT),
    // G6.3
    changes: (isTooLow) =>
      isTooLow
        ? [1, 2].map((commandCardsOut) => ({
            name: `${commandCardsOut} Command card${commandCardsOut === 1 ? '' : 's'} out`,
            options: draftOf(guideline, [], { capsLess: 0, commandCardsOut }),
          }))
        : [1, 2].map((aiCards) => ({
            name: `AI ${aiCards} card${aiCards === 1 ? '' : 's'} more`,
            options: draftOf(guideline, [], { capsLess: 0, commandCardsOut: 0, aiCards }),
          })),
  };
}
