export { adviserFor } from './advice/advice.ts';
export { goalLine, goalTexts } from './words/goal-line.ts';
export { fieldsOf, printHex, printPlace, readHex, terrainAt } from './board/map.ts';
export { BOT_NAMES } from './bots/bot-names.ts';
export { botsFor } from './bots/bots.ts';
export { craftFor } from './bots/craft.ts';
export { defaultPack } from './content/pack.ts';
export { ownPack } from './own-pack.ts';
export { type Terrain, TERRAINS } from './model/battle-map.ts';
export { areEnemies, corpsOf, effectOf, isBattery, sideOf, typeOf, unitAt, unitOf } from './model/battle.ts';
export { type Effect, EFFECT_RULES, EFFECTS, isEffect, type Phase, PHASES } from './model/battlecard.ts';
export { AI_SEAT, type CorpsView, RANKS, type Side, SIDES } from './model/forces.ts';
export type { LimanowaEvent } from './model/event.ts';
export type { AiChances, Pack } from './model/pack.ts';
export {
  type Act,
  ACTS,
  ANSWER_WORDS,
  type AnswerWord,
  type AiAnswer,
  DISCLOSE,
  type LimanowaFigures,
  ORDER_ABILITIES,
  ORDER_WORDS,
  type OrderWord,
  type TargetFigures,
} from './model/speech.ts';
export { cardId, type CorpsId, corpsId, type HexId, hexId, NONE, type UnitId, unitId } from './model/ids.ts';
export {
  type Grade,
  kindOf,
  type Level,
  LEVELS,
  type MapPlace,
  type Mission,
  type MissionKind,
} from './model/mission.ts';
export type { Limanowa, LimanowaSystem, Seen, State, View } from './model/state.ts';
export type { AttackPlan } from './model/turn.ts';
export { judgeShell, judgeSupport } from './rules/artillery/shot.ts';
export { judgeAttacker, judgeGroup } from './rules/combat/attack.ts';
export { clashNow } from './rules/combat/clash.ts';
export { counterTargets } from './rules/combat/threats.ts';
export { explainTarget, waysOf } from './rules/combat/target-value.ts';
export { judgeMove, moveTerms } from './rules/ground/judge-move.ts';
export { placesOf } from './rules/ground/places.ts';
export { reachOf } from './rules/ground/reach.ts';
export { hexKind, printUnit, unitKind } from './rules/word-kinds.ts';
export { checkPack } from './setup/check-pack.ts';
export { SoloRecord, type SoloStatistics, sumStatistics } from './solo/statistics.ts';
export type { AiNote, AiReason, ChoiceTrace } from './solo/trace.ts';
export { matchSystem } from './match-system.ts';
export { fitRest, limanowa } from './system.ts';
export { explainAiReason } from './words/ai-choice.ts';
export { type AiScene, printHeadline, reasonTag, tellChoice } from './words/ai-headline.ts';
export { RUNG_WORDS } from './words/rung-words.ts';
export { targetTables } from './words/target-tables.ts';
export { explainAiTurn, summarizeAiTurn } from './words/ai-trace.ts';
export { briefCard, cardName, cardText } from './words/card-words.ts';
export {
  explainAim,
  explainAnswer,
  explainHelp,
  fullChance,
  plainChance,
  printPercent,
} from './words/forecast-words.ts';
export { explainEnding, explainPrompt } from './words/prompts.ts';
export { eventNames, explainEvent } from './words/events.ts';
export { explainChangedOptions, explainGoal, explainOption, optionsFor } from './words/set-up-words.ts';
export {
  explainGround,
  GRADE_NAMES,
  hexName,
  isPlural,
  LEVEL_NAMES,
  nameOfPlace,
  PHASE_NAMES,
  RANK_NAMES,
  SIDE_ADJECTIVES,
  SIDE_NAMES,
  TERRAIN_LABELS,
} from './words/names.ts';
export { printPut } from './words/put-words.ts';
export { explainReason, shortBar } from './words/reason.ts';
export { explainChosen, explainLeftOpen, explainNext } from './words/next-prompt.ts';
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
export { packs } from './model/library.ts';
export { checkOwnPack, limanowaPackSchema } from './setup/check-own-pack.ts';
