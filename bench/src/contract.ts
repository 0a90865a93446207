import {
  bear,
  botsFor as bearBots,
  checkPack as checkBear,
  defaultPack as bearPack,
} from '../../packages/bear/src/index.ts';
import {
  type Bot,
  diff,
  type GameSystem,
  patch,
  randomOf,
  type Realm,
  type Sentence,
  type StateOf,
} from '../../packages/kernel/src/index.ts';
import {
  botsFor as limanowaBots,
  checkPack as checkLimanowa,
  defaultPack as limanowaPack,
  limanowa,
} from '../../packages/limanowa/src/index.ts';
import { createMatch, type Match } from '../../packages/session/src/index.ts';
import type { Group, Groups } from './contest.ts';
import { at } from './list.ts';
import { playOut } from './playout.ts';
import { solo } from './solo.ts';

const SEED = 'sfc32:bench';
/** Entries of a match: enough to be in the middle of the action. */
const ENTRIES = 60;
const WARM_UPS = 10;

export interface Table<R extends Realm> {
  readonly game: GameSystem<R>;
  readonly bot: Bot<R['view']>;
}

export function bearTable() {
  const pack = good(checkBear(bearPack));
  const game = bear(pack);
  return { game, bot: bearBots(game, pack).captain };
}

export function limanowaTable() {
  const pack = good(checkLimanowa(limanowaPack));
  const game = limanowa(pack);
  return { game, bot: limanowaBots(game, pack).corps };
}

/** What a server, a branch and a searching bot ask of kernel and session, all in one run. */
export const contractGroups: Groups = {
  ...groupsOf('bear', () => recorded(bearTable(), 'panzerkoloss-ahead')),
  ...groupsOf('limanowa', () => recorded(limanowaTable(), 'battle-of-limanowa')),
};

function groupsOf<R extends Realm>(name: string, make: () => RecordedMatch<R>): Groups {
  return {
    [`contract: ${name} say`]: () => saying(make()),
    [`contract: ${name} prepare and drop`]: () => preparing(make()),
    [`contract: ${name} view`]: () =>
      inTheThick(make(), ({ game, state, seat }) => Object.keys(game.view(state, seat))),
    [`contract: ${name} diff`]: () => overSteps(make(), ({ before, after }) => diff(before, after)),
    [`contract: ${name} patch`]: () => overSteps(make(), ({ before, changes }) => patch(before, changes)),
    [`contract: ${name} view as a text`]: () => overSteps(make(), ({ after }) => JSON.stringify(after)),
    [`contract: ${name} copy`]: () => inTheThick(make(), ({ game, state }) => game.copy(state).frames),
    [`contract: ${name} imagine`]: () =>
      inTheThick(make(), ({ game, view, seat, random }) => game.imagine(view, seat, random).frames),
  };
}

interface RecordedMatch<R extends Realm> {
  readonly begin: () => Match<R>;
  readonly entries: readonly { readonly seat: string; readonly said: Sentence }[];
}

function recorded<R extends Realm>({ game, bot }: Table<R>, mission: string): RecordedMatch<R> {
  const options = good(game.options({ mission }));
  const entries: { seat: string; said: Sentence }[] = [];
  playOut(game, options, bot, SEED, (seat, said) => entries.push({ seat, said }));
  return { begin: () => matchOf(game, options), entries: entries.slice(0, ENTRIES) };
}

export function matchOf<R extends Realm>(game: GameSystem<R>, options: R['options']): Match<R> {
  const holders = game.seats(options).map((seat) => {
    return [seat, seat === 'ai' ? { kind: 'procedure' } : { kind: 'person', name: seat }];
  });
  return good(createMatch(game, { options, seed: SEED, seats: Object.fromEntries(holders) }));
}

function saying<R extends Realm>({ begin, entries }: RecordedMatch<R>): Group {
  let match = begin();
  const work = (): number => {
    for (const { seat, said } of entries) mustSay(match, seat, said);
    return match.seq;
  };
  return warm(solo(entries.length, work, () => void (match = begin())));
}

/** Always the same entry: the cost of an entry whose saving fails. */
function preparing<R extends Realm>({ begin, entries }: RecordedMatch<R>): Group {
  const match = begin();
  for (const { seat, said } of entries.slice(0, -1)) mustSay(match, seat, said);
  const { seat, said } = at(entries, entries.length - 1);
  const work = (): number => {
    const prepared = match.prepare(seat, match.seq, said);
    if (!prepared.granted) throw new Error(`refused: ${said.join(' ')}`);
    prepared.value.drop();
    return prepared.value.seq;
  };
  return warm(solo(1, work));
}

function mustSay<R extends Realm>(match: Match<R>, seat: string, said: Sentence): void {
  if (!match.say(seat, match.seq, said).granted) throw new Error(`refused: ${said.join(' ')}`);
}

interface Thick<R extends Realm> {
  readonly game: GameSystem<R>;
  readonly state: StateOf<R>;
  readonly seat: string;
  readonly view: R['view'];
  readonly random: ReturnType<typeof randomOf>;
}

function inTheThick<R extends Realm>(
  { begin, entries }: RecordedMatch<R>,
  work: (thick: Thick<R>) => readonly unknown[],
): Group {
  const match = begin();
  for (const { seat, said } of entries) mustSay(match, seat, said);
  const { system: game, asks } = match;
  const state = match.stateAt(match.seq);
  const seat = asks ?? '';
  const thick = { game, state, seat, view: game.view(state, seat), random: randomOf(SEED, 'bench') };
  return warm(solo(1, () => work(thick).length));
}

interface Step {
  readonly before: unknown;
  readonly after: unknown;
  readonly changes: unknown;
}

/** Each entry once, for the seat that spoke first. */
function overSteps<R extends Realm>({ begin, entries }: RecordedMatch<R>, work: (step: Step) => unknown): Group {
  const match = begin();
  const { seat: reader } = at(entries, 0);
  const viewNow = (): unknown => match.system.view(match.stateAt(match.seq), reader);
  let known = good(patch(null, diff(null, viewNow())));
  const steps = entries.map(({ seat, said }): Step => {
    mustSay(match, seat, said);
    const after = viewNow();
    const before = known;
    const changes: unknown = JSON.parse(JSON.stringify(diff(before, after)));
    known = good(patch(before, changes));
    return { before, after, changes };
  });
  const all = (): number => {
    let sum = 0;
    for (const step of steps) sum += typeof work(step) === 'object' ? 1 : 2;
    return sum;
  };
  return warm(solo(steps.length, all));
}

function warm(group: Group): Group {
  const [ours] = group.contestants;
  return { ...group, isSameWork: true, contestants: [{ ...ours, warmUps: WARM_UPS }] };
}

type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: unknown };

export function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
