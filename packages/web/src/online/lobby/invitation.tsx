import type { MatchInfo } from '@sandtable/protocol';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { LinkLine, linkTo, QrPicture } from '../../ui/link-line.tsx';
import { Notice } from '../../ui/notices.tsx';
import { storedRecord, storedValue } from '../../ui/stored.ts';
import { askServer, ServerError } from '../server/ask.ts';
import { joinAddress } from './match-order.ts';
import './invitation.css';

/** The links made in this browser, by match: the server only has their hashes. */
const invitations = storedValue('sandtable/invitations', storedRecord(z.string()));

const MOST_KEPT = 30;

export function keepInvitation(match: string, token: string): void {
  const kept = Object.entries(invitations.read()).filter(([known]) => known !== match);
  invitations.write(Object.fromEntries([...kept, [match, token] as const].slice(-MOST_KEPT)));
}

/** The token of the person's own table: the one made with it, or a new one. */
async function invitationTo(match: string): Promise<string> {
  const known = invitations.read()[match];
  if (known !== undefined) return known;
  const { token } = await askServer('POST /api/matches/:id/link', { id: match });
  keepInvitation(match, token);
  return token;
}

const CODE = 'The link as a code for a phone’s camera';

/** The link to a waiting table, with its QR code, in sight or one press away. Made when first shown. */
export function Invitation({ match, showsCode = true }: { readonly match: MatchInfo; readonly showsCode?: boolean }) {
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
      {showsCode ? <QrPicture text={link} label={CODE} /> : null}
      <LinkLine link={link} label="Link for your friend" />
      {showsCode ? null : (
        <details className="invitation-code">
          <summary>Code for a phone</summary>
          <QrPicture text={link} label={CODE} />
        </details>
      )}
    </div>
  );
}
