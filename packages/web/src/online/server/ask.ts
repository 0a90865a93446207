import type { AnswerTo, BodyFor, Route } from '@sandtable/protocol';

/** `none`: there is no match server here, only files. `away`: there is one, and it does not answer at present. */
export type Unasked = 'none' | 'away' | 'refused';

/** A request that failed; `message` is for people. */
export class ServerError extends Error {
  readonly why: Unasked;
  /** Of the response; 0 if there was none. */
  readonly status: number;

  constructor(why: Unasked, status: number, message: string) {
    super(message);
    this.why = why;
    this.status = status;
  }
}

const AWAY = 'The server does not answer. Nothing is lost; try again in a moment.';
const NONE = 'Nobody can play others here: this copy of Sandtable has no server.';

interface RequestParts<R extends Route> {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyFor<R>;
}

/** Asks the server that served this page; throws a ServerError unless it succeeds. */
export async function askServer<R extends Route>(route: R, sent: RequestParts<R> = {}): Promise<AnswerTo<R>> {
  return answerIn<R>(await fetchFrom(route, sent));
}

async function answerIn<R extends Route>(response: Response): Promise<AnswerTo<R>> {
  // A file server answers with a page, or an error page; ours always answers in JSON.
  if (!(response.headers.get('Content-Type') ?? '').startsWith('application/json'))
    throw response.status >= 500 ? new ServerError('away', response.status, AWAY) : new ServerError('none', 0, NONE);
  const answer: unknown = await response.json();
  if (response.ok) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server made it by the same schema
    return answer as AnswerTo<R>;
  }
  const message = isError(answer) ? answer.error : `The server refused (${response.status}).`;
  throw new ServerError(response.status >= 500 ? 'away' : 'refused', response.status, message);
}

/** An answer that the server tags: with its tag, and the server's time in whole seconds. */
interface Tagged<R extends Route> {
  readonly answer: AnswerTo<R>;
  readonly tag: string | null;
  readonly at: number | null;
}

const tagged = new Map<Route, { readonly sent: string; readonly answer: unknown; readonly tag: string | null }>();

/** Asks for something that has perhaps not changed since: then it is not sent again. */
export async function askAgain<R extends Route>(route: R): Promise<Tagged<R>> {
  const known = tagged.get(route);
  const response = await fetchFrom(route, {}, known === undefined ? {} : { 'If-None-Match': known.sent });
  const date = Date.parse(response.headers.get('Date') ?? '');
  const at = Number.isNaN(date) ? null : date;
  if (response.status === 304 && known !== undefined) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- it was kept as the answer to this route
    return { answer: known.answer as AnswerTo<R>, tag: known.tag, at };
  }
  const answer = await answerIn<R>(response);
  const sent = response.headers.get('ETag');
  const tag = sent === null ? null : (/"(.+)"/.exec(sent)?.[1] ?? null);
  if (sent === null) tagged.delete(route);
  else tagged.set(route, { sent, answer, tag });
  return { answer, tag, at };
}

async function fetchFrom<R extends Route>(
  route: R,
  { id = '', query = {}, body }: RequestParts<R>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const [method = 'GET', path = ''] = route.split(' ');
  const behind = new URLSearchParams(query).toString();
  const address = `${path.replace(':id', encodeURIComponent(id))}${behind === '' ? '' : `?${behind}`}`;
  const json = { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(address, { method, cache: 'no-store', headers, ...(body === undefined ? {} : json) });
  } catch {
    throw new ServerError('away', 0, AWAY);
  }
}

/** This page's part of the seed: random, so that the server cannot choose the dice alone. */
export function freshPart(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isError(answer: unknown): answer is { readonly error: string } {
  return typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string';
}
