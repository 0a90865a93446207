import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { ONLINE } from '../../games/addresses.ts';
import { ReloadButton } from '../../ui/buttons.tsx';
import { nextTurn, useTurns } from '../server/turns.ts';
import { useLobby } from './lobby-store.ts';
import { hearNewsWhileVisible } from './news.ts';
import './turn-count.css';

/**
 * While the page is visible, hears whose turn it is and shows how many turns are mine: in the title, on the icon, and as a
 * link.
 */
export function TurnCount() {
  const count = useTurns(({ turns }) => turns.length);
  useEffect(hearNewsWhileVisible, []);
  useEffect(() => countInTitle(count), [count]);
  useEffect(() => {
    showOnIcon(count);
    // Only an installed app has a badge; some browsers refuse it otherwise.
    const badge = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
    badge?.catch(() => undefined);
  }, [count]);
  return <NextMatch />;
}

/** The screens of a match have no room for it, and the lobby shows more. */
const WITHOUT = [ONLINE, '/play/', '/learn/', '/example/'];

function NextMatch() {
  const [location] = useLocation();
  const turns = useTurns((mine) => mine.turns);
  const next = nextTurn(turns, '');
  const isOutdated = useLobby((lobby) => lobby.isOutdated);
  if (isOutdated && !WITHOUT.slice(1).some((place) => location.includes(place)))
    return (
      <aside className="next-match" aria-label="Update" role="status">
        Sandtable was updated. <ReloadButton />
      </aside>
    );
  if (next === undefined || WITHOUT.some((place) => location.includes(place))) return null;
  return (
    <aside className="next-match" aria-label="Your turn">
      <Link
        href={`${ONLINE}/match/${next.match}/${encodeURIComponent(next.seat)}`}
        className="button"
        data-tone="normal"
      >
        {turns.length === 1 ? 'Your turn: play' : `Your turn in ${turns.length} matches: play the next`}
      </Link>
    </aside>
  );
}

/** Puts the count in front of whatever title a screen sets. Returns a function that stops it. */
function countInTitle(count: number): () => void {
  const show = (): void => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    const title = count === 0 ? plain : `(${count}) ${plain}`;
    if (document.title !== title) document.title = title;
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

const PLAIN = 'icon.svg';

function showOnIcon(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  const plain = (icon.dataset['plain'] ??= icon.getAttribute('href') ?? PLAIN);
  icon.href = count === 0 ? plain : `data:image/svg+xml,${encodeURIComponent(iconWith(count))}`;
}

/** Three hexes as in the app's own icon, with a number that is legible at 16 pixels. */
function iconWith(count: number): string {
  const text = count > 9 ? '9+' : String(count);
  const hexes = ['M24 14 18 24H6L0 14 6 4h12Z', 'M42 24 36 34H24L18 24l6-10h12Z', 'M60 14 54 24H42l-6-10L42 4h12Z'];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">',
    ...hexes.map((path) => `<path d="${path}" fill="#e8e1cf" stroke="#2f5138" stroke-width="3"/>`),
    '<circle cx="38" cy="38" r="21" fill="#9b111e" stroke="#fff" stroke-width="2"/>',
    `<text x="38" y="48" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${text.length > 1 ? 24 : 30}" fill="#fff">${text}</text>`,
    '</svg>',
  ].join('');
}
