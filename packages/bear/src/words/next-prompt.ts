import type { Offer } from '@sandtable/kernel';
import { type HexId, NONE } from '../model/ids.ts';
import type { Bear, Seen } from '../model/battle/state.ts';
import { MARKER_NAMES } from './map-words.ts';
import { askFacing, askHex, askUnit, askVerb, isVerb } from './next-asked.ts';
import { printDiceCaps, verbLabel } from './sentence-words.ts';
import { calledIn, cardIn, doingIn, hexIn, type SoFar, soFar, type WordKind } from './said-so-far.ts';
import { VERB_PROMPTS, verbTrait } from './verb-prompts.ts';

type BearOffer = Offer<Bear>;

export function explainNext(seen: Seen, heard: readonly BearOffer[], offered: readonly BearOffer[]): string {
  const so = soFar(seen, heard, offered);
  if (offered.length === 0) return 'That cannot be done. Go back, or choose something else';
  const asked = ASKED.find(([kind]) => so.kinds.has(kind));
  if (asked !== undefined) return asked[1](so);
  return askRest(so);
}

/** What must be said before the order is complete, most urgent first. */
const ASKED: readonly (readonly [WordKind, (so: SoFar) => string])[] = [
  ['half', (so) => `Top or bottom: which half of the ${so.heard[0]?.kind === 'condition' ? 'condition' : 'card'}?`],
  ['boardEdge', () => 'Which edge does the board lie against?'],
  ['board', (so) => (so.heard.length > 1 ? 'Which board takes its place?' : 'Which board goes?')],
  ['obstacle', () => 'What is cleared?'],
  ['fort', (so) => `What ${doingIn(so, so.leader)} demolish?`],
  ['place', (so) => `Inside or outside: where ${doingIn(so, so.unit)} go?`],
  ['shell', () => 'High explosive or smoke?'],
  ['load', askUnit],
  ['facing', askFacing],
  ['hex', hexOrRest],
  ['stay', (so) => `All ${calledIn(so, so.unit)} can do here is stay. Confirm?`],
  ['unit', unitOrRest],
  ['seat', () => 'Which enemy player?'],
  ['fixed', askVerb],
];

/** An optional hex comes last: the spotting hex of smoke. */
function hexOrRest(so: SoFar): string {
  return canEnd(so) ? askRest(so) : (placing(so) ?? askHex(so));
}

function unitOrRest(so: SoFar): string {
  return canEnd(so) && so.verb !== 'unload' ? askRest(so) : askUnit(so);
}

function canEnd({ kinds }: SoFar): boolean {
  return kinds.has('payment') || kinds.has('stop');
}

/** During set-up and generation: where to place something. */
function placing(so: SoFar): string | undefined {
  const { heard, unit, verb } = so;
  const [first] = heard;
  if (first?.kind === 'defense') return `Where does the ${MARKER_NAMES[first.value]} go?`;
  if (verb === 'marker' || verb === 'plot' || verb === 'mine') return VERB_PROMPTS[verb].hex?.ask('', '');
  const isPlaced = heard.length === 1 && unit !== NONE;
  return isPlaced ? `Which hex ${doingIn(so, unit)} start in?` : undefined;
}

/** What may be added, and how the order ends: `Fire at H12: add supporters or a card, or choose how to pay`. */
function askRest(so: SoFar): string {
  const { kinds } = so;
  const more = additions(so);
  const end = kinds.has('payment')
    ? more.length === 0
      ? 'how do you pay?'
      : 'or choose how to pay'
    : more.length === 0
      ? 'confirm or go back'
      : 'or confirm';
  return `${headOf(so)}: ${[...more, end].join(', ')}`;
}

/** As many as fit in one line. */
const MOST_ADDED = 2;

function additions(so: SoFar): string[] {
  const { kinds, verb } = so;
  const joining = isVerb(so, 'supported') ? 'supporters' : 'units';
  const added = [
    ...(kinds.has('member') ? [joining] : []),
    ...(kinds.has('thrown') ? ['a throw'] : []),
    ...(kinds.has('insider') ? ['who is inside'] : []),
    ...(kinds.has('aimingCard') || kinds.has('swiftCard') ? ['a card'] : []),
  ].slice(0, MOST_ADDED);
  return [
    ...(kinds.has('inside') ? ['go inside'] : []),
    ...(kinds.has('turned') ? ['turn it around'] : []),
    ...(kinds.has('hex') && verb !== null && verbTrait(verb, 'spotted') === 'may' ? ['choose a spotting hex'] : []),
    ...(kinds.has('cautious') ? ['move cautiously'] : []),
    ...(added.length === 0 ? [] : [`add ${added.join(' or ')}`]),
  ].slice(0, MOST_ADDED);
}

/** What has been said, in two or three words: `Fire at H12`. */
function headOf(so: SoFar): string {
  const { heard, verb, leader } = so;
  const [first] = heard;
  if (first?.kind === 'caps') return printDiceCaps(first.value);
  if (verb === null && cardIn(so) !== '') return cardIn(so);
  if (verb === null) return first?.kind === 'facing' ? `Face ${first.word}` : 'Ready';
  const hexes = heard.flatMap((meant) => (meant.kind === 'hex' ? [meant.value] : []));
  const target = heard.find((meant) => meant.kind === 'unit' && meant.value !== leader);
  if (target?.kind === 'unit')
    return `${VERB_PROMPTS[verb].unit?.reads ?? verbLabel(verb)} ${calledIn(so, target.value)}`;
  const [goal] = isVerb(so, 'marches') ? leadersWay(so).slice(-1) : hexes;
  const reads = VERB_PROMPTS[verb].hex?.reads;
  return goal === undefined || reads === undefined ? verbLabel(verb) : `${reads} ${hexIn(so, goal)}`;
}

/** The hexes named before the first member joined. */
function leadersWay({ heard }: SoFar): readonly HexId[] {
  const joined = heard.findIndex(({ kind }) => kind === 'member');
  return heard
    .slice(0, joined === -1 ? heard.length : joined)
    .flatMap((meant) => (meant.kind === 'hex' ? [meant.value] : []));
}
