import type { WeaponCard } from '../model/battle/means.ts';
import type { BearTraits } from '../model/battle/verbs.ts';
import { TURN_VERBS } from '../round/turn.ts';
import type { VerbWord } from './sentence-words.ts';

/** A question about a unit: `who` is `does the Rifle squad`, `it` is `the Rifle squad`. */
type UnitQuestion = (who: string, it: string) => string;

/** How a verb asks for its hex or unit, and the words once that is named: `Fire at H12`. */
interface Goal {
  readonly ask: UnitQuestion;
  readonly reads: string;
}

interface VerbPrompts {
  /** Null if the verb names no hex. */
  readonly hex: Goal | null;
  /** Null if the verb names no unit besides its own. */
  readonly unit: Goal | null;
}

function hex(reads: string, ask: UnitQuestion): VerbPrompts {
  return { hex: { ask, reads }, unit: null };
}

function unit(reads: string, ask: UnitQuestion): VerbPrompts {
  return { hex: null, unit: { ask, reads } };
}

export const askWhereTo: UnitQuestion = (who) => `Where ${who} go?`;
export const askWhomToFight: UnitQuestion = (who) => `Which enemy ${who} fight?`;
const NO_GOAL: VerbPrompts = { hex: null, unit: null };

/** B8.4: a weapon card is used on an enemy in the same hex or, with enough reach, thrown into the next. */
const WEAPON_PROMPTS: Readonly<Record<WeaponCard, VerbPrompts>> = {
  grenades: {
    hex: { reads: 'Hand grenades at', ask: (who) => `Which hex ${who} throw grenades into?` },
    unit: { reads: 'Grenades against', ask: askWhomToFight },
  },
  molotov: {
    hex: { reads: 'Molotov cocktail at', ask: (who) => `Which hex ${who} throw Molotovs into?` },
    unit: { reads: 'Molotovs against', ask: askWhomToFight },
  },
  tellermine: unit('Tellermine against', (who) => `Which vehicle ${who} blow up?`),
};

export const VERB_PROMPTS: Readonly<Record<VerbWord, VerbPrompts>> = {
  move: hex('Move to', askWhereTo),
  pivot: NO_GOAL,
  enter: hex('Come in at', (who) => `Where ${who} come in?`),
  leave: NO_GOAL,
  drive: hex('Drive off at', (who) => `Where ${who} drive off the map?`),
  shelter: NO_GOAL,
  load: unit('Load', (who) => `Which unit ${who} take aboard?`),
  unload: unit('Unload', (_who, it) => `Who gets off ${it}?`),
  fire: hex('Fire at', (who) => `Which hex ${who} fire at?`),
  fight: unit('Fight', askWhomToFight),
  shell: hex('Indirect fire at', (who) => `Which hex ${who} shell?`),
  raze: NO_GOAL,
  flame: {
    hex: { reads: 'Flamethrower at', ask: (who) => `Which hex ${who} turn its flamethrower on?` },
    unit: { reads: 'Flamethrower against', ask: askWhomToFight },
  },
  ...WEAPON_PROMPTS,
  rally: NO_GOAL,
  stall: NO_GOAL,
  activate: NO_GOAL,
  sneak: hex('Sneak to', (who) => `Where ${who} sneak to?`),
  hide: hex('Hide in', (who) => `Which hex ${who} hide in?`),
  dig: NO_GOAL,
  smoke: hex('Smoke in', (who) => `Which hex ${who} put smoke in?`),
  clear: NO_GOAL,
  pass: NO_GOAL,
  conclude: NO_GOAL,
  plot: hex('Fire on', () => 'Which hex will the battery fire on?'),
  none: NO_GOAL,
  keep: NO_GOAL,
  refuse: NO_GOAL,
  onward: NO_GOAL,
  halt: NO_GOAL,
  proceed: NO_GOAL,
  done: NO_GOAL,
  marker: hex('Control Marker in', () => 'Which hex does the Control Marker go in?'),
  mine: hex('Mine in', () => 'Which hex is the mine laid in?'),
  switch: NO_GOAL,
};

export function verbTrait<Trait extends keyof BearTraits>(word: string, trait: Trait): BearTraits[Trait] | undefined {
  return TURN_VERBS.find(({ keyword, traits }) => keyword?.word === word && traits[trait] !== undefined)?.traits[trait];
}
