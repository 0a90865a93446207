import { useEffect, useState } from 'react';
import { Button } from '../ui/buttons.tsx';
import { Choice } from '../ui/choice.tsx';
import { LinkLine, linkTo, QrPicture } from '../ui/link-line.tsx';
import { sharedAddress } from './carried.ts';
import { LONGEST_LINK, printPayload } from './payload.ts';
import { canSqueeze } from './squeeze.ts';
import type { ShareTexts } from './what-is-told.ts';

interface LinkPartProps {
  readonly seq: number;
  readonly told: ShareTexts;
  /** The text of the match; null if it is not available. */
  readonly read: (() => Promise<string>) | null;
  /** The end of a link to a match that the server has. */
  readonly short: (() => Promise<string | null>) | undefined;
}

const FROM = { entry: 'From this move', start: 'From the start' } as const;

/** The link, its length, and what it reveals. The link of a running match is only made when the player insists. */
export function LinkPart({ seq, told, read, short }: LinkPartProps) {
  const [isWanted, setWanted] = useState(told.leave === 'free');
  const [from, setFrom] = useState<keyof typeof FROM>('entry');
  const isMade = isWanted && told.leave !== 'barred';
  const payload = useCarried(isMade, read);
  const known = useCarried(isMade && short !== undefined, short ?? null);
  const at = from === 'start' ? 0 : seq;
  const link = payload.text === null ? '' : linkTo(sharedAddress(payload.text, at));
  const brief = known.text === null ? '' : linkTo(sharedAddress(known.text, at));
  const isLong = link.length > LONGEST_LINK;
  const shown = isLong ? brief : link;
  return (
    <section className="share-link" aria-label="Link">
      <div>
        {shown === '' ? null : (
          <>
            <LinkLine link={shown} label="Link to this match" />
            <meter className="share-meter" value={shown.length} max={LONGEST_LINK} aria-label="Length of the link" />
          </>
        )}
        <p className="soft">
          {isMade && link !== '' ? lengthWords(link.length, brief !== '') : ''}
          {isMade && link === '' ? (payload.failure ?? 'Making the link…') : ''}
        </p>
        <p data-tone={told.leave === 'free' ? undefined : 'alarm'}>{told.match}</p>
        {told.leave === 'warned' && !isWanted ? (
          <Button onClick={() => setWanted(true)}>Make the link all the same</Button>
        ) : null}
        {shown === '' || seq === 0 ? null : (
          <Choice label="Where it opens" values={['entry', 'start']} labels={FROM} value={from} onChange={setFrom} />
        )}
      </div>
      {brief === '' ? null : <QrPicture text={brief} label="The short link as a code for a phone’s camera" />}
    </section>
  );
}

function lengthWords(length: number, hasShort: boolean): string {
  const size = `${(length / 1000).toFixed(1)} of ${LONGEST_LINK / 1000} kB`;
  if (length <= LONGEST_LINK)
    return `${size}: the whole match is in the link. It opens without an account or a server.`;
  if (hasShort)
    return `The whole match would make a link of ${size}. This one is short, and this server keeps the match.`;
  return `${size}: too long for a link. Programs would cut it off on the way: save the file instead, and send that.`;
}

interface LinkEnd {
  readonly text: string | null;
  readonly failure: string | null;
}

const UNABLE = 'This browser is too old to make links: save the file instead.';

/** Made when it is wanted. The text of a match becomes the end of its link. */
function useCarried(isWanted: boolean, make: (() => Promise<string | null>) | null): LinkEnd {
  const [carried, setCarried] = useState<LinkEnd>({ text: null, failure: null });
  useEffect(() => {
    if (!isWanted || make === null) return undefined;
    let isHere = true;
    const carry = async (): Promise<string | null> => {
      if (!canSqueeze()) throw new Error(UNABLE);
      const text = await make();
      return text?.startsWith('{') === true ? printPayload(text) : text;
    };
    carry().then(
      (text) => (isHere ? setCarried({ text, failure: null }) : undefined),
      (error: unknown) => (isHere ? setCarried({ text: null, failure: wordsOf(error) }) : undefined),
    );
    return () => void (isHere = false);
    // oxlint-disable-next-line react/exhaustive-deps -- it is made once, of the match as it was when the sheet was opened
  }, [isWanted]);
  return carried;
}

function wordsOf(error: unknown): string {
  return `There is no link: ${error instanceof Error ? error.message : String(error)}`;
}
