// Prints docs/protocol.md from the schemas that check every message.
import {
  ANSWERS,
  CLIENT_MESSAGES,
  jsonSchemaOf,
  PROTOCOL,
  REQUESTS,
  ROUTES,
  SERVER_MESSAGES,
} from '@sandtable/protocol';

type Schema = Parameters<typeof jsonSchemaOf>[0];

const CLIENT_ABOUT: Readonly<Record<keyof typeof CLIENT_MESSAGES, string>> = {
  listen:
    'Follows lists of matches: those of this person, and with `lobby` the open tables, each with the tag of the list that the page has, or null. What the page lacks comes first, then `listening`; from then on whatever changes. Said again it follows the lists named then; a page says it every minute.',
  open: 'Follows a match, as a seat that one has or as `observer`. `seq` is the last entry whose events the page has, -1 for none. A `moment` comes that goes on from nothing, with the entries that were missed. Whoever lacks what a `moment` goes on from opens the match again.',
  close: 'Follows it no longer.',
  seen: 'The last entry that was on this screen, so that the next device knows what is new. The answer says the last entry there is.',
  wait: 'This page shows a table of this person’s that waits for players, until the connection ends. An open table with minutes a side is listed only while its maker’s page does.',
  ask: 'Asks about a match that is open as `as`: `at`, the match after an entry, or after each up to `to`, at most 50; `why` and `whatIf`, how the AI decided an entry, and how with one of its counters spent; `log`, the page of 50 entries before one.',
  say: 'A sentence of the game. `seq` is the last entry that the page has seen. Sent again after it was accepted, it is accepted again and nothing happens.',
  undo: 'Takes back one’s own last sentence, if nobody has learned anything from it.',
  resign:
    'Gives up every seat that one has in the match. With partners the match goes on, and one of them plays those seats.',
  offer:
    'Offers a draw, or a take-back with the entry `to` go back to, or that the own side resigns, or agrees to one. It is carried out when every person has agreed; to resign, every person of that side.',
  decline: 'Takes such an offer back, or refuses it.',
  answers:
    'All that a seat answers from now on without being asked: the `StandingAnswers` of [023](decisions/023-answers-beforehand.md), with all fields. A pass must have seen the last entry.',
  claim:
    'Against whoever is asked and stays away: `win` the match or seat a `bot` for him once his time is over, `wait` without a limit, or `hurry`: count his time again. `back` takes one’s own seat back from such a bot ([025](decisions/025-time.md)).',
  chat: 'Says something beside the board, to all who play or to one’s partners. It is kept with the match, and no part of it.',
};

const SERVER_ABOUT: Readonly<Record<keyof typeof SERVER_MESSAGES, string>> = {
  hello: 'The first message: who the cookie says one is.',
  listening: 'Answers `listen`, after the lists: their tags, null for one that is not followed, and the server’s time.',
  mine: 'The list of this person’s matches, as `GET /api/matches/mine` has it: whole where `after` is null; otherwise what has changed since the list with that tag, and which matches are `gone` from it. Whoever lacks that list says `listen` again.',
  hall: 'What the lobby shows besides tables, as `GET /api/lobby` has it: at the first `listen` that names `lobby`, and whenever it has changed.',
  lobby: 'The list of the open tables, as `GET /api/matches/open` has it, in the same form.',
  reload: 'The page speaks another version: it is to be reloaded. The connection is closed.',
  moment:
    'A match after its last entry, as this audience may know it: the entries that it has missed with their events, and what has changed since the moment of the entry `after` (null: since nothing), in the form of [022](decisions/022-views-and-patches.md). With the events of the last entry it is what `hear` of the session takes, which makes of it the view, who is asked, the entry that one’s own undo would return to, and the outcome. Each connection is told the whole once for each audience. `words` are one’s own, and those of the table; Of many entries that were missed only the newest 50 come; older ones are asked for. `commitment`, `seating` and `seen`, the last entry that this person had on a screen, come with the whole, `seating` also when a seat changes hands; `isAnswered` says that the seat has answered this question beforehand; `seed` is there once the match is over. `clocks` are as they are at the server’s time `at`; `away` is whom all wait for, and from when on a `claim` may be made.',
  clocks: 'The clocks, when they have changed without an entry; otherwise they come with a `moment`.',
  presence: 'Which seats have a screen open on this match, and how many observers look on, whenever that changes.',
  answer:
    'What was asked by the message of this id. Moments are as in `moment`: the first whole, each of the others as changes of the one before.',
  offers: 'All that is on offer, whenever that changes.',
  answers:
    'What this seat answers beforehand, to itself alone: when it opens the match, and whenever that changes. Null for nothing.',
  chat: 'What was said beside the board, as far as this person may hear it: the last lines when the match is opened, then each new one. Observers hear it when the match is over. `text` is null where somebody has taken their words away.',
  accepted: 'Yes to the message of this id. `seq` is its entry, or the last one.',
  refused:
    'No, with reasons and in words; nothing has changed. `id` is null where the message had none that could be read.',
};

export function printProtocol(): string {
  return [
    '# Protocol',
    '',
    `Printed from the schemas by \`npm run protocol\`; do not edit. This is version ${PROTOCOL}.`,
    '',
    `The socket is at \`/api/socket?v=${PROTOCOL}&match=<id>\`: one for each match that is played; a page that is at none leaves \`match\` out. Messages are JSON texts of at most 16 kB, one a frame. Requests and answers are JSON. Whatever changes`,
    'anything, and every socket, must come from a page of the server itself (`Origin`). A person is known by the cookie `sandtable`. Fields with a ? may be',
    'left out; there are no others. A request that is refused is answered with a status of 400 or more and `error`, in words.',
    '',
    '## What a page sends over the socket',
    ...sections(CLIENT_MESSAGES, CLIENT_ABOUT),
    '',
    '## What the server sends over the socket',
    ...sections(SERVER_MESSAGES, SERVER_ABOUT),
    '',
    '## Requests',
    '| request | body | answer | |',
    '|---|---|---|---|',
    ...Object.entries(ROUTES).map(
      ([route, { about, ...rest }]) =>
        `| \`${route}\` | ${'body' in rest ? rest.body : ''} | ${'answer' in rest ? rest.answer : ''} | ${about} |`,
    ),
    '',
    '## Bodies',
    ...sections(REQUESTS),
    '',
    '## Answers',
    ...sections(ANSWERS),
  ].join('\n');
}

function sections<Name extends string>(
  all: Readonly<Record<Name, Schema>>,
  about?: Readonly<Record<Name, string>>,
): string[] {
  const names = Object.keys(all).filter((name): name is Name => Object.hasOwn(all, name));
  return names.flatMap((name) => [
    '',
    `### ${name}`,
    ...(about === undefined ? [] : [about[name], '']),
    '```',
    ...fieldsOf(jsonSchemaOf(all[name])),
    '```',
  ]);
}

/** The parts of a JSON schema that are printed. */
interface Shape {
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly unknown[] | undefined;
  readonly oneOf?: readonly unknown[] | undefined;
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: unknown;
  readonly additionalProperties?: unknown;
  readonly minimum?: number | undefined;
  readonly maxLength?: number | undefined;
}

function fieldsOf(raw: unknown): string[] {
  const { properties = {}, required = [] } = raw as Shape;
  return Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
}

function typeOf(raw: unknown): string {
  const shape = raw as Shape;
  if (typeof shape.type === 'object') return shape.type.map((type) => typeOf({ ...shape, type })).join(' | ');
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum !== undefined) return shape.enum.map((each) => JSON.stringify(each)).join(' | ');
  const either = shape.anyOf ?? shape.oneOf;
  if (either !== undefined) return either.map(typeOf).join(' | ');
  if (shape.type === 'array') return `[${typeOf(shape.items)}]`;
  if (shape.type === 'object' && shape.properties !== undefined) return `{ ${fieldsOf(shape).join(', ')} }`;
  if (shape.type === 'object') return `{ [name]: ${typeOf(shape.additionalProperties)} }`;
  if (shape.type === 'string' && shape.maxLength !== undefined) return `text of at most ${shape.maxLength}`;
  if (shape.type === 'integer') return shape.minimum === -1 ? 'whole number from -1' : 'whole number';
  return { string: 'text', boolean: 'true | false', number: 'number', null: 'null' }[shape.type ?? ''] ?? 'any';
}
