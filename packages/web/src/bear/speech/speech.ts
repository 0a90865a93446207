import { explainConclusion, explainNext, explainPrompt, printPayment, type Seen, unitId } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import type { Deed, Preview as Shown, Speech, TurnButton, TurnButtons } from '../../face/speech.ts';
import { byWords } from '../../saying/memo.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import { draftParts } from '../draft/late-draft.ts';
import { isDraft } from '../draft/match-name.ts';
import { percent } from '../../ui/words.ts';
import { choicesAfter, heardIn, offersAfter } from './choices.ts';
import { needsConfirm } from './confirm.ts';
import { type BearDeed, deedsOf } from './deeds.ts';
import { passingGivesUp } from './give-up.ts';
import { linesOf } from './reason-lines.ts';
import { type Preview, previewOf } from './preview.ts';
import { askedKey, type BearSaying, type Judge } from './saying.ts';
import { usualNext } from './usual.ts';

/** B3.2.4: a first match skips the question about CAPs on the initiative. */
const SPARED = {
  standing: { initiative: '0' },
  line: 'Initiative decides who goes first. In your first match it is rolled for you, without spending CAPs.',
};

/** What can be said on a view. `sayingOf` binds words to the position that this speech becomes part of. */
export function speechOf(game: Judge, seen: Seen, sayingOf: (words: Sentence) => BearSaying): Speech {
  const asked = game.pending(seen.view);
  const isMade = asked !== undefined && isDraft(seen.view);
  // In a draft every question counts as a decision, not as an answer.
  const isTurn = asked?.key === 'turn' || isMade;
  return {
    isTurn,
    prompt: byWords((words) => {
      if (asked === undefined) return '';
      if (words.length === 0) return explainPrompt(seen, asked.key, asked.seat);
      return explainNext(seen, game.heard(seen.view, words), game.offers(seen.view, words));
    }),
    offers: (words) => offersAfter(game, seen, words),
    choices: (words) => choicesAfter(game, seen, words),
    heard: byWords((words) => heardIn(game, seen, words)),
    allows: (words) => game.judge(seen.view, words).granted,
    usual: (words) => usualNext(sayingOf(words)),
    needsConfirm: (sentence) => needsConfirm(sayingOf([]), sentence),
    preview: (words) => shownPreview(sayingOf(words)),
    // Shown before an order that cannot be undone.
    warning: ([word]) => (word === 'conclude' ? explainConclusion(seen).join(' ') : null),
    givesUp: byWords((words) => (isTurn && words.join(' ') === 'pass' ? passingGivesUp(sayingOf(words)) : null)),
    deeds: (unit) => {
      const owner = seen.view.players[seen.view.units[unit]?.owner ?? -1];
      return isTurn && owner?.seat === asked.seat ? deedsOf({ game, seen }, unitId(unit)).map(shownDeed) : [];
    },
    turnButtons: () =>
      isMade ? draftParts().draftButtons(sayingOf([])) : isTurn ? turnButtons(sayingOf([])) : NO_BUTTONS,
    explain: (reasons) => linesOf(seen, reasons),
    spared: asked?.key === 'initiative' ? SPARED : null,
    plan: null,
  };
}

function shownPreview(saying: BearSaying): Shown {
  const previewed = previewOf(saying);
  if (!previewed.granted) return previewed;
  const { targets, lines } = previewed.value;
  return {
    granted: true,
    label: confirmLabel(saying, previewed.value),
    group: targets.length > 0 ? 'Supporters' : 'Group',
    lines,
  };
}

/** The main button: the verb with its chance and price. */
function confirmLabel(saying: BearSaying, { sentence, targets, rallies, payment }: Preview): string {
  const key = askedKey(saying);
  if (isDraft(saying.seen.view)) return draftParts().draftLabel(saying);
  if (key === 'capsOnDice' || key === 'initiative') return 'Roll';
  if (key !== 'turn') return 'Confirm';
  const verb = verbOf(saying);
  // If friendly units share the hex, shows the chance against the enemy.
  const target = targets.find(({ own }) => !own) ?? targets[0];
  const ways = target?.hitChances[0] ?? rallies[0]?.chances[0];
  const parts = [
    ways === undefined ? verb : `${verb}, ${percent(ways, 36)}`,
    ...(payment === null || payment.word === null ? [] : [printPayment(payment.word, payment)]),
  ];
  return sentence === null ? verb : parts.join(' · ');
}

function verbOf({ position, words }: BearSaying): string {
  const said = position.heard(words).find(({ kind }) => kind === 'verb');
  return said?.label ?? 'Confirm';
}

function shownDeed({ label, words, place, state, bar, lines }: BearDeed): Deed {
  return { words, label, place, bar: state === 'open' ? null : bar, lines };
}

const NO_BUTTONS: TurnButtons = { usual: [], last: null };

/** Stall comes last before the gap, Pass after it; ending the mission is marked as alarming. */
function turnButtons(saying: BearSaying): TurnButtons {
  const plain = clickablesOf(saying)
    .buttons.filter(({ choice, words }) => choice.kind === 'verb' && words.length === 1)
    .map(({ words, label }): TurnButton => ({ words, label, aside: '', tip: null, isAlarming: false }));
  const named = (word: string): TurnButton | undefined => plain.find(({ words }) => words[0] === word);
  const [stall, pass] = [named('stall'), named('pass')];
  return {
    usual: [
      ...plain
        .filter((button) => button !== stall && button !== pass)
        .map((button) =>
          button.words[0] === 'conclude' ? { ...button, tip: CONCLUDE_TIP, isAlarming: true } : button,
        ),
      ...(stall === undefined ? [] : [{ ...stall, label: 'Stall', aside: '1 CAP' }]),
    ],
    last: pass ?? null,
  };
}

const CONCLUDE_TIP = 'The AI has nobody on the map who could fight. You need not wait for the rest of its track';
