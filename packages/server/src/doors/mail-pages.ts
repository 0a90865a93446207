import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rooms } from './rooms.ts';

/** Links in mails. They carry a token, since the reader may be on a device that is not signed in. */
export const MAIL_PAGES: readonly string[] = ['/api/notices/confirm', '/api/notices/out'];

/** Nothing loads, nothing runs, and the form posts only to this server. */
const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface MailPage {
  readonly path: string;
  readonly title: string;
  /** Undefined if the token is no longer valid. */
  asks(token: string): Promise<string | undefined>;
  readonly button: string;
  does(token: string): Promise<unknown>;
  readonly done: string;
}

/** Pages with one button: a mail program that follows every link changes nothing. */
export function addMailPages(app: FastifyInstance, { notices, store }: Rooms): void {
  const { addresses } = notices;
  const pages: readonly MailPage[] = [
    {
      ...{ path: '/api/notices/confirm', title: 'Your address', button: 'Send them here' },
      asks: async (token) => {
        const mail = await addresses.toConfirm(token);
        return mail && `Shall Sandtable send notices to ${mail.address}?`;
      },
      does: (token) => addresses.confirm(token),
      done: 'Done. You will be told when it is your turn.',
    },
    {
      ...{ path: '/api/notices/out', title: 'No more mail', button: 'Send no more' },
      asks: async (token) => {
        const mail = await store.notices.mailByWayOut(token);
        return mail && `Shall Sandtable send nothing more to ${mail.address}?`;
      },
      does: (token) => addresses.leave(token),
      done: 'Done. Nothing more will be sent to you.',
    },
  ];
  void app.register(async (scope) => {
    // Posted by the button, or by a mail program's own unsubscribe (RFC 8058). Ignore the body: the token is in the address.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { bodyLimit: 4000, parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    for (const page of pages) addPage(scope, page);
  });
}

function addPage(scope: FastifyInstance, { path, title, asks, button, does, done }: MailPage): void {
  scope.get(path, async (request, reply) => {
    const token = tokenIn(request);
    const question = await asks(token);
    if (question === undefined) return show(reply.code(404), title, `<p>${GONE}</p>`);
    const action = `${path}?token=${encodeURIComponent(token)}`;
    return show(
      reply,
      title,
      `<p>${escape(question)}</p><form method="post" action="${escape(action)}"><button>${button}</button></form>`,
    );
  });
  scope.post(path, async (request, reply) => {
    const isDone = (await does(tokenIn(request))) !== undefined;
    return show(reply.code(isDone ? 200 : 404), title, `<p>${isDone ? done : GONE}</p>`);
  });
}

const GONE = 'This link was used before, or is too old.';

function tokenIn({ query }: FastifyRequest): string {
  const { token }: { readonly token?: unknown } = Object(query);
  return typeof token === 'string' ? token.slice(0, 100) : '';
}

function show(reply: FastifyReply, title: string, body: string): FastifyReply {
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandtable: ${title}</title>`;
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(`${head}<h1>${title}</h1>${body}<p><a href="/#/online">To Sandtable</a></p></html>`);
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
