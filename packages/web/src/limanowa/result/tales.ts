import {
  cardName,
  effectOf,
  type HexId,
  isPlural,
  nameOfPlace,
  NONE,
  printHex,
  type Seen,
  SIDES,
  SIDE_NAMES,
  sideOf,
  typeOf,
  type UnitId,
  unitId,
  unitName,
} from '@sandtable/limanowa';
import { counted } from '@sandtable/kernel';
import type { Swing } from '../../result/swings.ts';
import { capital, grown, inShort, type Voice } from '../../result/telling.ts';
import type { ObjectiveRow } from '../panels/standing.ts';
import type { Chronicle, Kill, Step } from './chronicle.ts';

export interface Tale {
  readonly step: Step;
  readonly swing: Swing;
  readonly voice: Voice;
}

/** What can make a swing: an objective changes hands, a counter is lost, a counter comes back (L10f). */
const TALES: Readonly<Record<'objective' | 'destroyed' | 'returned', (tale: Tale) => string>> = {
  objective: (tale) => {
    const [turned] = tale.step.turned;
    return turned === undefined ? tellReturn(tale) : tellObjective(tale, turned);
  },
  destroyed: (tale) => {
    const [kill, ...others] = tale.step.kills;
    if (kill === undefined) return tellReturn(tale);
    const more = others.length === 0 ? '' : `, and ${counted(others.length, 'more unit')} fell`;
    return grown(killWords(tale, kill), [more]);
  },
  returned: tellReturn,
};

export function tell(tale: Tale): string {
  return TALES[reasonOf(tale)](tale);
}

function reasonOf({ step: { turned, kills } }: Tale): keyof typeof TALES {
  if (turned.some(({ holder }) => holder !== null)) return 'objective';
  if (kills.length > 0) return 'destroyed';
  return turned.length > 0 ? 'objective' : 'returned';
}

/** `Honvéd 03`, `the AI’s Guard 04`; officers by name only. */
export function unitIn({ voice, step: { after } }: Pick<Tale, 'voice' | 'step'>, unit: UnitId): string {
  const whose = voice.whose(sideOf(after, unit));
  const isKnown = whose === 'your' || typeOf(after, unit).rank === 'officer';
  return isKnown ? unitName(after, unit) : `${whose} ${unitName(after, unit)}`;
}

/** `Nowy Sącz`, `0605` */
export function placeIn({ map }: Seen, hex: HexId): string {
  return nameOfPlace(map, hex) ?? printHex(map, hex);
}

function tellObjective(tale: Tale, { at, unit, holder }: ObjectiveRow): string {
  const { step, voice } = tale;
  const place = placeIn(step.after, at);
  if (holder === null || unit === NONE) {
    const gone = step.events.findLast((event) => event.key === 'moved' && event.from === at);
    if (gone?.key === 'moved')
      return `${capital(unitIn(tale, gone.unit))} left ${place} for ${placeIn(step.after, gone.to)}.`;
    return `Nobody holds ${place} any more.`;
  }
  const kill = step.kills.find((each) => each.at === at);
  const others = step.turned.length - 1;
  return grown(`${capital(unitIn(tale, unit))} took ${place}`, [
    kill === undefined ? lured(tale, at) : ` when ${unitIn(tale, kill.unit)} fell`,
    others > 0 ? `, and ${counted(others, 'more objective')} changed hands` : '',
    fought(tale),
    `. ${capital(voice.does(holder, 'hold', 'holds'))} it now`,
  ]);
}

/** The card that drew off the unit holding the place; or that no unit held it. */
function lured({ step, voice, ...tale }: Tale, at: HexId): string {
  const { events, before, after } = step;
  const off = events.find(
    (event) => event.key === 'moved' && event.from === at && (event.as === 'displaced' || event.as === 'fallBack'),
  );
  if (off?.key === 'moved') {
    const played = events.find((event) => event.key === 'played' || event.key === 'aiCardUsed');
    const effect =
      played?.key === 'played'
        ? played.effect
        : played?.key === 'aiCardUsed'
          ? effectOf(after.pack, played.card)
          : null;
    const name = unitIn({ ...tale, step, voice }, off.unit);
    const lost = `${name} ${isPlural(name) ? 'were' : 'was'}`;
    const by = effect === null ? '' : ` by ${cardName(after.pack, effect)}`;
    return ` while ${lost} away, lured to ${placeIn(after, off.to)}${by}`;
  }
  return before.view.units.some((unit) => unit.at === at) ? '' : ', which nobody held';
}

function fought({ step: { kills } }: Tale): string {
  return kills.length < 2 ? '' : `; ${kills.length} units fell`;
}

const BLOWS = {
  attack: 'destroyed',
  counterAttack: 'struck back and destroyed',
  artillery: 'shelled and destroyed',
} as const;

export function killWords(tale: Pick<Tale, 'voice' | 'step'>, { unit, at, by, from, how }: Kill): string {
  const { after } = tale.step;
  const [victim, place] = [unitIn(tale, unit), placeIn(after, at)];
  switch (how) {
    case 'wounds':
      return `The AI’s round finished ${victim} in ${place}`;
    case 'mishap':
      return `${capital(victim)} ${isPlural(victim) ? 'were' : 'was'} lost in ${place}`;
    case 'attack':
    case 'counterAttack':
    case 'artillery': {
      const stood = from === NONE ? '' : ` in ${placeIn(after, from)}`;
      return `${capital(unitIn(tale, by))}${stood} ${BLOWS[how]} ${victim} in ${place}`;
    }
  }
}

function tellReturn(tale: Tale): string {
  const back = tale.step.events.find((event) => event.key === 'returned');
  if (back?.key !== 'returned') return `The line held in round ${tale.step.round}.`;
  return `${capital(unitIn(tale, back.unit))} came back at ${placeIn(tale.step.after, back.at)} with ${back.left} RP.`;
}

export function actorOf(tale: Tale): UnitId {
  const taken = tale.step.turned.find(({ holder }) => holder !== null);
  if (reasonOf(tale) === 'objective') return taken?.unit ?? NONE;
  return tale.step.kills.find(({ by }) => by !== NONE)?.by ?? NONE;
}

/** Which side made the largest swing, with what, and where that left the match. */
export function tellWhole(tale: Tale, { end, steps }: Chronicle): string {
  const { step, voice } = tale;
  const taken = step.turned.find(({ holder }) => holder !== null);
  const actor = actorOf(tale);
  const grave = steps.flatMap(({ kills }) => kills).findLast(({ unit }) => unit === actor);
  const fell = grave === undefined ? '' : ` and fell in ${placeIn(end, grave.at)}`;
  if (reasonOf(tale) === 'objective' && taken !== undefined) {
    const now = end.view.units.findIndex(({ at }) => at === taken.at);
    const side = SIDES.find((each) => now !== -1 && sideOf(end, unitId(now)) === each);
    const holds =
      side === undefined ? 'Nobody holds it now.' : `${capital(voice.does(side, 'hold', 'holds'))} it at the end.`;
    return inShort([
      `${capital(unitIn(tale, actor))} took ${placeIn(end, taken.at)} in round ${step.round}${fell}.`,
      holds,
    ]);
  }
  const [kill] = step.kills;
  if (kill === undefined) return tell(tale);
  if (actor === NONE) return grown(killWords(tale, kill), []);
  const now = end.view.units[actor]?.at ?? NONE;
  const stands = isPlural(unitName(end, actor)) ? 'stand' : 'stands';
  return grown(killWords(tale, kill), [
    grave !== undefined ? `, and fell in ${placeIn(end, grave.at)} later` : '',
    grave === undefined && now !== NONE ? `, and still ${stands} in ${placeIn(end, now)}` : '',
  ]);
}

/** For sides called by their names. */
export const NAMED = Object.fromEntries(
  SIDES.map((side) => [side, { name: SIDE_NAMES[side], whose: `${SIDE_NAMES[side]}’s` }]),
);
