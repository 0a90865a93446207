import type { Glance, Preview } from '../face/speech.ts';
import { hexContents } from '../map/hex-status.tsx';
import { noteText } from '../face/speech.ts';
import { popoverOf } from '../map/popover-model.ts';
import { rollIn, wordsIn } from '../match/modes.ts';
import { type OpenSentence, openSentenceOf } from '../match/open-sentence.ts';
import type { PlayState } from '../match/play-state.ts';
import { mainActionOf } from '../orders/main-button.tsx';
import { press } from '../saying/press.ts';
import { ordersIn } from '../saying/plan.ts';
import { chosenIn, settled, withWords } from '../saying/saying.ts';
import { useSettingsStore } from '../settings/settings.ts';

/** Identifies what Enter would do now, by the entry, the sentence, its roll and its march; '' if nothing can be confirmed. */
export function deedIn(state: PlayState): string {
  const { proposal = null, saying } = openSentenceOf(state) ?? {};
  // The word that ends a plan is said first and sent with the next press.
  const isEnd = saying?.position.plan?.end === saying?.words.at(-1);
  return proposal === null ? '' : [state.moment.seq, isEnd, ...proposal, rollIn(state), state.intent?.goal].join(' ');
}

/** What Enter would do, in words, with the figures shown at the hex. */
export function deedText(state: PlayState): string {
  const asked = openSentenceOf(state);
  if (asked === null) return '';
  const { label, key } = mainActionOf(state);
  const { position, words } = asked.saying;
  const at = popoverOf(state);
  const isGiving = position.givesUp(words) !== null;
  const shown = at === null || at.isOffer || isGiving ? null : at.deed;
  const parts = [
    orderIn(asked, shown !== null),
    shown === null ? label : glanceText(shown.glance),
    at?.way?.line ?? '',
    position.warning(words) ?? '',
    key === '' ? '' : `${key.replace(' ', ' and ')} confirms`,
  ];
  return sentences(parts);
}

/** The words of the order without the verb that the figures start with. For a question, the usual answer if none is chosen. */
function orderIn({ saying, proposal }: OpenSentence, hasFigures: boolean): string {
  const { position, words } = saying;
  const { plan } = position;
  if (plan !== null) return sentences(ordersIn(saying).map(({ from, to }) => plan.tell(words, from, to).text));
  const said = position.isTurn || proposal === null ? words : proposal;
  const heard = position.isTurn && words.length < 2 ? [] : position.heard(said);
  return heard.flatMap(({ kind, label }) => (hasFigures && kind === 'verb' ? [] : label)).join(', ');
}

/** `Move: 1 AP, 17% spent, threat 72%` */
function glanceText({ deed, chance, price, notes }: Glance): string {
  const hasOdds = useSettingsStore.getState().settings.deckOdds === 'shown';
  const figures = [chance, price, ...notes.map((note) => noteText(note, hasOdds))].filter((text) => text !== '');
  return figures.length === 0 ? deed : `${deed}: ${figures.join(', ')}`;
}

/** What Enter would do wherever the cursor is: `Fire, 58% · 2 AP: Enter confirms`; '' if no order waits for it. */
export function standingText(state: PlayState): string {
  const { kind, label, key } = mainActionOf(state);
  return kind === 'confirm' && key === 'Enter' && wordsIn(state).length > 0 ? `${label}: Enter confirms` : '';
}

/** A hex, its contents, and what pressing it would do or why it does nothing. */
export function hexIn(state: PlayState, hex: number): Meaning {
  const { position } = state.moment;
  const name = position.hexName(hex) ?? '';
  const { markers = [], units = [] } = hexContents(position).get(name) ?? {};
  const { text, lines } = position.ground(hex);
  const there = [...markers, ...units.map(({ words }) => words), ...lines.map((line) => line.text)];
  const top = units.length === 1 && units[0] !== undefined ? position.unitNamed(units[0].id) : -1;
  const meant = meaningAt(state, hex, top);
  return { ...meant, text: sentences([[text, ...there].join('; '), meant.text]) };
}

interface Meaning {
  readonly text: string;
  /** 'deed': pressing it does what has been proposed; 'barred': nothing, with the reason in the text. */
  readonly is: 'deed' | 'barred' | 'plain';
}

const NO_MEANING: Meaning = { text: '', is: 'plain' };

function meaningAt(state: PlayState, hex: number, unit: number): Meaning {
  const { sighting, moment } = state;
  if (sighting !== null && sighting.from !== -1)
    return { ...NO_MEANING, text: moment.position.sight?.between(sighting.from, hex).sentence ?? '' };
  const asked = openSentenceOf(state);
  if (asked === null || sighting !== null) return NO_MEANING;
  const { saying, clickables } = asked;
  const { position, words } = saying;
  const isElsewhere = clickables.hexes.size + clickables.units.size + clickables.edges.length === 0;
  if (words.length === 0 && (position.isTurn ? chosenIn(saying) === -1 : isElsewhere)) return NO_MEANING;
  const pressed = press(saying, unit === -1 ? { hex } : { unit });
  if (pressed.does === 'send') return { text: deedText(state), is: 'deed' };
  if (pressed.does === 'take') return NO_MEANING;
  const isNaming = pressed.does === 'say' && position.heard(pressed.words).every(({ kind }) => kind === 'unit');
  if (isNaming && unit !== -1)
    return { ...NO_MEANING, text: `${standingText(state) === '' ? 'Enter' : 'Space'} chooses it` };
  const said = pressed.does === 'say' ? settled(withWords(saying, pressed.words)).words : words;
  const glance = pressed.does === 'say' ? position.glance(said, { before: words, roll: null }) : null;
  const others = pressed.does === 'say' ? (pressed.meanings?.slice(1) ?? []) : [];
  if (glance === null) return wordAt(asked, hex);
  const alike = others.map((entry) => position.glance(entry.words, { before: words, roll: null }));
  const texts = [glance, ...alike].flatMap((each) => (each === null ? [] : glanceText(each)));
  // Only the first step of a march is carried out.
  const isFar = pressed.does === 'say' && pressed.way !== undefined && pressed.way.moves > 1;
  return { ...NO_MEANING, text: sentences([isFar ? wordAt(asked, hex).text : '', texts.join('; or ')]) };
}

/** As shown at the pointer: the possible actions with their prices, or why there are none. */
function wordAt({ saying }: OpenSentence, hex: number): Meaning {
  const { tone, text, why, lines } = saying.position.hexWord(saying.words, hex, chosenIn(saying));
  // The contents of the hex have been spoken already.
  if (tone === 'soft') return NO_MEANING;
  const told = [text.trim(), ...[...why, ...lines].map((line) => line.text)].filter((each) => each !== '').join(', ');
  return tone === 'barred' ? { text: `Not possible: ${told}`, is: 'barred' } : { ...NO_MEANING, text: told };
}

/** Why the words so far are not allowed; '' if they are. */
export function denialOf(preview: Preview | undefined): string {
  return preview === undefined || preview.granted ? '' : preview.lines.map(({ text }) => text).join('. ');
}

/** `Rifle squad 01 chosen, fresh, facing SE` */
export function chosenText({ moment: { position }, unit }: PlayState): string {
  return position.piece(unit).words.replace(/,|$/, ' chosen$&');
}

/** Joins the parts, each with one full stop. */
export function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => part.replace(/[.\s]+$/, ''))
    .join('. ');
}
