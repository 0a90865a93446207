import type { Word } from '@sandtable/kernel';
import { useShallow } from 'zustand/react/shallow';
import type { Choice } from '../face/choice.ts';
import { type OpenSentence, openSentenceOf, sentSentenceOf } from '../match/open-sentence.ts';
import { answerer, breathIn, goOn } from '../match/breath.ts';
import { lookNow } from '../match/look-actions.ts';
import { filmIn, isShow, rollIn } from '../match/modes.ts';
import { useOpenSentence, usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { confirm, say } from '../match/saying-actions.ts';
import { dropCurtain, nextFrame } from '../match/turn-actions.ts';
import { useQuiet } from '../match/use-quiet.ts';
import { Button } from '../ui/buttons.tsx';
import { BreathRing } from './breath.tsx';

const TEST_IDS = { confirm: 'confirm', next: 'film-next' } as const;

/** The one button for the next thing to do: it never disappears and never moves. */
export function MainButton() {
  const store = usePlayStore();
  const isQuiet = useQuiet();
  const action = usePlay(useShallow((state) => mainActionOf(state, isQuiet)));
  const seq = usePlay((state) => state.moment.seq);
  const proposal = useOpenSentence()?.proposal ?? null;
  const { kind, label, key, isLoss = false } = action;
  const isIdle = kind === 'none';
  return (
    <div className="main-place">
      <BreathRing />
      <Button
        tone="main"
        className="confirm"
        aria-disabled={isIdle}
        data-why={action.why}
        data-loss={isLoss || undefined}
        data-testid={kind === 'confirm' || kind === 'next' ? TEST_IDS[kind] : undefined}
        data-does={doesOf(action, seq)}
        data-say={kind === 'confirm' ? proposal?.join(' ') : kind === 'now' ? kind : undefined}
        onClick={() => doMain(store, action)}
      >
        <span>{label}</span>
        {key === '' ? null : <kbd data-anywhere={key === 'Ctrl Enter' || undefined}>{key}</kbd>}
      </Button>
    </div>
  );
}

/**
 * Constant while one order is built or a film runs, so that the button does not lock again; but a second press that gives something up
 * differs from the first.
 */
function doesOf({ kind, isLast = false }: MainAction, seq: number): string {
  if (kind === 'next') return kind;
  return `${isLast ? 'end' : kind === 'none' || kind === 'done' ? 'confirm' : kind} ${seq}`;
}

/** What the main button does now. If nothing can be done, its label says what is needed first. */
interface MainAction {
  readonly kind: 'next' | 'result' | 'now' | 'hand' | 'answer' | 'confirm' | 'done' | 'none';
  readonly label: string;
  readonly key: string;
  /** The whole turn or plan has been said, and this press hands it over. */
  readonly isLast?: boolean;
  readonly isLoss?: boolean;
  readonly why?: string | undefined;
}

/** `isBare`: without the figures that stand at the hex and in the rows of choices. */
export function mainActionOf(state: PlayState, isBare = false): MainAction {
  const { stage, look, moment, sitting } = state;
  if (filmIn(state) !== null) return { kind: 'next', label: 'Next', key: 'Space' };
  if (isShow(look)) return { kind: 'now', label: 'Back to the result', key: 'Space' };
  if (look.kind !== 'now') return { kind: 'now', label: 'Back to now', key: 'Space' };
  if (moment.outcome !== null) return { kind: 'result', label: 'Show the result', key: '' };
  if (stage.kind === 'handing') return { kind: 'hand', label: 'Hand over the screen', key: 'Enter' };
  if (breathIn(state) !== null)
    return { kind: 'answer', label: `Let ${answerer(moment, sitting.seating)} answer`, key: 'Space' };
  const asked = openSentenceOf(state);
  if (asked !== null) return keyedBy(state, answerOf(asked, rollIn(state), isBare));
  if (sitting.isWatched) return { kind: 'none', label: 'Watching only', key: '', why: 'This match is only watched' };
  const sent = sentSentenceOf(state);
  const label = sent === null ? 'Wait' : answerOf(sent, null).label;
  return { kind: 'none', label, key: '', why: sent === null ? 'It is not your turn yet' : 'It is being done' };
}

/** While a line of sight is drawn, Enter sets its ends. */
function keyedBy({ sighting }: PlayState, action: MainAction): MainAction {
  return sighting !== null && action.key === 'Enter' ? { ...action, key: '' } : action;
}

function answerOf(asked: OpenSentence, roll: Word | null, isBare = false): MainAction {
  const { saying, preview, proposal, clickables } = asked;
  const { plan } = saying.position;
  const isPlan = plan !== null;
  if (preview.granted && proposal !== null) {
    const given = saying.position.givesUp(saying.words);
    return {
      kind: 'confirm',
      label: given?.label ?? weighed(asked, roll, isBare) ?? preview.label,
      key: isPlan ? 'Ctrl Enter' : 'Enter',
      isLast: given !== null || (isPlan && saying.words.at(-1) === plan.end),
      isLoss: given?.isLoss === true,
    };
  }
  if (preview.granted && clickables.send !== null) return { kind: 'done', label: 'Done', key: 'Enter' };
  const hint = hintOf(saying.position.offers(saying.words));
  return preview.granted
    ? { kind: 'none', label: hint, key: '', why: `${hint} first` }
    : { kind: 'none', label: 'Not possible', key: '', why: preview.lines[0]?.text };
}

/** `Fire, 42% · 2 AP`, the same figures as at the hex; null if there are none. */
function weighed({ saying: { position, words } }: OpenSentence, roll: Word | null, isBare: boolean): string | null {
  if (!position.isTurn || position.plan !== null) return null;
  const { usual, last } = position.turnButtons();
  const button = [...usual, ...(last === null ? [] : [last])].find((each) => each.words.join(' ') === words.join(' '));
  if (button !== undefined) return button.aside === '' ? button.label : `${button.label} · ${button.aside}`;
  const glance = position.glance(words, { before: [], roll });
  if (glance === null) return null;
  const { deed, chance, price } = glance;
  if (isBare) return deed;
  return [chance === '' ? deed : `${deed}, ${chance}`, price].filter((part) => part !== '').join(' · ');
}

const HINTS: readonly (readonly [Choice['kind'], string])[] = [
  ['unit', 'Choose a unit'],
  ['hex', 'Choose a hex'],
  ['edge', 'Choose an edge'],
  ['facing', 'Choose a facing'],
  ['half', 'Choose a card'],
  ['splitCard', 'Choose a card'],
  ['card', 'Choose a card'],
  ['board', 'Choose a board'],
  ['payment', 'Choose how to pay'],
  ['verb', 'Choose an action'],
];

function hintOf(offers: readonly Choice[]): string {
  const kinds = new Set(offers.map(({ kind }) => kind));
  return HINTS.find(([kind]) => kinds.has(kind))?.[1] ?? 'Choose an answer';
}

export function doMain(store: PlayStore, { kind }: MainAction): void {
  const state = store.getState();
  switch (kind) {
    case 'next':
      return nextFrame(store);
    case 'now':
      return lookNow(store);
    case 'result':
      return store.setState({ isResultOpen: true });
    case 'hand':
      return dropCurtain(store);
    case 'answer':
      return goOn(store);
    case 'confirm':
      return confirm(store);
    case 'done':
      return say(store, openSentenceOf(state)?.saying.words ?? []);
    case 'none':
      return undefined;
  }
}
