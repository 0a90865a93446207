/** Squad combat on the Eastern Front, 1941: its rules, the solo AI, bots, content, and everything in words. */
export type { BarePlan, BoardPlace, MapPlan } from './board/map-plan.ts';
export { sidesOf, terrainAt } from './board/ground.ts';
export { edgeHexes, hexNamed, makeMap, nameOfHex, type BattleMap } from './board/map.ts';
export { judgeSight, type Sight, type SightKey } from './board/sight.ts';
export { tablesFor } from './board/tables.ts';
export { bearingTo, canSee, distanceBetween, type Tables } from './board/tables.ts';
export { defaultPack } from './content/pack.ts';
export { ownPack } from './own-pack.ts';
export {
  counterOf,
  sideOf,
  smokeIn,
  smokeOf,
  typeOf,
  unitOf,
  unitsIn,
  type Battle,
  type BattleView,
} from './model/battle/battle.ts';
export { counterNamed, type Counter } from './model/pack/counters.ts';
export type {
  BearFigures,
  Chances,
  FireOdds,
  FortFigures,
  PriceFigures,
  RallyFigures,
  RallyOdds,
  SuspectedFigures,
  TargetFigures,
} from './model/battle/figures.ts';
export type { BearTraits } from './model/battle/verbs.ts';
export { foreseen } from './generator/foreseen.ts';
export { hexesAlong, oppositeSide, sideOfMap } from './generator/ways.ts';
export type { AiBuild, BoardEdge, DraftView, DraftPlay, EntryWay } from './model/draft/draft.ts';
export type { ConditionCard, GeneratorCard } from './model/pack/generator.ts';
export type { Guideline } from './model/pack/generator.ts';
export type { Pack } from './model/pack/pack.ts';
export type { PlayerView } from './model/battle/player.ts';
export { initiativeChance } from './round/initiative.ts';
export { bear } from './system.ts';
export { assemblePack } from './setup/check-pack.ts';
export { checkPack } from './setup/check-pack.ts';
export { fieldsOf } from './model/battle/field.ts';
export { isEffective } from './rules/units/fighters.ts';
export { BOT_NAMES, botsFor, type BotName } from './bots/bots.ts';
export type { BearEvent, ScoreReason } from './model/battle/event.ts';
export { OPTIONS } from './model/options.ts';
export { optionsFor, type OptionName, type OptionSetting } from './model/option-scope.ts';
export { isFoot, isRumor, type Side, type UnitType } from './model/pack/unit-type.ts';
export { terrainFigures, TERRAINS, type Terrain } from './board/terrain.ts';
export { AI_SEAT } from './model/battle/player.ts';
export type { MatchOptions } from './model/battle/state.ts';
export {
  type Bear,
  type BearSystem,
  enemyOf,
  playerOf,
  type Seen,
  type State,
  type View,
} from './model/battle/state.ts';
export type { BearWord } from './model/battle/word.ts';
export {
  type CardId,
  cardId,
  type HexId,
  hexId,
  NONE,
  type PlayerId,
  playerId,
  type UnitId,
  unitId,
} from './model/ids.ts';
export { SIGHT_DEFAULTS, SIGHT_OPTIONS, type SightOptions } from './board/sight-options.ts';
export { readPosition } from './setup/read-position.ts';
export { attackCostChange } from './rules/special/effects.ts';
export { moveCostChange } from './rules/special/effects.ts';
export { eyesOf, judgeLook, sees, type Eyes } from './rules/special/sight.ts';
export { judgeCover, type CoverKey } from './rules/units/cover.ts';
export { chancesOf } from './rules/units/dice.ts';
export { facingOf, firepowerOf, markerOf, rangeOf } from './rules/units/figures.ts';
export { aspectTo } from './rules/fire/weapon.ts';
export { reachOf } from './rules/fire/reach.ts';
export { ledgerOf, type FireKey, type FireReason, type Ledger } from './rules/fire/reasons.ts';
export { judgeSupport } from './rules/fire/support.ts';
export { fireZone } from './rules/fire/bans.ts';
export { passesToEnd, turnPlayer } from './rules/order/turn-order.ts';
export { judgeFire } from './rules/fire/odds.ts';
export type { FireVerdict } from './rules/fire/reasons.ts';
export { judgeMobile } from './rules/ground/bans.ts';
export { judgeMove, moveFromHere, type Move } from './rules/ground/bonus.ts';
export { judgePivot, judgeStep, type MoveCost } from './rules/ground/cost.ts';
export type { MoveKey } from './rules/ground/reasons.ts';
export { USUAL_WAYS } from './rules/payment/payment.ts';
export { moveReach, type ReachedHex } from './rules/ground/reach.ts';
export type { MoveStep } from './rules/ground/way.ts';
export { judgeRally, type RallyKey } from './rules/hits/rally.ts';
export { ACTION_EVENTS } from './solo/orders/action-rule.ts';
export { putNextCard } from './solo/track/turn.ts';
export { orderName, SoloRecord, type SoloStatistics, sumStatistics } from './solo/track/statistics.ts';
export { printDeed } from './words/ai/deed.ts';
export { explainFailed } from './words/ai/candidates.ts';
export { aiNames, type AiNames } from './words/ai/turn.ts';
export { explainChoice, printWord } from './words/ai/order-trace.ts';
export { foretellAiTurn, summarizeAiTurn, whyNone } from './words/ai/short.ts';
export { printSource } from './words/orders/order-card-text.ts';
export { explainAiTurn } from './words/ai/trace.ts';
export { cardsOf, executedOrder, type AiTurn, type CardTurn } from './words/ai/turn.ts';
export type { AiNote, CandidateTrace, LadderTrace, OrderTrace, WhyReason } from './solo/thought/trace.ts';
export { shortBar } from './words/rules/reason.ts';
export { explainConclusion } from './words/orders/track-text.ts';
export { explainChanges } from './words/changes.ts';
export { explainCard, type CardReasonKey } from './words/rules/cards.ts';
export { cardName, cardText, type ActionCardId } from './words/rules/cards.ts';
export { eventNames, type EventNames } from './words/event-names.ts';
export { explainEvent } from './words/events.ts';
export { explainGround, TERRAIN_LABELS } from './words/map-words.ts';
export { halfText } from './words/draft/half-text.ts';
export { NATIONS } from './words/units.ts';
export { explainHitMarker, HIT_NAMES } from './words/units.ts';
export { explainControl, explainMarker, MARKER_NAMES, worthOfControl } from './words/map-words.ts';
export { explainFire, explainFireTerms, namesIn, type Names } from './words/rules/fire.ts';
export { explainHidden, type HiddenKey } from './words/rules/order-reasons.ts';
export { explainMove } from './words/rules/move.ts';
export {
  explainChangedOptions,
  explainOption,
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
  type OptionChange,
  type OptionText,
} from './words/mission/options.ts';
export { printAiTurn } from './words/ai/flowchart.ts';
export { type CardFace, type CardRow, orderCardFace } from './words/orders/order-card-text.ts';
export { orderCardName, printAdvance, printOrder } from './words/orders/order-text.ts';
export { printDiceCaps, printPayment, printShare, printSpentChance } from './words/sentence-words.ts';
export { explainNext } from './words/next-prompt.ts';
export { verbTrait } from './words/verb-prompts.ts';
export { explainPrompt, neededOnDice } from './words/prompts.ts';
export { explainRally } from './words/rules/order-reasons.ts';
export { explainReason } from './words/rules/reason.ts';
export { explainRumor } from './words/map-words.ts';
export { cardTextIn, explainIfEnded, explainObjective, knownObjectives, stakesIn } from './words/mission/scoring.ts';
export { vpIfEndedNow } from './rules/victory/victory.ts';
export { SCORE_WORDS } from './words/mission/scoring.ts';
export { choiceLabel, isChoiceWord, isVerbWord, verbLabel, type VerbWord } from './words/sentence-words.ts';
export { explainSight } from './words/rules/sight.ts';
export { explainRule, RULE_NAMES } from './words/draft/special-rules.ts';
export {
  type SheetOrder,
  type SheetSpace,
  type SheetText,
  sheetText,
  type SheetTile,
} from './words/orders/sheet-text.ts';
export { printTile, type TileText, tileText } from './words/orders/sheet-text.ts';
export { printSoloSheet, printSpace } from './words/orders/track-text.ts';
export { spokenName, unitName, unitPlace, unitTitle } from './words/units.ts';
export { explainUnit, unitStates } from './words/units.ts';
export { explainHandicap, explainStakes, type Stake } from './words/mission/victory.ts';
export { type Fact, printGuideline, setUpOf, type SetUp } from './words/mission/set-up.ts';
export { printSetUp } from './words/mission/set-up-text.ts';
export { printPosition } from './position/print-position.ts';
export { cardWord, DraftRecord, type DraftStatistics } from './generator/statistics.ts';
