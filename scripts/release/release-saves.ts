// Plays the matches that are kept with a release, and returns their saves. Nothing here may depend on today's code alone: to record a
// release that was forgotten, this file and each game's list are put beside the code of that day.
import { type Bot, type GameSystem, printSentence, randomAt, type Realm } from '@sandtable/kernel';
import { createMatch, exportForKeeper, type Match, PROCEDURE_SEAT } from '@sandtable/session';

interface Plan {
  readonly name: string;
  readonly options: object;
  /** How many seats people hold, counted from the first; bots have the others. */
  readonly people: number;
  /** Whether people sometimes take a sentence back and say it again. */
  readonly takesBack?: boolean;
  readonly entries?: number;
}

interface SavedGame<R extends Realm> {
  readonly game: GameSystem<R>;
  readonly bot: string;
  readonly bots: { readonly [name: string]: Bot<R['view']> };
}

export function* releaseSaves<R extends Realm>(
  played: SavedGame<R>,
  plans: readonly Plan[],
): Generator<readonly [name: string, save: string]> {
  for (const plan of plans) {
    const match = seated(played, plan);
    playThrough(match, played, plan);
    const save = exportForKeeper(match);
    if (!save.ok) throw new Error(JSON.stringify(save.problems));
    yield [plan.name, save.value];
  }
}

function seated<R extends Realm>({ game, bot, bots }: SavedGame<R>, { name, options, people }: Plan): Match<R> {
  const read = game.options(options);
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
  const holders = game.seats(read.value).map((seat, place) => {
    if (seat === PROCEDURE_SEAT) return [seat, { kind: 'procedure' }];
    return [seat, place < people ? { kind: 'person', name: `Player ${place + 1}` } : { kind: 'bot', bot }];
  });
  const plan = { options, seed: `release-${name}`, seats: Object.fromEntries(holders) };
  const match = createMatch(game, plan, Object.keys(bots));
  if (!match.ok) throw new Error(`${name}: ${JSON.stringify(match.problems)}`);
  return match.value;
}

/** People speak as the bot would: what matters is that their sentences are recorded. */
function playThrough<R extends Realm>(match: Match<R>, { game, bot, bots }: SavedGame<R>, plan: Plan): void {
  const { name, takesBack = false, entries = Number.POSITIVE_INFINITY } = plan;
  const speak = bots[bot];
  let undone = 0;
  for (let seat = match.asks; seat !== null && match.seq < entries; seat = match.asks) {
    const { view } = match.now(seat);
    const [only] = seat === PROCEDURE_SEAT ? game.everySentence(view) : [];
    const said = only ?? speak?.(view, randomAt(match.secretSeed, `bot/${seat}`, match.seq)) ?? [];
    const answer = match.say(seat, match.seq, said);
    if (!answer.granted) throw new Error(`${name}: ${seat} was refused ${printSentence(said)}`);
    const isPerson = match.seating[seat]?.kind === 'person';
    // Not every time: the sentence that replaces one taken back has another number, and stands.
    if (takesBack && isPerson && match.seq % 3 === 0 && match.undo(seat, match.seq).granted) undone++;
  }
  if (takesBack && undone === 0) throw new Error(`${name}: nothing was ever taken back`);
  if (entries === Number.POSITIVE_INFINITY && match.asks !== null) throw new Error(`${name}: not over`);
}
