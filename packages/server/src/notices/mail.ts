import type { Transporter } from 'nodemailer';
import type { Message } from './messages.ts';
import type { Delivery } from './outside.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link that ends these mails; none in a mail that was asked for by hand. */
  readonly wayOut?: string;
}

const LONGEST_MS = 20_000;
/** From this command on the mail server has the whole letter, and may have sent it on. */
const IN_DOUBT = 'DATA';

export class Post {
  readonly #url: string;
  readonly #from: string;
  #transport: Promise<Transporter> | null = null;

  constructor(url: string, from: string) {
    this.#url = url;
    this.#from = from;
  }

  async send({ to, subject, text, wayOut }: Letter): Promise<Delivery> {
    this.#transport ??= this.#open();
    const transport = await this.#transport;
    const headers = {
      // Asks other programs not to reply.
      'Auto-Submitted': 'auto-generated',
      ...(wayOut === undefined
        ? {}
        : { 'List-Unsubscribe': `<${wayOut}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    };
    try {
      await transport.sendMail({ from: this.#from, to: { name: '', address: to }, subject, text, headers });
      return { kind: 'sent' };
    } catch (error) {
      return judgeFailure(error);
    }
  }

  async close(): Promise<void> {
    (await this.#transport)?.close();
  }

  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const limits = { connectionTimeout: LONGEST_MS, greetingTimeout: LONGEST_MS, socketTimeout: LONGEST_MS };
    // A letter must not read files or fetch addresses.
    return createTransport({ url: this.#url, ...limits, disableFileAccess: true, disableUrlAccess: true });
  }
}

/** A rejected address (5xx at RCPT) is final; any other failure may pass. */
function judgeFailure(error: unknown): Delivery {
  const {
    code,
    command = '',
    responseCode = 0,
    message,
  }: Failure = error instanceof Error ? error : new Error(String(error));
  if (code === 'EENVELOPE' && command.startsWith('RCPT') && responseCode >= 500)
    return { kind: 'gone', why: 'The mail server says that there is no such address.' };
  const isInDoubt = responseCode === 0 && command === IN_DOUBT;
  return { kind: isInDoubt ? 'unsure' : 'again', why: message };
}

type Failure = Error & { readonly code?: string; readonly command?: string; readonly responseCode?: number };

export function letterOf({ title, body, path }: Message, to: string, home: string, wayOut: string): Letter {
  const end = `You get this because you asked for it at ${home}.\nNo more of these: ${wayOut}`;
  return { to, subject: title, text: `${title}\n${body}\n\n${home}${path}\n\n-- \n${end}\n`, wayOut };
}
