import type { MatchInfo } from '@sandtable/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ChatLine, countUnread, lineTime, mergeLines } from '../server/chat-lines.ts';
import { Chat, type ChatProps } from './chat.tsx';
import { useChatRead } from './chat-read.ts';
import { rematchState } from './rematch.tsx';

const NOON = Date.UTC(2026, 10, 18, 12, 5);

function line(number: number, more: Partial<ChatLine> = {}): ChatLine {
  return { number, seat: 'soviet', name: 'Boris', to: 'all', text: `line ${number}`, at: NOON, ...more };
}

function chat(more: Partial<ChatProps> = {}): string {
  const talkers = [
    { seat: 'german', name: 'Anna', side: 'german' },
    { seat: 'soviet', name: 'Boris', side: 'soviet' },
  ];
  const asked = { onSay: async () => null, onMute: () => undefined };
  const props = { match: 'm1', seat: 'german', talkers, lines: [], hasPartner: false, muted: [], ...asked };
  return renderToStaticMarkup(<Chat {...props} {...more} />);
}

test('lines stay in order, each once, as they were told last; a page keeps so many and no more', () => {
  const known = mergeLines([], [line(1), line(2)]);
  const gone = line(1, { text: null, name: null });
  expect(mergeLines(known, [line(3), gone])).toEqual([gone, line(2), line(3)]);
  const many = Array.from({ length: 400 }, (_each, place) => line(place + 1));
  expect(mergeLines([], many).map(({ number }) => number)).toEqual(many.slice(100).map(({ number }) => number));
});

test('new is what others have said since the chat was open; one’s own words and gaps are not', () => {
  const lines = [line(1), line(2, { seat: 'german' }), line(3, { text: null }), line(4)];
  expect([0, 1, 4].map((read) => countUnread(lines, 'german', read))).toEqual([2, 1, 0]);
  useChatRead.getState().note('m1', lines);
  expect(useChatRead.getState().read).toEqual({ m1: 4 });
  useChatRead.getState().note('m1', [line(1)]);
  expect(useChatRead.getState().read).toEqual({ m1: 4 });
});

test('the time of today is a time; before that the day stands with it', () => {
  expect(lineTime(NOON, NOON + 60_000)).toMatch(/^\d\d:05$/);
  expect(lineTime(NOON, NOON + 3 * 86_400_000)).toMatch(/^18 Nov, \d\d:05$/);
});

test('what is said is text: no markup, no link; where words were taken away there is a gap', () => {
  const text = '<img src=x onerror=alert(1)> https://example.org';
  const shown = chat({ lines: [line(1, { text }), line(2, { text: null, name: null })] });
  expect(shown).toContain('&lt;img src=x onerror=alert(1)');
  expect(shown).not.toMatch(/<(?:img|a)\b/);
  expect(shown).toContain('taken back with its writer');
});

test('who is muted is not shown and can be heard again; observers neither speak nor mute', () => {
  const lines = [line(1), line(2, { seat: 'german', name: 'Anna' })];
  const muted = chat({ lines, muted: ['soviet'] });
  expect(muted).not.toContain('line 1');
  expect(muted).toContain('Hear Boris again');
  expect(chat({ lines })).toContain('Mute Boris');
  const observed = chat({ lines, seat: null });
  expect(observed).toContain('line 1');
  expect(observed).not.toMatch(/<form|Mute/);
});

test('who hears it is asked only where there are partners', () => {
  expect(chat()).not.toContain('Partners');
  expect(chat({ hasPartner: true })).toContain('Partners');
});

test('a rematch is asked for, waits, is declined or begins, as its seats are', () => {
  const seat = {
    kind: 'person',
    name: null,
    person: null,
    mark: null,
    isMine: false,
    reservedFor: null,
    isForMe: false,
  } as const;
  const mine = { seat: 'german', ...seat, name: 'Anna', isMine: true };
  const next = (status: 'waiting' | 'running', ...seats: MatchInfo['seats']) =>
    rematchState({ id: 'r', status, seats } as MatchInfo);
  const kept = { seat: 'soviet', ...seat, reservedFor: 'Boris' };
  expect(next('waiting', mine, kept)).toMatchObject({ kind: 'waits', names: ['Boris'] });
  expect(next('waiting', { ...kept, isForMe: true }, { ...mine, isMine: false })).toMatchObject({
    ...{ kind: 'asked', sides: 'Soviet' },
  });
  expect(next('waiting', mine, { ...kept, reservedFor: null }).kind).toBe('declined');
  expect(next('running', mine, { ...kept, reservedFor: null, name: 'Boris' }).kind).toBe('begun');
});
