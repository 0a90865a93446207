import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangedChoice } from './changed-match.tsx';

function shown(from: number, agreed: readonly string[], problem = ''): string {
  const people = ['Anna', 'Ben', 'Carl'].map((name) => ({
    ...{ seat: name.toLowerCase(), name, hasAgreed: agreed.includes(name), isMine: name === 'Anna' },
  }));
  const markup = renderToStaticMarkup(
    <ChangedChoice changed={{ from, people }} problem={problem} onChoose={() => {}} />,
  );
  return markup
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>+/g, '|')
    .replaceAll(/\|+/g, '|');
}

test('whoever has not agreed is asked; whoever has sees who is missing, and may still end it', () => {
  expect(shown(12, ['Carl'])).toBe(
    '|If all agree, it goes on from before move 12, and what was said since is set aside. If anybody ends it, nobody has won.|Go on from before move 12|End the match|',
  );
  expect(shown(12, ['Anna', 'Carl'])).toBe('|You agree to go on from before move 12. Still asked: Ben.|End the match|');
});

test('one that cannot be set up any more can only be ended, and a refusal is told', () => {
  const text = shown(0, [], 'The server does not answer.');
  expect(text).toContain('|The server does not answer.|End the match|');
  expect(text).not.toContain('move 0');
});
