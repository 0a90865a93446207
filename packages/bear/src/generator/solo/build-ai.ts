import type { AiTile } from '../../model/pack/solo-mission.ts';
import { NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import { makeSolo, type SoloTerms } from '../../model/solo/solo.ts';
import { type BearIo, type Held, pushFrame } from '../../model/battle/state.ts';
import { hidersToDeploy } from '../../rules/stealth/deploy.ts';
import { mustDraft } from '../must-draft.ts';
import { buildDeck } from './build-deck.ts';
import { changeCards } from './changed-cards.ts';
import { endSpace } from './end-space.ts';
import { takeHandicaps } from './handicaps.ts';
import { objectivesOf } from './objectives.ts';
import { settlePosture, sheetOf } from './posture.ts';
import { sheetTerms, unitsOfTile } from './sheet-terms.ts';
import { takeSides } from './take-sides.ts';
import { tellTiles } from './tell-tiles.ts';
import { placeTiles, pullTiles, tileOf } from './tiles.ts';

/** G5.3-G6.3: when the generation is over, a die says who the AI is, and it is built from the cards played for its side. */
export function buildAi(held: Held, io: BearIo): void {
  const { view, pack } = held;
  const draft = mustDraft(view);
  const sideDie = io.roll('generator', 6);
  const sides = takeSides(held, sideDie, io);
  const { ai, player } = sides;

  const tiles = pullTiles(pack, draft.plays, ai);
  io.emit({ rule: 'G5.3c', key: 'tilesPulled', tiles });
  const { posture, die: postureDie } = settlePosture(held, tiles, io);
  const sheet = sheetOf(pack, posture);
  const laid = placeTiles(pack, tiles, sheet);
  tellTiles(pack, tiles, laid, io);
  const deck = buildDeck(held, sheet, ai, io);
  const end = endSpace(sheet, view.terms.rounds);
  io.emit({ rule: 'G5.5.1', key: 'endMarkerPlaced', space: end, rounds: view.terms.rounds });

  const { cup, molotov, truck } = changeCards(held, sides, io);
  const meant = (tile: AiTile): readonly UnitId[] => unitsOfTile(pack, draft.plays, ai, tile);
  const onSheet = sheetTerms(pack, sheet, laid, { length: end, meant });
  const { tiles: trackTiles, counteractionTiles, missionOrderTiles, ...sheetPart } = onSheet;
  const lowRisk = tiles.flatMap((tile) => lowRiskUnits(tile, tileOf(pack, tile), meant, io));
  const solo: SoloTerms = {
    ai,
    deck: deck.cards,
    ...sheetPart,
    cup,
    objectives: objectivesOf({
      terms: view.terms,
      controls: view.controls,
      posture,
      ai,
      player,
      truck: truck?.unit ?? NONE,
    }),
    generated: {
      tiles: trackTiles,
      counteractionTiles,
      missionOrderTiles,
      lowRisk: [...new Set(lowRisk)],
      drawCup: true,
      molotov,
      truck,
    },
  };
  if (solo.objectives.length > 0) io.emit({ rule: 'S4.1.4', key: 'objectivesNamed', objectives: solo.objectives });
  view.terms = { ...view.terms, solo };
  takeHandicaps(held, sides, io);

  const drawCup = drawCupOf(held, ai, truck?.unit ?? NONE);
  io.emit({ rule: 'G5.6a', key: 'drawCupFilled', units: drawCup });
  layOutSolo(held, io);
  const { caps, added, removed } = deck;
  draft.ai = { sideDie, tiles, posture, postureDie, caps, added, removed, end, cup: drawCup };
  const hiders = hidersToDeploy(view);
  if (hiders !== null) pushFrame(held, hiders);
}

/** G6.1 */
function lowRiskUnits(
  place: number,
  tile: AiTile,
  meant: (tile: AiTile) => readonly UnitId[],
  io: BearIo,
): readonly UnitId[] {
  const units = tile.parameters.some(({ kind }) => kind === 'lowRisk') ? meant(tile) : [];
  if (units.length > 0) io.emit({ rule: 'G6.1', key: 'lowRiskUnits', tile: place, units });
  return units;
}

/** G5.6a: the AI that enter from an edge, now or in a later round; G6.2f: the truck is not among them. */
function drawCupOf({ view }: Held, ai: PlayerId, truck: UnitId): UnitId[] {
  return view.units.flatMap(({ owner, fate, entry }, unit) =>
    owner === ai && fate === 'waiting' && entry !== NONE && unit !== truck ? [unit] : [],
  );
}

/** S1.0, G5.4d: the marker on its first space, the tiles on theirs, the Order deck and the cup filled and shuffled. */
function layOutSolo({ view }: Held, io: BearIo): void {
  const { solo } = view.terms;
  if (solo === null) return;
  const tiles = (solo.generated?.tiles ?? []).map(({ path }) => path[0] ?? NONE);
  view.solo = makeSolo({ cup: solo.cup, tiles });
  io.shuffle(view.solo.cup);
  const { inside, discards, removed } = view.orderDeck;
  discards.splice(0);
  removed.splice(0);
  inside.splice(0, inside.length, ...solo.deck);
  io.shuffle(view.orderDeck);
  io.emit({ rule: 'G5.4d', key: 'orderDeckShuffled', cards: solo.deck.length });
}
