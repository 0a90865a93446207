import type { SheetList } from '../../model/solo/events.ts';
import type { AiTile, MissionSheet, Posture } from '../../model/pack/solo-mission.ts';
import { hexesAlong } from '../../model/draft/entries.ts';
import { NONE, type PlayerId, type UnitId, unitId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { makeSolo, type SoloTerms } from '../../model/solo/solo.ts';
import { type BearIo, type Held, playerOf, pushFrame } from '../../model/battle/state.ts';
import { hidersToDeploy } from '../../rules/stealth/deploy.ts';
import { withoutCommandCards } from '../../rules/units/command-cards.ts';
import { mustDraft } from '../draft-state.ts';
import { buildDeck } from './order-deck.ts';
import { changeCards } from './changed-cards.ts';
import { objectivesOf, sheetTerms, unitsOfTile } from './sheet-terms.ts';
import { rollSide, type Sides, takeSides } from './draw.ts';
import { type LaidTiles, majorityOf, type OrderSpaces, placeTiles, postureByDie, pullTiles, tileOf } from './tiles.ts';

/** G5.3-G6.3: after the draft a die decides which side is the AI, which is built from that side's cards. */
export function buildAi(held: Held, io: BearIo): void {
  const { view, pack } = held;
  const draft = mustDraft(view);
  const sideDie = draft.sideDie ?? rollSide(held, io);
  const sides = takeSides(held, sideDie);
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
  for (const tile of tiles) {
    const it = tileOf(pack, tile);
    if (isAboutUnits(it) && meant(it).length === 0) io.emit({ rule: 'G6.1', key: 'tileIdle', tile });
  }
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
      edge: hexesAlong(held.map, draft.ways[player]?.edges ?? []),
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

/** G6.1: a tile with orders only for the units its card named, or with parameters for them. */
function isAboutUnits({ among, parameters }: AiTile): boolean {
  return among === 'card' || parameters.some(({ kind }) => kind === 'lowRisk');
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

/** G5.6a: AI units that enter over an edge, now or later. G6.2f: except the truck. */
function drawCupOf({ view }: Held, ai: PlayerId, truck: UnitId): UnitId[] {
  return view.units.flatMap(({ owner, fate, entry }, unit) =>
    owner === ai && fate === 'waiting' && entry !== NONE && unit !== truck ? [unitId(unit)] : [],
  );
}

/** S1.0, G5.4d: places the marker and tiles, fills the Order deck and the cup, and shuffles both. */
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

/** G5.3.1: the AI's posture; `die` is 0 if the tiles decided. */
interface PostureRoll {
  readonly posture: Posture;
  readonly die: number;
}

/** A die decides a tie. */
function settlePosture({ pack }: Held, tiles: readonly number[], io: BearIo): PostureRoll {
  const majority = majorityOf(pack, tiles);
  const die = majority === null ? io.roll('generator', 6) : 0;
  const posture = majority ?? postureByDie(die);
  const defense = tiles.filter((tile) => tileOf(pack, tile).posture === 'defense').length;
  io.emit({ rule: 'G5.3.1', key: 'postureSet', posture, defense, offense: tiles.length - defense, die });
  return { posture, die };
}

function sheetOf({ missionSheets }: Pack, posture: Posture): MissionSheet {
  return missionSheets.find((sheet) => sheet.posture === posture) ?? missing(posture);
}

function missing(posture: Posture): never {
  throw new Error(`this pack has no Solo Mission Sheet for ${posture}`);
}

/** G5.3.1b: reports the space of each tile, and which of the sheet's own orders stay. */
function tellTiles(pack: Pack, tiles: readonly number[], laid: LaidTiles, io: BearIo): void {
  const place = (tile: number, list: SheetList, space: number): void =>
    io.emit({ rule: 'G5.3.1b', key: 'tilePlaced', tile, list, space });
  const tellOrders = ({ tiles: placed }: OrderSpaces, list: 'counteraction' | 'missionOrder'): void =>
    placed.forEach((tile, index) => {
      if (tile !== -1) return place(tile, list, index + 1);
      io.emit({ rule: list === 'counteraction' ? 'G5.3.2' : 'G5.3.3', key: 'defaultStands', list });
    });
  tellOrders(laid.counteractions, 'counteraction');
  tellOrders(laid.missionOrders, 'missionOrder');
  for (const tile of tiles) {
    if (tileOf(pack, tile).kind !== 'track') continue;
    place(tile, 'track', laid.track.find((each) => each.tile === tile)?.path[0] ?? -1);
  }
}

/** G6.3: fewer CAPs for the player, or fewer Command cards for the AI. */
function takeHandicaps(held: Held, { player }: Sides, io: BearIo): void {
  const { view, pack } = held;
  const { draft, commandCardsOut } = view.options;
  const less = draft?.solo?.capsLess ?? 0;
  const his = playerOf(held, player);
  his.start = Math.max(0, his.start - less);
  his.caps = Math.min(his.caps, his.start);
  if (less > 0) io.emit({ rule: 'G6.3', key: 'fewerCaps', player, caps: less });
  const out = (draft?.solo?.commandCardsOut ?? 0) + Number(commandCardsOut);
  view.terms = withoutCommandCards(pack, view.terms, out, io, 'G6.3');
}

/** G5.5.1, R-145: the end space for this many rounds, or the nearest one on the sheet. */
export function endSpace({ ends }: MissionSheet, rounds: number): number {
  const byRounds = [...ends].sort((a, b) => a.rounds - b.rounds);
  const fit = byRounds.findLast((end) => end.rounds <= rounds) ?? byRounds[0];
  if (fit === undefined) throw new Error('a Solo Mission Sheet without an end');
  return fit.space;
}
