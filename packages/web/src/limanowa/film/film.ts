import {
  AI_SEAT,
  type AiScene,
  cardName,
  cardText,
  eventNames,
  explainEvent,
  PHASE_NAMES,
  printHeadline,
  type Seen,
  type Side,
  sidedName,
  tellChoice,
  waysOf,
} from '@sandtable/limanowa';
import { filmFrame, type FilmFrame, type FilmSum, type FilmTitle } from '../../face/table.ts';
import { happenedFold } from '../../log/happening-fold.tsx';
import { headlineOf } from '../../match/outcomes.ts';
import { percent } from '../../ui/words.ts';
import { tellEvent } from '../events/tell.ts';
import { disclosedArrows } from '../field/plan-arrows.ts';
import { foldsOf } from './film-folds.tsx';
import { actorOf, aimOverlays, candidateMarks, choiceIn, hexesOf } from './film-overlays.ts';
import type { FilmScene } from './scenes.ts';

const ORDERS: Readonly<Record<AiScene['kind'], (scene: AiScene) => string>> = {
  card: (scene) => (scene.kind === 'card' ? `One roll for the top card of its ${PHASE_NAMES[scene.phase]} pile` : ''),
  token: () => 'One roll for a token, if a battery can use it',
  fight: () => 'Guns first, then attacks and counter-attacks',
  wounds: () => 'One roll for each unit that it has in range',
  move: () => 'An AI that can reach an empty objective in one move enters it',
};

export function framesOf(before: Seen, after: Seen, film: FilmScene, eyes: Side | null): FilmFrame[] {
  const { scene, events } = film;
  const headline = printHeadline(before, scene, eyes);
  const title: FilmTitle = {
    headline,
    brief: headline,
    actor: actorOf(scene),
    side: before.view.corps.find(({ seat }) => seat === AI_SEAT)?.side ?? '',
    hexes: hexesOf(before, film),
  };
  const shared = { title, card: cardOf(before, film), folds: foldsOf(before, film) };
  const sum = sumOf(before, film);
  const might = candidateMarks(before, film, false);
  const marks = candidateMarks(before, film, true);
  const aims = aimOverlays(before, film);
  const choice = choiceIn(film);
  const told = events.map((event) => tellEvent(after, event));
  const top = headlineOf(told, ({ rank }) => rank)?.text ?? '';
  const hint = { says: 'The AI’s turn', more: 'Space: next step. Esc: skip to the end.' };
  const arrows = scene.kind === 'card' || scene.kind === 'token' ? disclosedArrows(before) : [];
  const turned = turnedLine(before, film);
  const rolls = sum.length === 0 ? 'It gets there in one move' : sum.slice(0, 2).map(printSum).join('; ');
  const chosen = marks.filter(({ verdict }) => verdict === 'chosen').map((mark) => ({ ...mark, text: '' }));
  return [
    filmFrame({
      step: 'order',
      ...shared,
      card: null,
      line: ORDERS[scene.kind](scene),
      ...hint,
      overlays: [...arrows, ...might],
    }),
    ...(choice === null || marks.length < 2
      ? []
      : [
          filmFrame({
            step: 'choice',
            ...shared,
            line: [turned, tellChoice(before, choice)].filter((part) => part !== '').join('. '),
            says: tellChoice(before, choice),
            more: turned === '' ? '' : `${turned}.`,
            overlays: [{ kind: 'shadow', except: [...marks.map(({ at }) => at), ...title.hexes] }, ...aims, ...marks],
          }),
        ]),
    ...(aims.length === 0 && turned === ''
      ? []
      : [
          filmFrame({
            step: 'sum',
            ...shared,
            line: turned === '' ? rolls : turned,
            says: turned === '' ? (sum[0] === undefined ? rolls : printSum(sum[0])) : turned,
            overlays: [...aims, ...chosen],
            sum,
          }),
        ]),
    filmFrame({
      step: 'outcome',
      ...shared,
      line: top,
      says: top,
      more:
        told.length > 1
          ? told
              .map(({ text }) => `${text}.`)
              .slice(0, MOST_SAID)
              .join(' ')
          : '',
      sum,
      folds: [...happenedFold(told), ...shared.folds],
    }),
  ];
}

const MOST_SAID = 3;

/** `Rolled 1: Dug-in defence`, once the die has revealed a card or used a token. */
function turnedLine(before: Seen, { notes }: FilmScene): string {
  for (const note of notes) {
    if (note.note === 'cardTurned') {
      const roll = notes.find((each) => each.note === 'cardRolled');
      return `Rolled ${roll?.note === 'cardRolled' ? roll.die : '?'}: ${cardName(before.pack, note.effect)}`;
    }
    if (note.note === 'tokenRolled' && note.die <= note.limit) return `Rolled ${note.die}: a token is used`;
  }
  return '';
}

/** `3 or less hurts Honvéd 05: 30%` */
function printSum({ figure, text, chance }: FilmSum): string {
  return `${figure} ${text}: ${chance}`;
}

function cardOf({ pack }: Seen, { notes }: FilmScene): FilmFrame['card'] {
  const turned = notes.find((note) => note.note === 'cardTurned');
  if (turned?.note !== 'cardTurned') return null;
  const printed = pack.cards.find(({ effect }) => effect === turned.effect);
  return { sign: '', name: cardName(pack, turned.effect), quote: printed === undefined ? '' : cardText(printed) };
}

const BLOWS = { attack: 'attacks', counterAttack: 'counter-attacks', artillery: 'shells' } as const;

/** What each roll needs: the figure that the die is compared with, and the chance. */
function sumOf(before: Seen, { scene }: FilmScene): FilmSum[] {
  const { die } = before;
  const line = (limit: number, text: string): FilmSum => ({
    figure: String(limit),
    text,
    chance: percent(limit, die.sides),
  });
  const name = (unit: Parameters<typeof sidedName>[1]): string => sidedName(before, unit);
  switch (scene.kind) {
    case 'card':
      return [line(scene.limit, `or less on a d${die.sides} for a card`)];
    case 'token':
      return [line(scene.limit, `or less on a d${die.sides} for a token`)];
    case 'fight': {
      const fights = new Map(scene.blows.map((blow) => [`${blow.as} ${blow.attacker} ${blow.target}`, blow]));
      return [...fights.values()].map(({ as, attacker, target, tv }) =>
        line(waysOf(die, tv), `or less: ${name(attacker)} ${BLOWS[as]} ${name(target)} (TV ${tv})`),
      );
    }
    case 'wounds':
      return scene.wounds.map(({ unit, limit }) => line(limit, `or less hurts ${name(unit)}`));
    case 'move':
      return [];
  }
}

/** An entry without decisions is a single line. */
export function lineFrame(before: Seen, { notes, events }: Omit<FilmScene, 'scene'>, who: string): FilmFrame {
  const names = eventNames(before, sidedName);
  const [first = who, ...others] = events.map((event) => explainEvent(event, names));
  const idle = [
    ...(notes.some(({ note }) => note === 'unreached') ? ['none of your units is in its reach'] : []),
    ...(notes.some(({ note }) => note === 'allHeld') ? ['no objective is empty'] : []),
  ];
  const says = idle.length === 0 ? first : `${first}: ${idle.join(', and ')}`;
  const more = others.map((text) => `${text}.`).slice(0, MOST_SAID);
  return filmFrame({ step: 'outcome', title: null, says, more: more.join(' ') });
}
