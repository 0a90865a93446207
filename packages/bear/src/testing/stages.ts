import { randomOf } from '@sandtable/kernel';
import { OWN_GUIDELINE, type GuidelineSource } from '../model/pack/generator.ts';
import { draftKinds, sampleDraft } from './draft-plan.ts';
import { CROWDED, FORTIFIED, RUMORED, STRIKES, TRUCKS } from './draft-scenes.ts';
import { type MatchSample, sampleMatch } from './fuzz-plan.ts';
import { provingGround, provingPack, STORMS } from './proving-ground.ts';

/** A match of the proving ground and the part of the catalogue it is for; null for anything. */
interface Stage {
  readonly meets: RegExp | null;
  readonly sample: (seed: string) => MatchSample;
}

function firefight(name: string, meets: RegExp | null = null, switches: object = {}): Stage {
  const sample = (seed: string): MatchSample => {
    const { options } = sampleMatch(provingGround, name, seed);
    return { options: { ...options, ...switches }, seed };
  };
  return { meets, sample };
}

const ALONE = { solo: { capsLess: 0, commandCardsOut: 0 } };

function generation(guideline: GuidelineSource, meets: RegExp, more: object = {}): Stage {
  return { meets, sample: (seed) => ({ options: { draft: { guideline, ...more } }, seed }) };
}

/** Any guideline, with a battle of one round: the generation is what counts. */
function generated(isSolo: boolean, meets: RegExp, among = draftKinds(provingPack)): Stage {
  const kinds = among.filter(({ solo }) => solo === isSolo);
  const sample = (seed: string): MatchSample => {
    const { options } = sampleDraft(provingGround, randomOf(seed, 'guideline').pick(kinds), seed);
    const { draft } = options;
    const printed = provingPack.guidelines.find(({ number }) => number === draft.guideline);
    return {
      options: { ...options, draft: { ...draft, guideline: { ...printed, number: OWN_GUIDELINE, rounds: 1 } } },
      seed,
    };
  };
  return { meets, sample };
}

/** four players divide their decks. */
const SPLIT = { guideline: 8, variant: true, solo: false };

const OF_GENERATIONS = new RegExp(
  [
    'said (takeRole|layBoard|addBoard|takeEdge|takeDeck|playHalf|nameCard|pickUnit|placeUnit|leaveRest|placeMarker|layDefense)',
    'said (nameEdge|nameExit|addMap|switchBoard|shift|playCondition|nameVictim|turnUnit|stopTurning)',
    'told (draft|role|board|edge|deckTaken|handDealt|halfPlayed|lastCards|fewestUnits|capsSet|condition|counterShifted|defense)',
    'told (entryPutOff|exitNamed|initiativeGiven|keptOff|marker|optionHolds|partIgnored|putInside|startCaps|unit|weaponReceived)',
    'told cardsChanged',
  ].join('|'),
);
const OF_GENERATIONS_ALONE = new RegExp(
  [
    'told (tile|cup|fortRaised|sideAChosen|drewTwo|putBackOnTop|sideRolled|postureSet|defaultStands|lowRiskUnits|orderDeck|orderCard)',
    'told (endMarkerPlaced|drawCupFilled|rumor|strikesByTile|molotovGiven|truckRouted|fewerCaps|objectivesNamed)',
    'told (commandCard|roundCutShort|aiDrew|track|autoRallied|recovered)',
  ].join('|'),
);

/** Stages for everything rare, each with what it needs close together. */
const STAGES: readonly Stage[] = [
  firefight('brawl', /said (c07|c13 at|c30|c41|airStrike)|told apAdded|card (artillery|air-strike)|at smallBalka/),
  firefight('cellar', /said (flame|grenades|molotov|tellermine)Fight|said (payToll|refuse)|told (announced|refused)/),
  firefight('quarry', /told (pulledOut|stuck|gotThrough)/, { stoneImmobilize: 'on' }),
  firefight('crossing', /said (drive|leave):/),
  firefight('hunt', /conclude/),
  firefight('phantoms', /told attackedInVain/),
  firefight('patrol', /said (onward|halt)|told halted/),
  generation(FORTIFIED, /said (leaveDefense|layDefense|shift)|told (putInside|counterShifted)/),
  generation(CROWDED, /said (nameVictim|shift)|told counterShifted/),
  generation(TRUCKS, /told truck/, ALONE),
  generation(STRIKES, /told strikesByTile/, ALONE),
  generation(RUMORED, /told (mineRumored|molotovGiven)/, ALONE),
  generated(false, OF_GENERATIONS),
  generated(true, OF_GENERATIONS_ALONE),
  generated(false, /said takeDeck|told deckTaken/, [SPLIT]),
  firefight('truce', /card halt-order|told hastyTaken|marker hasty/),
  firefight('ambush', /said (deploy|face)/),
  firefight('minefield', /said bury|told mineBuried/),
  firefight('race'),
  firefight('parade', /^(hit vehicle|type)/),
  ...Array.from({ length: STORMS }, (_storm, number) => firefight(`storm-${number}`)),
];

/** Of three matches, this many are for something still missing. */
const FOR_MISSING = 2;

export function stageFor(turn: number, missing: readonly string[]): Stage {
  const wanted = STAGES.filter(({ meets }) => meets !== null && missing.some((item) => meets.test(item)));
  const isForMissing = wanted.length > 0 && turn % 3 < FOR_MISSING;
  // Counted separately, so that neither kind skips a stage.
  const others = Math.floor((turn + 1) / 3);
  const among = isForMissing ? wanted : STAGES;
  const stage = among[(isForMissing ? turn - others : others) % among.length];
  if (stage === undefined) throw new Error('no stages');
  return stage;
}
