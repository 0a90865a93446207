import { qrOf } from '@sandtable/protocol';
import type { MatchInfo } from '@sandtable/protocol';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { CopyButton } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notices.tsx';
import { storedRecord, storedValue } from '../../ui/stored.ts';
import { askServer, ServerError } from '../server/ask.ts';
import { joinAddress, linkTo } from './match-order.ts';
import './invitation.css';

/** Light modules around a code, as its readers expect. */
const QUIET = 4;

/** A link as a code for a camera; nothing if it is too long for one. Dark on light in both themes: cameras want that. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrOf(text);
  if (code === null) return null;
  const size = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-light" d={`M0 0h${size}v${size}H0z`} />
      <path className="qr-dark" d={dark.join('')} />
    </svg>
  );
}

/** A link to select or copy. */
export function LinkLine({ link, label }: { readonly link: string; readonly label: string }) {
  return (
    <div className="link-line">
      <input className="field" readOnly value={link} aria-label={label} onFocus={({ target }) => target.select()} />
      <CopyButton text={link} />
    </div>
  );
}

/** The links that were made in this browser, by match: the server has only their hashes. */
const invitations = storedValue('sandtable/invitations', storedRecord(z.string()));

const MOST_KEPT = 30;

export function keepInvitation(match: string, token: string): void {
  const kept = Object.entries(invitations.read()).filter(([known]) => known !== match);
  invitations.write(Object.fromEntries([...kept, [match, token] as const].slice(-MOST_KEPT)));
}

/** The token of a table of one's own: the one that was made with it, or a new one. */
async function invitationTo(match: string): Promise<string> {
  const known = invitations.read()[match];
  if (known !== undefined) return known;
  const { token } = await askServer('POST /api/matches/:id/link', { id: match });
  keepInvitation(match, token);
  return token;
}

/** The link to a table that waits, and its code. Made when it is shown. */
export function Invitation({ match }: { readonly match: MatchInfo }) {
  const [token, setToken] = useState<string | ServerError | null>(null);
  useEffect(() => {
    let isHere = true;
    invitationTo(match.id).then(
      (found) => (isHere ? setToken(found) : undefined),
      (error: unknown) => (isHere && error instanceof ServerError ? setToken(error) : undefined),
    );
    return () => void (isHere = false);
  }, [match.id]);
  if (token instanceof ServerError) return <Notice>{token.message}</Notice>;
  if (token === null) return <p className="soft">Making the link…</p>;
  const link = linkTo(joinAddress(match.id, token));
  return (
    <div className="invitation">
      <QrPicture text={link} label="The link as a code for a phone’s camera" />
      <LinkLine link={link} label="Link for your friend" />
    </div>
  );
}
