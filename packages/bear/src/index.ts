/** Squad combat on the Eastern Front, 1941: its rules, the solo AI, bots, content, and everything in words. */
export type { BarePlan, BoardPlace, MapPlan } from './board/map-plan.ts';
export { sidesOf, terrainAt } from './board/ground.ts';
export { edgeHexes, hexNamed, makeMap, nameOfHex, type BattleMap } from './board/map.ts';
export { judgeSight, type Sight, type SightKey } from './board/sight.ts';
export { tablesFor } from './board/tables-cache.ts';
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
} from './model/battle.ts';
export { counterNamed, type Counter } from './model/counter.ts';
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
} from './model/figures.ts';
export type { BearTraits } from './model/traits.ts';
export { foreseen } from './generator/foreseen.ts';
export { hexesAlong, oppositeSide, sideOfMap } from './generator/ways.ts';
export type { AiBuild, BoardEdge, DraftView, Play, Way } from './model/draft.ts';
export type { ConditionCard, GeneratorCard } from './model/generator-card.ts';
export type { Guideline } from './model/guideline.ts';
export type { Pack } from './model/pack.ts';
export type { PlayerView } from './model/player.ts';
export { initiativeChance } from './round/initiative.ts';
export { bear } from './system.ts';
export { assemblePack } from './setup/assemble-pack.ts';
export { checkPack } from './setup/check-pack.ts';
export { fieldsOf } from './model/field.ts';
export { isEffective } from './rules/units/effective.ts';
export { BOT_NAMES, botsFor, type BotName } from './bots/bots.ts';
export type { BearEvent, ScoreReason } from './model/event.ts';
export { OPTIONS } from './model/options.ts';
export { optionsFor, type OptionName, type OptionSetting } from './model/option-scope.ts';
export { isFoot, isRumor, type Side, type UnitType } from './model/unit-type.ts';
export { terrainFigures, TERRAINS, type Terrain } from './board/terrain.ts';
export { AI_SEAT } from './model/player.ts';
export type { MatchOptions } from './model/match-options.ts';
export { type Bear, type BearSystem, enemyOf, playerOf, type Seen, type State, type View } from './model/state.ts';
export type { BearWord } from './model/word.ts';
export type { CardId, HexId, PlayerId, UnitId } from './model/ids.ts';
export { SIGHT_DEFAULTS, SIGHT_OPTIONS, type SightOptions } from './board/sight-options.ts';
export { readPosition } from './setup/read-position.ts';
export { attackCostChange } from './rules/special/fire.ts';
export { moveCostChange } from './rules/special/move.ts';
export { eyesOf, judgeLook, sees, type Eyes } from './rules/special/sight.ts';
export { judgeCover, type CoverKey } from './rules/units/cover.ts';
export { chancesOf } from './rules/units/dice.ts';
export { facingOf, firepowerOf, markerOf, rangeOf } from './rules/units/figures.ts';
export { aspectTo } from './rules/fire/rating.ts';
export { reachOf } from './rules/fire/reach.ts';
export { ledgerOf, type FireKey, type FireReason, type Ledger } from './rules/fire/reasons.ts';
export { judgeSupport } from './rules/fire/support.ts';
export { fireZone } from './rules/fire/zone.ts';
export { passesToEnd, turnPlayer } from './rules/order/turn-order.ts';
export { judgeFire } from './rules/fire/odds.ts';
export type { FireVerdict } from './rules/fire/verdict.ts';
export { judgeMobile } from './rules/ground/bans.ts';
export { judgeMove, moveFromHere, type Move } from './rules/ground/bonus.ts';
export { judgeStep, type MoveCost } from './rules/ground/cost.ts';
export type { MoveKey } from './rules/ground/reasons.ts';
export { USUAL_WAYS } from './rules/payment/payment.ts';
export { judgePivot } from './rules/ground/pivot.ts';
export { moveReach, type Reached } from './rules/ground/reach.ts';
export type { Step } from './rules/ground/way.ts';
export { judgeRally, type RallyKey } from './rules/hits/rally.ts';
export { ACTION_EVENTS } from './solo/orders/action-rule.ts';
export { putNextCard } from './solo/track/turn.ts';
export { orderName, SoloRecord, type SoloStatistics, sumStatistics } from './solo/track/statistics.ts';
export { printDeed } from './words/ai-deed.ts';
export { explainFailed } from './words/ai-failed.ts';
export { aiNames, type AiNames } from './words/ai-names.ts';
export { explainChoice, printWord } from './words/ai-order-trace.ts';
export { foretellAiTurn, summarizeAiTurn, whyNone } from './words/ai-short.ts';
export { printSource } from './words/ai-source.ts';
export { explainAiTurn } from './words/ai-trace.ts';
export { cardsOf, executedOrder, type AiTurn, type CardTurn } from './words/ai-turn.ts';
export type { AiNote, CandidateTrace, LadderTrace, OrderTrace, WhyReason } from './solo/thought/trace.ts';
export { shortBar } from './words/bar-words.ts';
export { explainConclusion } from './words/conclude-words.ts';
export { explainChanges } from './words/changes.ts';
export { explainCard, type CardReasonKey } from './words/card-reasons.ts';
export { cardName, cardText, type ActionCardId } from './words/cards.ts';
export { eventNames, type EventNames } from './words/event-names.ts';
export { explainEvent } from './words/events.ts';
export { explainGround, TERRAIN_LABELS } from './words/ground-words.ts';
export { halfText } from './words/half-text.ts';
export { NATIONS } from './words/nations.ts';
export { explainHitMarker, HIT_NAMES } from './words/hit-words.ts';
export { explainControl, explainMarker, MARKER_NAMES, worthOfControl } from './words/marker-words.ts';
export { explainFire, explainFireTerms, namesIn, type Names } from './words/fire.ts';
export { explainHidden, type HiddenKey } from './words/hidden.ts';
export { explainMove } from './words/move.ts';
export {
  explainChangedOptions,
  explainOption,
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
  type OptionChange,
  type OptionText,
} from './words/option-words.ts';
export { printAiTurn } from './words/ai-flowchart.ts';
export { type CardFace, type CardRow, orderCardFace } from './words/order-card-text.ts';
export { orderCardName, printAdvance, printOrder } from './words/order-text.ts';
export { printDiceCaps, printPayment, printShare, printSpentChance } from './words/payment-words.ts';
export { explainNext } from './words/next-prompt.ts';
export { explainPrompt, neededOnDice } from './words/prompts.ts';
export { explainRally } from './words/rally.ts';
export { explainReason } from './words/reason.ts';
export { explainRumor } from './words/rumor-words.ts';
export { cardTextIn, explainIfEnded, explainObjective, knownObjectives, stakesIn } from './words/scoring-words.ts';
export { vpIfEndedNow } from './rules/victory/as-things-stand.ts';
export { SCORE_WORDS } from './words/score-words.ts';
export { choiceLabel, isChoiceWord, isVerbWord, verbLabel, type VerbWord } from './words/sentence-words.ts';
export { explainSight } from './words/sight.ts';
export { explainRule, RULE_NAMES } from './words/special-rule-words.ts';
export { type SheetOrder, type SheetSpace, type SheetText, sheetText, type SheetTile } from './words/sheet-text.ts';
export { printTile, type TileText, tileText } from './words/tile-text.ts';
export { printSoloSheet, printSpace } from './words/track-text.ts';
export { spokenName, unitName, unitPlace, unitTitle } from './words/unit-name.ts';
export { explainUnit, unitStates } from './words/unit-words.ts';
export { explainHandicap, explainStakes, type Stake } from './words/victory-words.ts';
export { type Fact, printGuideline, setUpOf, type SetUp } from './words/set-up.ts';
export { printSetUp } from './words/set-up-text.ts';
export { printPosition } from './position/print-position.ts';
export { cardWord, DraftRecord, type DraftStatistics } from './generator/draft-statistics.ts';
