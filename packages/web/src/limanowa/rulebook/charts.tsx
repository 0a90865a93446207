import {
  ABILITY_WORDS,
  type AiChances,
  cardText,
  EFFECT_RULES,
  LEVELS,
  type Pack,
  PHASE_NAMES,
  PHASES,
  printKind,
  RANK_NAMES,
  RANKS,
  SIDE_NAMES,
  type Terrain,
  TERRAIN_LABELS,
  TERRAINS,
  TRAIT_WORDS,
} from '@sandtable/limanowa';
import { DataTable } from '../../rules/data-table.tsx';
import { engine } from '../engine/engine.ts';
import { printInterval } from '../panels/ai-card.ts';

export function TerrainChart() {
  return (
    <DataTable label="Terrain" heads={['Terrain', 'DV', 'Movement', 'Artillery']} rows={terrainRows(engine().pack)} />
  );
}

const UNIT_HEADS = ['Unit', 'Side', 'Kind', 'AV', 'DV', 'RP', 'Move', 'Range', 'Traits and abilities'];

export function UnitChart() {
  return <DataTable label="Units" heads={UNIT_HEADS} rows={unitRows(engine().pack)} />;
}

const CARD_HEADS = ['Card', 'Kind', 'Phase', 'Copies', 'Against the AI', 'Effect'];

export function CardChart() {
  return <DataTable label="Battlecards" heads={CARD_HEADS} rows={cardRows(engine().pack)} />;
}

const CHANCE_HEADS = ['Chance', 'Novice', 'Tried', 'Veteran', 'Novice, d6', 'Tried, d6', 'Veteran, d6'];

export function ChanceChart() {
  return <DataTable label="The AI’s intervals" heads={CHANCE_HEADS} rows={chanceRowsOf(engine().pack)} />;
}

type Rows = readonly (readonly string[])[];

const MOVEMENT: Readonly<Record<Terrain, string>> = {
  open: 'free',
  forest: 'ends the move unless entered by road; batteries by road only',
  hill: 'ends the move unless entered by road',
  town: 'free',
};

export function terrainRows({ ruleset }: Pack): Rows {
  const dv: Readonly<Record<Terrain, number>> = {
    open: 0,
    forest: ruleset.forestDv,
    hill: ruleset.hillDv,
    town: ruleset.townDv,
  };
  return TERRAINS.map((terrain) => [
    TERRAIN_LABELS[terrain],
    dv[terrain] === 0 ? '0' : `+${dv[terrain]}`,
    MOVEMENT[terrain],
    terrain === 'forest' ? 'support against a unit in it needs an observer near' : '',
  ]);
}

export function unitRows({ unitTypes }: Pack): Rows {
  return unitTypes.map((type) => {
    const { name, side, av, dv, rp, move, range, traits, abilities, arm } = type;
    const gifts = [
      ...traits.map((trait) => TRAIT_WORDS[trait].name),
      ...abilities.map((each) => ABILITY_WORDS[each].name),
    ];
    const attack = arm === 'artillery' ? `${av} with a token` : String(av);
    return [name, SIDE_NAMES[side], printKind(type), attack, ...[dv, rp, move, range].map(String), gifts.join(', ')];
  });
}

export function cardRows({ cards }: Pack): Rows {
  return cards.map((card) => {
    const { kind, phase } = EFFECT_RULES[card.effect];
    return [card.name, kind, PHASE_NAMES[phase], String(card.copies), card.inSolo ? 'yes' : 'no', cardText(card)];
  });
}

/** L14.3 */
export function chanceRowsOf({ ruleset: { dice } }: Pack): Rows {
  const by = (limit: (chances: AiChances) => number): string[] =>
    [dice.d10, dice.d6].flatMap(({ ai }) => LEVELS.map((level) => printInterval(limit(ai[level]))));
  return [
    ...PHASES.map((phase) => [`Card, ${PHASE_NAMES[phase]}`, ...by(({ card }) => card[phase])]),
    ['Artillery token', ...by(({ token }) => token)],
    ...RANKS.map((rank) => [`Wound, ${RANK_NAMES[rank]}`, ...by(({ wound }) => wound[rank])]),
  ];
}
