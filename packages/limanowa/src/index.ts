export { fieldsOf, printHex, printPlace, readHex, terrainAt } from './board/map.ts';
export { BOT_NAMES, type BotName, botsFor } from './bots/bots.ts';
export { defaultPack } from './content/pack.ts';
export { ownPack } from './own-pack.ts';
export { type BattleMap, type MapPlan, type Terrain, TERRAINS } from './model/battle-map.ts';
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
export {
  AI_SEAT,
  type CorpsView,
  type Rank,
  RANKS,
  type Side,
  SIDES,
  type UnitType,
  type UnitView,
} from './model/forces.ts';
export type { LimanowaEvent } from './model/event.ts';
export { type AiChances, type DieProfile, type Level, LEVELS, type Pack, type Ruleset } from './model/pack.ts';
export {
  type Act,
  ACTS,
  ANSWER_WORDS,
  type AnswerWord,
  DISCLOSE,
  type LimanowaFigures,
  type LimanowaTraits,
  type LimanowaWord,
  ORDER_ABILITIES,
  ORDER_WORDS,
  type OrderWord,
  type TargetFigures,
} from './model/speech.ts';
export type { LimanowaFrame } from './model/frame.ts';
export {
  type CardId,
  cardId,
  type CorpsId,
  corpsId,
  type HexId,
  hexId,
  NONE,
  type UnitId,
  unitId,
} from './model/ids.ts';
export type { MatchOptions, Position, Switches } from './model/options.ts';
export { type Goal, type Grade, kindOf, type MapPlace, type Mission, type MissionKind } from './model/mission.ts';
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
export type { AttackPlan, CentralPlan, Occupation, PlannedMove, Shot, TurnView } from './model/turn.ts';
export { judgeShell, judgeSupport } from './rules/artillery/shot.ts';
export { judgeAttacker, judgeGroup } from './rules/combat/attack.ts';
export { type Clash, clashNow } from './rules/combat/clash.ts';
export { counterTargets } from './rules/combat/threats.ts';
export { explainTarget } from './rules/combat/target-value.ts';
export { judgeMove, moveTerms } from './rules/ground/judge-move.ts';
export { placesOf } from './rules/ground/places.ts';
export { reachOf } from './rules/ground/reach.ts';
export type { Holding } from './rules/objectives/victory.ts';
export { hexKind, printUnit, unitKind } from './rules/word-kinds.ts';
export { assemblePack } from './setup/assemble-pack.ts';
export { checkPack } from './setup/check-pack.ts';
export { printPosition } from './setup/position.ts';
export { SoloRecord, type SoloStatistics, sumStatistics } from './solo/statistics.ts';
export type { AiNote, AiReason, ChoiceTrace, LadderTrace } from './solo/trace.ts';
export { limanowa } from './system.ts';
export { explainAiReason } from './words/ai-choice.ts';
export { RUNG_WORDS, targetTables, type TargetTableText } from './words/target-table-words.ts';
export { type AiTurn, explainAiTurn, summarizeAiTurn } from './words/ai-trace.ts';
export { cardName, cardText } from './words/card-words.ts';
export { explainEnding, explainPrompt } from './words/prompts.ts';
export { type EventNames, eventNames, explainEvent } from './words/events.ts';
export {
  explainChangedOptions,
  explainGoal,
  explainOption,
  type OptionChange,
  type OptionName,
  optionsFor,
  type OptionText,
} from './words/set-up-words.ts';
export {
  explainGround,
  GRADE_NAMES,
  hexName,
  LEVEL_NAMES,
  nameOfPlace,
  PHASE_NAMES,
  RANK_NAMES,
  SIDE_ADJECTIVES,
  SIDE_NAMES,
  TERRAIN_LABELS,
} from './words/names.ts';
export { explainReason, shortBar } from './words/reason.ts';
export { explainChosen, explainNext } from './words/next-prompt.ts';
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
