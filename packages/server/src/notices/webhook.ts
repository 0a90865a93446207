import type { WebhookRow } from '../store/notice-rows.ts';
import type { Message } from './messages.ts';
import { type Delivery, post } from './outside.ts';

/** The channel is gone, or its owner has shut us out. */
const GONE: readonly number[] = [400, 401, 403, 404, 410];

/** Posts to a channel of Discord or Slack, or to anything that takes one of their forms. */
export async function postTo(
  { url, form }: WebhookRow,
  message: Message,
  home: string,
  mayLoop: boolean,
): Promise<Delivery> {
  const body = JSON.stringify(FORMS[form](message, home));
  const answer = await post({ url, headers: { 'Content-Type': 'application/json' }, body }, mayLoop);
  if (answer.kind !== 'answered') return answer;
  const { status } = answer;
  if (GONE.includes(status)) return { kind: 'gone', why: `It answered with ${status}.` };
  return status < 300 ? { kind: 'sent' } : { kind: 'again', why: `the webhook said ${status}` };
}

/** Names are the players' own text: escaped, so that they mention no one and format nothing. */
const FORMS: Readonly<Record<WebhookRow['form'], (message: Message, home: string) => object>> = {
  discord: ({ title, body, path }, home) => ({
    content: `**${escapeDiscord(title)}**\n${escapeDiscord(body)}\n<${home}${path}>`,
    allowed_mentions: { parse: [] },
  }),
  slack: ({ title, body, path }, home) => ({
    text: `*${escapeSlack(title)}*\n${escapeSlack(body)}\n<${home}${path}|Open>`,
    unfurl_links: false,
  }),
};

function escapeDiscord(text: string): string {
  return text.replaceAll(/[\\*_~`|>#[\]()<@:-]/g, String.raw`\$&`);
}

function escapeSlack(text: string): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  // A zero-width space before the sign keeps it from being markup.
  return plain.replaceAll(/[*_~`]/g, '\u200B$&');
}
