import {
  AI_SEAT,
  type Bear,
  BOT_NAMES,
  type BotName,
  botsFor,
  draftAdvice,
  draftWarnings,
  fieldsOf,
  nameOfHex,
  printPosition,
  printSetUp,
  type Seen,
  setUpOf,
  sheetText,
  SIDES,
  type UnitId,
  unitOf,
  type View,
} from '@sandtable/bear';
import { setUpPage } from '@sandtable/bear/pictures';
import { printFacing } from '@sandtable/hex';
import { parseSeed, printSentence, randomAt } from '@sandtable/kernel';
import { createMatch, exportForKeeper, type Match } from '@sandtable/session';
import type { OptionInput } from '../../desk/options.ts';
import { valueOf } from '../../io/input.ts';
import type { Output } from '../../io/output.ts';
import { refuseOld, writeNew } from '../../io/write.ts';
import { openTable, type Table } from '../table.ts';
import { botOfStyle, checkedDraft, draftOptions, refusedDraft } from './draft-options.ts';

/** `generate`: has bots draft a battle and writes its set-up. */
export function generateBattle(asked: OptionInput, out: Output): void {
  const table = openTable();
  for (const name of ['html', 'save', 'position']) {
    const file = asked.text(name);
    if (file !== undefined && !asked.has('force')) refuseOld(file);
  }
  const rawSeed = asked.must('seed', 'a seed');
  const seed = valueOf(parseSeed(rawSeed));
  const options = { ...draftOptions(table.pack, asked), ...(table.named === null ? {} : { pack: table.named }) };
  const match = playDraft(table, options, seed, botOfStyle(asked.must('style', 'how the bots draft')));
  const on = fieldsOf(table.pack);
  const [open, truth]: readonly Seen[] = [on(match.now('spectator').view), on(match.now('referee').view)];
  if (open === undefined || truth === undefined) return;
  const { position, missing } = printPosition(truth);
  const { draft } = checkedDraft(table.game, options);
  const advice = [
    ...(draft === null ? [] : draftAdvice(table.pack, draft)),
    ...SIDES.flatMap((side) => draftWarnings(truth, side)),
  ];
  out.write(
    asked.has('json')
      ? `${JSON.stringify({ seed, ...setUpData(truth), advice, position })}\n`
      : `${[...printSetUp(truth), ...advice].join('\n')}\n`,
  );
  const wrote: string[] = [];
  const write = (file: string | undefined, text: () => string, note: string): void => {
    if (file === undefined) return;
    writeNew(file, text(), asked.has('force'));
    wrote.push(`${file}: ${note}`);
  };
  write(asked.text('html'), () => setUpPage({ open, truth, seed: rawSeed }), 'a page to print');
  write(
    asked.text('save'),
    () => valueOf(exportForKeeper(match)),
    'a match to go on with, in the app or with sandtable replay',
  );
  write(
    asked.text('position'),
    () => `${JSON.stringify(position, null, 2)}\n`,
    missing.length === 0 ? 'a position' : `a position, without ${missing.join(', ')}`,
  );
  if (!asked.has('json') && wrote.length > 0) out.write(`\n${wrote.join('\n')}\n`);
}

export type DraftedMatch = Match<Bear>;

/** The seats of the saved match: a person in the first, captains in the others. */
const PERSON = { kind: 'person', name: 'You' };
const CAPTAIN = { kind: 'bot', bot: 'captain' };

function playDraft({ game, pack }: Table, options: object, seed: string, name: BotName): DraftedMatch {
  const [first, ...others] = game.seats(checkedDraft(game, options));
  const seats = Object.fromEntries([
    [first, PERSON],
    ...others.map((seat) => [seat, seat === AI_SEAT ? { kind: 'procedure' } : CAPTAIN]),
  ]);
  const match = createMatch(game, { options, seed, seats }, BOT_NAMES);
  if (!match.ok) throw refusedDraft(match.problems);
  const bot = botsFor(game, pack)[name];
  while (isDrafting(match.value.now('referee').view)) {
    const seat = match.value.asks;
    if (seat === null) throw new Error('a generation ended without a battle');
    const { seq } = match.value;
    const sentence = bot(match.value.now(seat).view, randomAt(match.value.secretSeed, `bot/${seat}`, seq));
    const answer = match.value.say(seat, seq, sentence);
    if (!answer.granted) throw new Error(`${name} said what was refused: ${printSentence(sentence)}`);
  }
  return match.value;
}

function isDrafting({ draft }: View): boolean {
  return draft !== null && draft.phase !== 'done';
}

type Draft = NonNullable<Seen['view']['draft']>;

/** A generated battle as plain data: everything by its word, and also in sentences. */
function setUpData(seen: Seen): object {
  const { view, pack, map } = seen;
  const { draft, terms } = view;
  if (draft === null) throw new Error('this match was not generated');
  const words = setUpOf(seen);
  return {
    guideline: draft.plan.number,
    title: words.title,
    solo: draft.isSolo,
    boards: 'boards' in terms.map ? terms.map.boards : [],
    rounds: terms.rounds,
    initiativePlayer: view.players[draft.initiative]?.side ?? null,
    players: view.players.map((player, place) => ({
      seat: player.seat,
      side: player.side,
      caps: player.start,
      actionCards: terms.players[place]?.cards ?? null,
      plays: draft.plays.flatMap((play) => (play.player === place ? [playData(seen, play)] : [])),
      units: view.roster.flatMap((unit) => (unitOf(seen, unit).owner === place ? [unitData(seen, draft, unit)] : [])),
      weapons: player.weapons.map(({ card, unit, uses }) => ({
        card: pack.actionCards[card]?.id,
        ...(unit === -1 ? {} : { unit: pack.counters[unit]?.word }),
        uses,
      })),
    })),
    controls: view.controls.map(({ at, side }) => ({ at: nameOfHex(map, at), side })),
    markers: view.markers.map(({ kind, at, side, hidden }) => ({ kind, at: nameOfHex(map, at), side, hidden })),
    words,
    sheet: sheetText(seen),
  };
}

function playData({ pack }: Seen, { deck, card, half }: Draft['plays'][number]): object {
  const generator = pack.generatorCards[card];
  const word =
    deck === 'condition'
      ? pack.conditionCards[card]?.id
      : `${generator?.side}-${String(generator?.number).padStart(2, '0')}`;
  return { card: word, half };
}

/** A unit on the map, or when and over which edges it enters. */
function unitData(seen: Seen, { ways }: Draft, unit: UnitId): object {
  const { pack, map, view } = seen;
  const { at, facing, fate, entry, hidden } = unitOf(seen, unit);
  const { word = '', type } = pack.counters[unit] ?? {};
  const known = { unit: word, type: type?.id, ...(hidden ? { hidden } : {}) };
  if (fate !== 'waiting') return { ...known, at: nameOfHex(map, at), facing: printFacing(facing) };
  const way = ways[entry];
  const boards = 'boards' in view.terms.map ? view.terms.map.boards : [];
  const edges = (way?.edges ?? []).map(({ board, edge }) => `${boards[board]?.board}-${edge}`);
  return { ...known, enters: { round: way?.round ?? 1, edges } };
}
