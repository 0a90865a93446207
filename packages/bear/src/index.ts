/** Squad combat on the Eastern Front, 1941: its rules, the solo AI, bots, content, and all its texts. */
export { hexNamed, makeMap, nameOfHex } from './board/map.ts';
export { bearingTo, distanceBetween } from './board/tables.ts';
export { defaultPack } from './content/pack.ts';
export { ownPack } from './own-pack.ts';
export { GENERATOR_LISTS, packParts } from './pack-parts.ts';
export { counterOf, sideOf, smokeOf, typeOf, unitOf, unitsIn, type Battle } from './model/battle/battle.ts';
export { counterNamed } from './model/pack/counters.ts';
export type {
  Chance,
  Chances,
  DestroyedChances,
  FortFigures,
  PriceFigures,
  RallyFigures,
  SuspectedFigures,
  TargetFigures,
} from './model/battle/figures.ts';
export type { BearTraits } from './model/battle/verbs.ts';
export { blindSeen } from './generator/blind.ts';
export { victoryOf } from './generator/compile.ts';
export { capsToCome } from './generator/completion.ts';
export { foreseen } from './generator/foreseen.ts';
export { recordBoards } from './generator/maps.ts';
export { oppositeSide, sideOfMap } from './generator/ways.ts';
export { hexesAlong } from './model/draft/entries.ts';
export type { AiBuild, BoardEdge, DraftView, DraftPlay, EntryWay } from './model/draft/draft.ts';
export type { ConditionCard, GeneratorCard, Guideline } from './model/pack/generator.ts';
export { missionNamed } from './model/pack/mission-named.ts';
export type { Pack } from './model/pack/pack.ts';
export { type PlayerView, AI_SEAT } from './model/battle/player.ts';
export { initiativeChance } from './round/initiative.ts';
export { battleSystem } from './battle-system.ts';
export { bear, fitRest } from './system.ts';
export { assemblePack } from './setup/assemble-pack.ts';
export { checkPack } from './setup/check-pack.ts';
export { fitPositions } from './fit-positions.ts';
export { type GuidelineChanges, ownGuideline, type RoleChanges } from './setup/own-guideline.ts';
export { missionSeats } from './setup/players.ts';
export { fieldsOf } from './model/battle/field.ts';
export { adviserFor, type Suggestion } from './advice/advice.ts';
export { BOT_NAMES, type BotName } from './bots/bot-names.ts';
export { botsFor, craftFor } from './bots/bots.ts';
export { eyeFor } from './bots/value/chance.ts';
export type { BearEvent, ScoreReason } from './model/battle/event.ts';
export { hasChangedOptions, OPTIONS } from './model/options.ts';
export { optionsFor } from './model/option-scope.ts';
export { isFoot, isRumor, type Side, SIDES, type UnitType } from './model/pack/unit-type.ts';
export { terrainFigures, TERRAINS, type Terrain } from './board/terrain.ts';
export {
  type MatchOptions,
  type Bear,
  type BearSystem,
  draftedHand,
  playerOf,
  type Seen,
  type State,
  type View,
} from './model/battle/state.ts';
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
export { readPosition } from './setup/read-position.ts';
export { type Stand, standing, standsIn } from './rules/attack/stand.ts';
export {
  type PossibleShot,
  shotsFrom,
  type Threat,
  type Threats,
  threatsTo,
  worstThreat,
  type WorstThreat,
} from './rules/attack/threat.ts';
export { eyesOf, judgeLook, sees } from './rules/special/sight.ts';
export { chancesOf } from './rules/units/dice.ts';
export { facingOf, rangeOf } from './rules/units/figures.ts';
export { aspectTo } from './rules/fire/weapon.ts';
export { reachOf } from './rules/fire/reach.ts';
export { ledgerOf, type Ledger } from './rules/fire/reasons.ts';
export { chanceToStayFresh } from './rules/order/price-figures.ts';
export { isLastRound } from './rules/victory/victory.ts';
export { passesToEnd } from './rules/order/turn-order.ts';
export { judgeFire } from './rules/fire/odds.ts';
export { judgeMobile } from './rules/ground/bans.ts';
export { judgeMove, moveFromHere } from './rules/ground/bonus.ts';
export { judgePivot } from './rules/ground/cost.ts';
export { USUAL_WAYS } from './rules/payment/payment.ts';
export {
  type DangerOf,
  moveReach,
  type PlannedWay,
  type ReachWeb,
  reachWeb,
  wayThrough,
} from './rules/ground/reach.ts';
export { deadlyMarker } from './rules/hits/deadly-marker.ts';
export { judgeRally } from './rules/hits/rally.ts';
export { ACTION_EVENTS } from './solo/orders/action-rule.ts';
export { putNextCard } from './solo/track/turn.ts';
export { askWhatIf } from './solo/track/what-if.ts';
export { orderName, SoloRecord, type SoloStatistics, sumStatistics } from './solo/track/statistics.ts';
export { printDeed } from './words/ai/deed.ts';
export { explainFailed, failedTag } from './words/ai/candidates.ts';
export { leastOnDice, printEventHeadline, printHeadline } from './words/ai/headline.ts';
export { rollSum, type RollSum, tellChoice } from './words/ai/film-lines.ts';
export { type Eyes, spokenActor, spokenUnit } from './words/ai/spoken.ts';
export { aiNames, type AiNames, cardsOf, executedOrder, type AiTurn, type CardTurn } from './words/ai/turn.ts';
export { explainChoice, printWord } from './words/ai/order-trace.ts';
export { foretellAiTurn, summarizeAiTurn, whyNone } from './words/ai/short.ts';
export { printSource, type CardRow, orderCardFace } from './words/orders/order-card-text.ts';
export { explainAiTurn } from './words/ai/trace.ts';
export type { AiNote, CandidateTrace, OrderTrace, WhyReason } from './solo/thought/trace.ts';
export { shortBar, explainReason } from './words/rules/reason.ts';
export { explainConclusion, printSoloSheet, printTrackEvents } from './words/orders/track-text.ts';
export { explainChanges } from './words/changes.ts';
export { cardName } from './words/rules/cards.ts';
export { MINE, NO_ENEMY } from './model/solo/solo.ts';
export { eventNames } from './words/event-names.ts';
export { ENDINGS, explainEvent } from './words/events.ts';
export {
  explainControl,
  explainGround,
  explainMarker,
  TERRAIN_LABELS,
  MARKER_NAMES,
  explainRumor,
  worthOfControl,
} from './words/map-words.ts';
export { halfText } from './words/draft/half-text.ts';
export { draftAdvice } from './words/draft/reasons.ts';
export { draftWarnings } from './words/draft/warnings.ts';
export {
  NATIONS,
  explainHitMarker,
  HIT_NAMES,
  spokenName,
  unitName,
  unitPlace,
  unitTitle,
  unitStates,
} from './words/units.ts';
export { explainFire, explainFireTerms, namesIn, type Names, printDeadlyMarker } from './words/rules/fire.ts';
export { explainRally } from './words/rules/order-reasons.ts';
export { explainMove } from './words/rules/move.ts';
export {
  explainChangedOptions,
  explainAllOptions,
  explainOption,
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
  type OptionText,
} from './words/mission/options.ts';
export { orderCardName, printAdvance, printNumbers, printOrder, tellOrder } from './words/orders/order-text.ts';
export {
  printDiceCaps,
  printPayment,
  printSpentChance,
  shareAfterKill,
  choiceLabel,
  isChoiceWord,
  isVerbWord,
  verbLabel,
  type VerbWord,
} from './words/sentence-words.ts';
export { explainNext } from './words/next-prompt.ts';
export { verbTrait } from './words/verb-prompts.ts';
export { explainPrompt, neededOnDice } from './words/prompts.ts';
export {
  cardBriefIn,
  cardTextIn,
  explainIfEnded,
  knownObjectives,
  stakesIn,
  SCORE_WORDS,
} from './words/mission/scoring.ts';
export { vpIfEndedNow } from './rules/victory/victory.ts';
export { actionCosts } from './words/action-costs.ts';
export { printPut } from './words/put-words.ts';
export { explainSight } from './words/rules/sight.ts';
export { explainRule } from './words/draft/special-rules.ts';
export { type SheetText, sheetText, tileText } from './words/orders/sheet-text.ts';
export { goalLine, goalTexts } from './words/mission/goal-line.ts';
export { battleName, prizeOf } from './words/mission/battle-name.ts';
export { explainHandicap, explainStakes, printLength, type Stake } from './words/mission/victory.ts';
export { explainCaps, forceName, unitLabel } from './words/mission/forces.ts';
export { recordNotes } from './words/mission/records.ts';
export { boardTexts, setUpOf } from './words/mission/set-up.ts';
export { chosenText, leapText, printSetUp } from './words/mission/set-up-text.ts';
export { printPosition } from './position/print-position.ts';
export { cardWord, DraftRecord, type DraftStatistics } from './generator/statistics.ts';
export { packs } from './model/pack/library.ts';
export { bearPackSchema, checkOwnPack } from './setup/check-own-pack.ts';
