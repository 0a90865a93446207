import {
  type Asked,
  choiceKind,
  demand,
  deny,
  grant,
  judgedSlot,
  signedKind,
  verb,
  type Verdict,
} from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import { sideOf, typeOf, unitOf, unitsIn } from '../model/battle/battle.ts';
import type { EffectFrame } from '../model/draft/draft.ts';
import type { Zone } from '../model/pack/effect-step.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import { type FortKind, FORTS, makeMarker } from '../model/battle/marker.ts';
import { type Bear, type BearIo, type Held, heldUnit, playerOf, type Seen } from '../model/battle/state.ts';
import { isFoot, isUnburdened } from '../model/pack/unit-type.ts';
import { facingSlot, hexKind, unitKind } from '../rules/order/word-kinds.ts';
import type { Facing } from '@sandtable/hex';
import { mustDraft, notePlay, playOf, seatsOf } from './draft-state.ts';
import { hasHexToPlace, hexesToPlace, judgePlacing } from './placing.ts';
import { type PlacingKey, type Wish } from './placing-tests.ts';
import { endStep } from './steps/step-module.ts';

// G3.7.3: `mine E09`, `bunker E09 NE inside:s05`: a face of the counter, the hex, and the units put inside. A hasty defense
// belongs to a unit, so a unit that is there is named instead of the hex: `hasty s05`; where nobody is, it waits: `hasty F13`
// (B18.1.3, R-88).

export type DefenseKind = FortKind | 'smoke';
export type DefenseKey =
  | 'otherFace'
  | 'nowhereToPlace'
  | 'cannotDigIn'
  | 'dugInAlready'
  | 'diggerThere'
  | 'noDigging'
  | 'notForUnits'
  | 'notThere'
  | 'noRoomInside'
  | 'mustPlace';

const KINDS: readonly DefenseKind[] = [...FORTS, 'smoke'];
const defenseKind = choiceKind('defense', KINDS);
/** A unit put into the trench or bunker: `inside:s05`. */
const insiderKind = signedKind('insider', 'inside:', unitKind);

/** B18.5 */
const SMOKE_COUNTER = -1;
const HEAVY = 2;

interface FaceChoice extends Asked<EffectFrame> {
  readonly face: DefenseKind;
}

interface SiteChoice extends FaceChoice {
  readonly unit: UnitId | null;
  readonly at: HexId | null;
}

interface LayDefense extends SiteChoice {
  readonly facing: Facing | null;
  readonly inside: readonly UnitId[];
}

interface Supply {
  readonly zone: Zone;
  readonly hidden: boolean;
  readonly faces: readonly DefenseKind[];
}

/** The faces of the current counter; empty once all are placed. */
function supplyOf({ pack }: Seen, { steps, at, left }: Readonly<EffectFrame>): Supply {
  const step = steps[at];
  const [counter] = left;
  if (step?.kind === 'fortify')
    return { zone: step.where, hidden: step.hidden, faces: counter === undefined ? [] : [step.what] };
  if (step?.kind !== 'drawDefense') throw new Error(`the step '${step?.kind}' lays no defenses`);
  const faces: readonly DefenseKind[] =
    counter === undefined ? [] : counter === SMOKE_COUNTER ? ['smoke'] : (pack.defenseCounters[counter]?.faces ?? []);
  return { zone: step.where, hidden: step.hidden, faces: [...new Set(faces)] };
}

function wishOf(seen: Seen, frame: Readonly<EffectFrame>): Wish {
  const { side } = playerOf(seen, frame.player);
  const { zone, hidden } = supplyOf(seen, frame);
  return { what: 'defense', unit: NONE, side, zone, secret: hidden };
}

/** B18.1.3: one of his foot units on dry land without a hasty defense, in a hex that may take a Defense Counter. */
function judgeDigger(
  seen: Seen,
  { frame }: Asked<EffectFrame>,
  unit: UnitId,
): Verdict<undefined, DefenseKey | PlacingKey> {
  const { at, fate, hasty, hidden, carrier } = unitOf(seen, unit);
  const { side } = playerOf(seen, frame.player);
  const isOwn = fate === 'inPlay' && sideOf(seen, unit) === side && !hidden && carrier === NONE;
  if (!isOwn || !isFoot(typeOf(seen, unit)) || terrainAt(seen.map.ground, at) === 'water')
    return deny('B18.1.3', 'cannotDigIn', { unit });
  if (hasty) return deny('B18.1.3', 'dugInAlready', { unit });
  return judgePlacing(seen, frame, wishOf(seen, frame), at);
}

function diggers(seen: Seen, asked: Asked<EffectFrame>): UnitId[] {
  return seen.view.roster.filter((unit) => judgeDigger(seen, asked, unit).granted);
}

/** B18.1.3, R-88: in a hex where none of his units can have it, it waits for the first to enter, but not in water. */
function judgeSite(seen: Seen, so: FaceChoice, at: HexId): Verdict<undefined, DefenseKey | PlacingKey> {
  const verdict = judgePlacing(seen, so.frame, wishOf(seen, so.frame), at);
  if (so.face !== 'hasty' || !verdict.granted) return verdict;
  if (terrainAt(seen.map.ground, at) === 'water') return deny('B4.4', 'noDigging', { at });
  const digger = unitsIn(seen, at).find((unit) => judgeDigger(seen, so, unit).granted);
  return digger === undefined ? grant() : deny('B18.1.3', 'diggerThere', { unit: digger, at });
}

function hasPlace(seen: Seen, so: FaceChoice): boolean {
  const { frame, face } = so;
  if (face !== 'hasty') return hasHexToPlace(seen, frame, wishOf(seen, frame));
  return (
    diggers(seen, so).length > 0 ||
    hexesToPlace(seen, frame, wishOf(seen, frame)).some((at) => judgeSite(seen, so, at).granted)
  );
}

/** Whether the current counter can be placed, by either face. */
export function canLay(seen: Seen, frame: EffectFrame): boolean {
  return supplyOf(seen, frame).faces.some((face) => hasPlace(seen, { frame, face }));
}

/** G3.7.3c, B18.1.1, B18.1.2: a trench takes unburdened foot and mortars, a bunker all foot; GT-24: no vehicles. */
function judgeInsider(seen: Seen, { frame, face, at }: SiteChoice, unit: UnitId): Verdict<undefined, DefenseKey> {
  const type = typeOf(seen, unit);
  const { side } = playerOf(seen, frame.player);
  const it = unitOf(seen, unit);
  if (it.at !== at || it.hidden || sideOf(seen, unit) !== side) return deny('G3.7.3c', 'notThere', { unit });
  const fits = face === 'bunker' ? isFoot(type) : face === 'trench' && (isUnburdened(type) || type.kind === 'mortar');
  return fits ? grant() : deny('G3.7.3c', 'noRoomInside', { unit });
}

const layDefense = verb<Bear, EffectFrame, LayDefense>('layDefense', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase
      .slot(
        'face',
        judgedSlot(
          defenseKind,
          (seen: Seen, { frame }: Asked<EffectFrame>) => supplyOf(seen, frame).faces,
          (seen, { frame }, face): Verdict<undefined, DefenseKey> =>
            demand(supplyOf(seen, frame).faces.includes(face), 'G3.7.3b', 'otherFace'),
          (seen, { frame }, face): Verdict<undefined, DefenseKey> =>
            demand(hasPlace(seen, { frame, face }), 'G3.7.3b', 'nowhereToPlace'),
        ),
      )
      .maybe(
        'unit',
        judgedSlot(
          unitKind,
          (seen: Seen, so: FaceChoice) => (so.face === 'hasty' ? diggers(seen, so) : []),
          (seen, so, unit) =>
            so.face === 'hasty' ? judgeDigger(seen, so, unit) : deny('G3.7.3b', 'notForUnits', { unit }),
        ),
      )
      .slotIf(
        'at',
        ({ unit }) => unit === null,
        judgedSlot(
          hexKind,
          (seen: Seen, { frame }: FaceChoice) => hexesToPlace(seen, frame, wishOf(seen, frame)),
          judgeSite,
        ),
      )
      .slotIf('facing', ({ face }) => face === 'bunker', facingSlot)
      .list(
        'inside',
        judgedSlot(
          insiderKind,
          (seen: Seen, so: SiteChoice & { readonly inside: readonly UnitId[] }) =>
            so.at === null ? [] : unitsIn(seen, so.at).filter((unit) => !so.inside.includes(unit)),
          (seen, so, unit) =>
            so.inside.includes(unit) ? deny('G3.7.3c', 'notThere', { unit }) : judgeInsider(seen, so, unit),
        ),
      ),
  resolve: (held, said, io) => lay(held, said, io),
});

/** Allowed only if secrets that just the player knows leave him no hex. */
const giveUp = verb<Bear, EffectFrame, Asked<EffectFrame>>('leaveDefense', {
  traits: { by: 'player' },
  says: (phrase) => phrase.word('done', (seen, { frame }) => demand(!canLay(seen, frame), 'G3.7.3b', 'mustPlace')),
  resolve(_held, { frame }, io) {
    tellNoHex(io);
    nextCounter(frame);
  },
});

export function tellNoHex(io: BearIo): void {
  io.emit({ rule: 'G3.7.3b', key: 'partIgnored', why: 'noHex' });
}

export const DEFENSE_VERBS = [layDefense, giveUp];

export function nextCounter(frame: EffectFrame): void {
  frame.left = frame.left.slice(1);
  if (frame.left.length === 0) endStep(frame);
}

/** G3.7.3d, R-179: open unless the option says hidden, which only a mine can be; it belongs to the placer's side. */
function lay(held: Held, { frame, face, unit, at, facing, inside }: LayDefense, io: BearIo): void {
  const { player } = frame;
  const { hidden } = supplyOf(held, frame);
  if (unit !== null) {
    const digger = heldUnit(held, unit);
    digger.hasty = true;
    io.emit({ rule: 'G3.7.3', key: 'defensePlaced', player, what: face, at: digger.at });
    io.emit({ rule: 'G3.7.3c', key: 'putInside', units: [unit], at: digger.at });
  } else if (at !== null) layMarker(held, { frame, face, at, facing: facing ?? 0, inside, hidden }, io);
  nextCounter(frame);
}

interface Laying extends Asked<EffectFrame> {
  readonly face: DefenseKind;
  readonly at: HexId;
  readonly facing: Facing;
  readonly inside: readonly UnitId[];
  readonly hidden: boolean;
}

function layMarker(held: Held, { frame, face, at, facing, inside, hidden }: Laying, io: BearIo): void {
  const { view } = held;
  const { player } = frame;
  const { side } = playerOf(held, player);
  const isSecret = hidden && face === 'mine';
  const own = face === 'mine' ? { side, laidBy: player, hidden: isSecret } : face === 'hasty' ? { side } : {};
  const marker = makeMarker({ kind: face, at, facing, dm: face === 'smoke' ? HEAVY : 0, ...own });
  view.markers = [...view.markers, marker];
  for (const unit of inside) {
    const it = heldUnit(held, unit);
    it.inside = true;
    // B18.1.2: units in a bunker take its facing.
    if (face === 'bunker') it.facing = facing;
  }
  // G6.2d: plays are public, but in a solo mission there is only one player, so this gives nothing away.
  if (isSecret && mustDraft(view).isSolo) notePlay(held, frame, { laid: [...playOf(held, frame).laid, at] });
  const placed = { rule: 'G3.7.3', key: 'defensePlaced', player, what: face } as const;
  if (isSecret) {
    const seats = seatsOf(held, side);
    io.emit({ ...placed, at }, { only: seats });
    io.emit({ ...placed, at: NONE }, { except: seats });
  } else io.emit({ ...placed, at });
  if (inside.length > 0) io.emit({ rule: 'G3.7.3c', key: 'putInside', units: inside, at });
}
