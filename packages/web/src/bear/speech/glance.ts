import {
  hexId,
  isRumor,
  type PriceFigures,
  shareAfterKill,
  type Seen,
  sideOf,
  typeOf,
  unitId,
  unitName,
  unitsIn,
} from '@sandtable/bear';
import { counted, type Sentence, type Word } from '@sandtable/kernel';
import { type Forecast, type Glance, type GlanceNote, NO_PAYMENTS, type RollChoice } from '../../face/speech.ts';
import { goalOf } from '../../saying/press.ts';
import { leaderOf } from '../../saying/saying.ts';
import { percent } from '../../ui/words.ts';
import { isDraft } from '../draft/match-name.ts';
import { standsOf, threatLine } from '../scene/from-there.ts';
import { payWaysOf } from './pay-ways.ts';
import { type Preview, previewOf, type TargetPreview } from './preview.ts';
import { askedPlayer, type BearSaying, hasTrait } from './saying.ts';

export function forecastOf(seen: Seen, sayingOf: (words: Sentence) => BearSaying): Forecast {
  const isMade = isDraft(seen.view);
  return {
    glance: (words, { roll }) => (isMade ? null : glanceAt(sayingOf(words), capsIn(roll))),
    rolls: (sentence) => (isMade ? [] : rollsOf(sayingOf(sentence))),
    payments: (words) => (isMade ? NO_PAYMENTS : payWaysOf(sayingOf(words))),
  };
}

/** B3.2.3: the words for CAPs on a roll, none first; chances come in the same order. */
export const ROLL_CAPS = [
  { caps: 0, word: 'caps:0', label: 'no CAP' },
  { caps: 1, word: 'caps:1', label: counted(1, 'CAP') },
  { caps: 2, word: 'caps:2', label: counted(2, 'CAP') },
] as const;

type CapsOnRoll = (typeof ROLL_CAPS)[number]['caps'];

function capsIn(roll: Word | null): CapsOnRoll {
  return ROLL_CAPS.find(({ word }) => word === roll)?.caps ?? 0;
}

/**
 * The CAPs for the one roll that the order leads to at once; empty if it is against the player's own unit, where CAPs lower
 * the roll.
 */
function rollsOf(saying: BearSaying): RollChoice[] {
  const previewed = previewOf(saying);
  if (!previewed.granted || !saying.position.isTurn) return [];
  const { targets, forts, rallies, suspected, payment } = previewed.value;
  if (targets.length + forts.length + rallies.length !== 1 || suspected !== null) return [];
  if (targets.some(({ own }) => own)) return [];
  const { caps = 0 } = saying.seen.view.players[askedPlayer(saying)] ?? {};
  const left = caps - (payment?.caps ?? 0);
  if (left < 1) return [];
  return ROLL_CAPS.filter((choice) => choice.caps <= left).map(({ word, label, caps: put }) => ({
    word,
    label,
    chance: percent(oddsIn(saying, previewed.value, put).ways ?? 0, 36),
    goal: goalIn(previewed.value),
  }));
}

/** S6.2.2: a rumor is only revealed. */
function goalIn({ targets: [target], rallies }: Preview): string {
  if (target !== undefined) return target.destroyedChances === null ? 'Reveal' : 'Hit';
  return rallies.length > 0 ? 'Rally' : 'Raze';
}

function glanceAt(saying: BearSaying, caps: CapsOnRoll): Glance | null {
  const verb = saying.position.heard(saying.words).find(({ kind }) => kind === 'verb');
  const previewed = previewOf(saying);
  if (verb === undefined || !previewed.granted) return null;
  const preview = previewed.value;
  const { ways, notes } = oddsIn(saying, preview, caps);
  return {
    deed: isIntoCombat(saying) ? 'Move into close combat' : verb.label,
    chance: ways === null ? '' : percent(ways, 36),
    price: priceOf(preview, caps),
    notes: [...notes, ...spentNote(preview.payment), ...threatNote(saying, preview)],
  };
}

interface RollOdds {
  readonly ways: number | null;
  readonly notes: readonly GlanceNote[];
}

/** The main chance: against the first enemy, of a rally, or against the fortification. */
function oddsIn({ seen }: BearSaying, { targets, forts, rallies }: Preview, caps: CapsOnRoll): RollOdds {
  const enemies = targets.filter(({ own }) => !own);
  const [target, another] = enemies;
  if (target !== undefined && another !== undefined) {
    const notes = enemies.map((each) => plain(`${unitName(seen, each.target)} ${percent(each.hitChances[caps], 36)}`));
    return { ways: target.hitChances[caps], notes };
  }
  if (target !== undefined)
    return {
      ways: target.hitChances[caps],
      notes: rollNotes(target, caps),
    };
  const [rally] = rallies;
  if (rally !== undefined) return { ways: rally.chances[caps], notes: [plain(`on ${rally.needed}+`)] };
  const [fort] = forts;
  return fort === undefined
    ? { ways: null, notes: [] }
    : { ways: fort.hitChances[caps], notes: [plain(`the ${fort.what} on ${fort.needed}+`)] };
}

/** B7.2, B7.5: the number needed; a kill comes by the roll or by the hit marker. S6.2.2: a rumor is revealed first. */
function rollNotes(target: TargetPreview, caps: CapsOnRoll): GlanceNote[] {
  const { needed, kill, destroyedChances, deadlyMarker } = target;
  if (destroyedChances === null)
    return [plain(`revealed on ${needed}+`), plain('the same roll then attacks what it is')];
  const { ways, of } = destroyedChances[caps];
  const byMarker = deadlyMarker === null ? '' : ` (${percent(ways, of)} with deadly markers)`;
  return [plain(`hits on ${needed}+`), plain(`kills on ${kill}+${byMarker}`)];
}

function plain(text: string): GlanceNote {
  return { text, unless: null };
}

/** Including the CAPs on the roll. */
function priceOf({ payment, price, dice }: Preview, onRoll: number): string {
  const ap = payment === null ? price : payment.ap;
  if (payment === null && price === null && onRoll === 0) return '';
  return printPrice(ap ?? 0, (payment?.caps ?? 0) + onRoll, dice);
}

/** `2 AP`, `1 AP + 2 CAPs`, `1 AP + 1d6` */
export function printPrice(ap: number, caps: number, dice: number): string {
  const parts = [...(ap === 0 ? [] : [`${ap} AP`]), ...(caps === 0 ? [] : [counted(caps, 'CAP')])];
  return `${parts.length === 0 ? 'free' : parts.join(' + ')}${dice === 0 ? '' : ` + ${dice}d6`}`;
}

function spentNote(payment: PriceFigures | null): GlanceNote[] {
  if (payment === null || payment.spent === null) return [];
  const { spent } = payment;
  const share = shareAfterKill(payment);
  const after = share === null ? '' : `, ${share} after a kill`;
  return [{ text: `${percent(spent.ways, spent.of)} spent${after}`, unless: 'spent check' }];
}

/** B7.7: the unit moves into a hex with an enemy. */
function isIntoCombat(saying: BearSaying): boolean {
  const { seen, words } = saying;
  const [leader, goal] = [unitId(leaderOf(saying)), hexId(goalOf(saying))];
  if (leader === -1 || goal === -1 || !hasTrait(saying, words, 'goes')) return false;
  return unitsIn(seen, goal).some(
    (unit) => sideOf(seen, unit) !== sideOf(seen, leader) && !isRumor(typeOf(seen, unit)),
  );
}

/** The best chance of an enemy at the destination, what the enemy may add to it, and how many more could fire. */
function threatNote(saying: BearSaying, { sentence }: Preview): GlanceNote[] {
  const [first, ...others] = standsOf(saying, sentence ?? saying.words);
  if (first === undefined || first.path.length === 0) return [];
  return [plain(threatLine(saying.seen, [first, ...others], 'threat: '))];
}
