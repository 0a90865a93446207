import {
  ABILITY_WORDS,
  AI_SEAT,
  type CorpsView,
  explainChangedOptions,
  explainGoal,
  GRADE_NAMES,
  hexName,
  LEVEL_NAMES,
  NONE,
  printHex,
  type Seen,
  SIDE_NAMES,
  TRAIT_WORDS,
  typeOf,
  unitId,
  unitName,
  unitOf,
} from '@sandtable/limanowa';
import { pieceOf } from '@sandtable/limanowa/pictures';
import { counted } from '@sandtable/kernel';
import type { Block } from '../../face/print.ts';
import { terrainRows, unitRows } from '../rulebook/charts.tsx';

/** The story, what wins, each corps by hex, and the figures of all its units. */
export function setUpBlocks(seen: Seen): Block[] {
  const { options, corps } = seen.view;
  const mission = seen.pack.missions.find(({ id }) => id === options.mission);
  const changes = explainChangedOptions(options).filter(({ option }) => option !== 'level');
  return [
    ...(mission === undefined ? [] : [{ kind: 'text' as const, text: mission.briefing }]),
    { kind: 'facts', rows: factsOf(seen) },
    { kind: 'head', text: 'What wins' },
    { kind: 'list', lines: goalLines(seen) },
    ...(changes.length === 0
      ? []
      : ([
          { kind: 'head', text: 'House rules' },
          { kind: 'list', lines: changes.map(({ name, label, rule }) => `${name}: ${label} (${rule}).`) },
        ] as const)),
    ...corps.flatMap((each, place) => corpsBlocks(seen, each, place)),
  ];
}

function factsOf(seen: Seen): { readonly label: string; readonly text: string }[] {
  const { options, terms, piles } = seen.view;
  const plan = seen.pack.maps.find(({ id }) => id === terms.map);
  const mission = seen.pack.missions.find(({ id }) => id === options.mission);
  const edges = (['austria', 'russia'] as const).map(
    (side) => `${SIDE_NAMES[side]} ${(plan?.edges[side] ?? []).join(', ')}`,
  );
  return [
    { label: 'Map', text: plan?.name ?? '' },
    { label: 'Length', text: counted(terms.limit, 'round') },
    ...(piles === null ? [] : [{ label: 'Level', text: LEVEL_NAMES[options.level] }]),
    { label: 'Die', text: `d${seen.die.sides}` },
    { label: 'Cards', text: `${counted(mission?.hand ?? 0, 'Battlecard')} for each corps of a player` },
    { label: 'Own edges', text: edges.join('; ') },
    ...terms.objectives.map(({ at, grade }) => ({
      label: GRADE_NAMES[grade],
      text: hexName(seen.map, at),
    })),
  ];
}

function goalLines(seen: Seen): string[] {
  const { goal } = seen.view.terms;
  const { text, rule } = explainGoal(goal);
  if (goal.kind === 'war') {
    const { points, strategic, tie } = goal;
    return [
      `${text} (${rule})`,
      `${points.strategic} for a Strategic Objective, ${points.tactical} for a Tactical one; ${strategic} Strategic Objectives win at once; a tie goes to ${SIDE_NAMES[tie]}.`,
    ];
  }
  const { levelVp } = seen.pack.ruleset;
  const level = seen.view.options.level;
  return [
    `${text} (${rule})`,
    `${levelVp[level]} VP at ${LEVEL_NAMES[level]} level.`,
    `VP for speed, by round: ${goal.speed.map((vp, place) => `${place + 1}: ${vp}`).join(', ')}.`,
  ];
}

function corpsBlocks(seen: Seen, corps: CorpsView, place: number): Block[] {
  const units = seen.view.units.flatMap((unit, index) => (unit.corps === place ? [unitId(index)] : []));
  const who = corps.seat === AI_SEAT ? ', the AI’s' : '';
  return [
    {
      kind: 'head',
      text: `${corps.name === '' ? SIDE_NAMES[corps.side] : corps.name}${who} (${SIDE_NAMES[corps.side]})`,
    },
    { kind: 'text', text: `${counted(corps.tokens, 'artillery token')}. Its round is number ${place + 1}.` },
    {
      kind: 'units',
      units: units.map((unit) => {
        const { at, rp } = unitOf(seen, unit);
        const full = typeOf(seen, unit).rp;
        return {
          piece: pieceOf(seen, unit),
          name: unitName(seen, unit),
          place: `${at === NONE ? 'lost' : printHex(seen.map, at)}${rp < full ? `, ${rp} of ${full} RP` : ''}`,
        };
      }),
    },
  ];
}

/** The corps sheet: figures, traits and abilities of all units on the table, terrain, and the rules in figures. */
export function corpsSheetBlocks(seen: Seen): Block[] {
  const used = new Set(seen.view.units.map(({ type }) => type));
  const rows = unitRows(seen.pack).filter((_row, place) => used.has(place));
  const types = seen.pack.unitTypes.filter((_type, place) => used.has(place));
  const gifts = [
    ...new Set([
      ...types.flatMap(({ traits }) => traits.map((trait) => TRAIT_WORDS[trait])),
      ...types.flatMap(({ abilities }) => abilities.map((ability) => ABILITY_WORDS[ability])),
    ]),
  ];
  return [
    { kind: 'table', heads: ['Unit', 'Side', 'Kind', 'AV', 'DV', 'RP', 'Move', 'Range', 'Gifts'], rows },
    { kind: 'head', text: 'Traits and abilities' },
    { kind: 'facts', rows: gifts.map(({ name, text, rule }) => ({ label: name, text: `${text} (${rule})` })) },
    { kind: 'head', text: 'Terrain' },
    { kind: 'table', heads: ['Terrain', 'DV', 'Movement', 'Artillery'], rows: terrainRows(seen.pack) },
    { kind: 'head', text: 'Figures' },
    { kind: 'facts', rows: ruleFigures(seen) },
  ];
}

function ruleFigures({ pack: { ruleset }, die }: Seen): { readonly label: string; readonly text: string }[] {
  const { supportTv, roadBonus, ridingBonus, movesPerRound, handMax, draw, observerRadius, concentric } = ruleset;
  const { tacticsAv, marchBonus, followMeAv, massAssault } = ruleset;
  return [
    { label: 'Die', text: `d${die.sides}, ${die.av === 0 ? 'AV as printed' : `every AV ${die.av}`}` },
    { label: 'A round', text: `${movesPerRound} units move; draw ${draw}, hold at most ${handMax} cards` },
    { label: 'Moves', text: `+${roadBonus} by road, +${ridingBonus} on horseback, +${marchBonus} by Carpathian march` },
    {
      label: 'Artillery',
      text: `+${supportTv} TV in support; an observer sees ${counted(observerRadius, 'hex', 'hexes')} far`,
    },
    { label: 'Concentric', text: `+${concentric.each} AV for each further attacker, at most +${concentric.most}` },
    {
      label: 'Officers',
      text: `Aggressive tactics +${tacticsAv} AV, Follow me! +${followMeAv} AV, Mass assault +${massAssault.av} AV from ${massAssault.attackers} attackers on`,
    },
  ];
}
