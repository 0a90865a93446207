export { fieldsOf } from './board/fields.ts';
export { printHex, printPlace, readHex, terrainAt } from './board/map.ts';
export { BOT_NAMES, type BotName, botsFor } from './bots/bots.ts';
export { defaultPack } from './content/pack.ts';
export { ownPack } from './own-pack.ts';
export type { BattleMap } from './model/battle-map.ts';
export { areEnemies, corpsOf, effectOf, isBattery, sideOf, typeOf, unitAt, unitOf } from './model/battle.ts';
export {
  type Battlecard,
  type Effect,
  EFFECT_RULES,
  EFFECTS,
  isEffect,
  type Phase,
  PHASES,
} from './model/battlecard.ts';
export { AI_SEAT, type CorpsView } from './model/corps.ts';
export type { LimanowaEvent } from './model/event.ts';
export { type AiChances, type DieProfile, type Level, LEVELS, type Ruleset } from './model/figures-table.ts';
export type { LimanowaFigures, LimanowaTraits, TargetFigures } from './model/figures.ts';
export type { LimanowaFrame } from './model/frame.ts';
export { type CardId, type CorpsId, type HexId, NONE, type UnitId } from './model/ids.ts';
export { type MapPlan, type Terrain, TERRAINS } from './model/map-plan.ts';
export type { MatchOptions } from './model/match-options.ts';
export { type Goal, type Grade, kindOf, type Mission, type MissionKind, type Place } from './model/mission.ts';
export type { Pack } from './model/pack.ts';
export type { Position } from './model/position.ts';
export type {
  Held,
  Limanowa,
  LimanowaNotes,
  LimanowaSystem,
  Objective,
  Seen,
  State,
  Terms,
  View,
} from './model/state.ts';
export type { Switches } from './model/switches.ts';
export type { AttackPlan, CentralPlan, Occupation, PlannedMove, Shot, TurnView } from './model/turn.ts';
export { type Rank, RANKS, type Side, SIDES, type UnitType } from './model/unit-type.ts';
export type { UnitView } from './model/unit.ts';
export {
  type Act,
  ACTS,
  ANSWER_WORDS,
  type AnswerWord,
  DISCLOSE,
  type LimanowaWord,
  ORDER_ABILITIES,
  ORDER_WORDS,
  type OrderWord,
} from './model/word.ts';
export { judgeShell, judgeSupport } from './rules/artillery/shot.ts';
export { judgeAttacker, judgeGroup } from './rules/combat/attack.ts';
export { type Clash, clashNow } from './rules/combat/clash.ts';
export { counterTargets } from './rules/combat/counter.ts';
export { explainTarget } from './rules/combat/target-value.ts';
export { judgeMove, moveTerms } from './rules/ground/judge-move.ts';
export { placesOf } from './rules/ground/places.ts';
export { reachOf } from './rules/ground/reach.ts';
export type { Holding } from './rules/objectives/holding.ts';
export { hexKind, printUnit, unitKind } from './rules/word-kinds.ts';
export { assemblePack } from './setup/assemble-pack.ts';
export { checkPack } from './setup/check-pack.ts';
export { printPosition } from './setup/print-position.ts';
export { SoloRecord, type SoloStatistics, sumStatistics } from './solo/statistics.ts';
export type { AiNote, AiReason, ChoiceTrace, LadderTrace } from './solo/trace.ts';
export { limanowa } from './system.ts';
export { explainAiReason } from './words/ai-reasons.ts';
export { RUNG_WORDS } from './words/ai-rungs.ts';
export { summarizeAiTurn } from './words/ai-short.ts';
export { explainAiTurn } from './words/ai-trace.ts';
export type { AiTurn } from './words/ai-turn.ts';
export { cardName, cardText } from './words/card-words.ts';
export { explainEnding } from './words/ending-words.ts';
export { type EventNames, eventNames } from './words/event-names.ts';
export { explainEvent } from './words/events.ts';
export { explainGoal } from './words/goal-words.ts';
export { explainGround, hexName, nameOfPlace, TERRAIN_LABELS } from './words/ground-words.ts';
export { GRADE_NAMES, LEVEL_NAMES, PHASE_NAMES, RANK_NAMES, SIDE_ADJECTIVES, SIDE_NAMES } from './words/names.ts';
export {
  explainChangedOptions,
  explainOption,
  type OptionChange,
  type OptionName,
  optionsFor,
  type OptionText,
} from './words/option-words.ts';
export { shortBar } from './words/bar-words.ts';
export { explainChosen, explainNext } from './words/next-prompt.ts';
export { explainPrompt } from './words/prompts.ts';
export { explainReason } from './words/reason.ts';
export { targetTables, type TargetTableText } from './words/target-table-words.ts';
export {
  ABILITY_WORDS,
  explainUnit,
  printKind,
  sidedName,
  TRAIT_WORDS,
  unitName,
  unitPlace,
  unitTitle,
} from './words/unit-words.ts';
