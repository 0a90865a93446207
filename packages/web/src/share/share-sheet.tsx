import { useEffect, useState } from 'react';
import { fileName, matchFile } from '../link/files.ts';
import type { ShareWish } from '../match/app-context.ts';
import { type ThemeName, useThemeName } from '../settings/use-theme.ts';
import { Button } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notices.tsx';
import { today } from '../ui/words.ts';
import { ClipRow } from './clip-row.tsx';
import { LinkPart } from './link-part.tsx';
import { pictureOf, type SharedPicture } from './picture.ts';
import { giveFile } from './picture-file.ts';
import { POST } from './post-drawing.ts';
import { ShareRow } from './share-row.tsx';
import { whatIsTold } from './what-is-told.ts';
import './share.css';

/** Where the whole match comes from. */
export interface SharedRecord {
  readonly read: () => Promise<string>;
  /** The end of a short link to it; null if it is not public on this server. */
  readonly short?: () => Promise<string | null>;
}

interface ShareSheetProps {
  readonly wish: ShareWish;
  readonly record?: SharedRecord;
  readonly onClose: () => void;
}

/** One sheet for all ways to share a match. The picture it shows is the one it sends. */
export function ShareSheet({ wish, record, onClose }: ShareSheetProps) {
  const { sitting, moment } = wish;
  const { local, name, seating } = sitting;
  const { hasMap } = moment.position;
  const theme = useThemeName();
  const { picture, address, failure: undrawn } = usePicture(hasMap ? wish : null, theme);
  const [failure, setFailure] = useState<string | null>(null);
  const isOver = sitting.now().outcome !== null;
  const told = whatIsTold({ isOver, isHere: local !== null, seating });
  const read = record?.read ?? (local === null ? null : () => local.save());
  const file = (kind: string): string => `${fileName(name)}-${today()}-${moment.seq}.${kind}`;
  const give = (made: Promise<File>): void => {
    made.then(giveFile).catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  };
  return (
    <Dialog open onClose={onClose} title={moment.outcome === null ? `Share move ${moment.seq}` : 'Share this match'}>
      <div className="share">
        <LinkPart seq={moment.seq} told={told} read={read} short={record?.short} />
        {hasMap ? (
          <figure className="share-preview">
            {picture === null ? (
              <p className="soft">{undrawn ?? 'Drawing the picture…'}</p>
            ) : (
              <>
                <img src={address} alt={picture.words} width={POST.width} height={POST.height} />
                <figcaption>{picture.title}</figcaption>
              </>
            )}
          </figure>
        ) : null}
        <div className="share-rows">
          {hasMap ? (
            <>
              <ShareRow title="Picture" text={`PNG ${POST.width} × ${POST.height}. ${told.moment}`}>
                <Button
                  disabled={picture === null}
                  aria-label="Save the picture"
                  onClick={() =>
                    give(Promise.resolve(new File([picture?.blob ?? ''], file('png'), { type: 'image/png' })))
                  }
                >
                  Save
                </Button>
              </ShareRow>
              <ClipRow wish={wish} title={picture?.title ?? name} told={told.moment} file={file('webm')} />
            </>
          ) : null}
          {read === null || told.leave === 'barred' ? null : (
            <ShareRow
              title="File"
              text={`${matchFile(name, today())}. ${told.leave === 'free' ? told.match : 'Tells as much as the link.'}`}
            >
              <Button
                aria-label="Save the file"
                onClick={() =>
                  give(read().then((text) => new File([text], matchFile(name, today()), { type: 'application/json' })))
                }
              >
                Save
              </Button>
            </ShareRow>
          )}
        </div>
        {failure === null ? null : <Notice>That did not work: {failure}</Notice>}
      </div>
    </Dialog>
  );
}

interface PictureState {
  readonly picture: SharedPicture | null;
  /** Valid while the picture is shown. */
  readonly address: string;
  readonly failure: string | null;
}

const NOTHING: PictureState = { picture: null, address: '', failure: null };

/** The picture of a moment, drawn for the sheet; nothing for a game without a map (`wish` is null). */
function usePicture(wish: ShareWish | null, theme: ThemeName): PictureState {
  const [drawn, setDrawn] = useState(NOTHING);
  useEffect(() => {
    if (wish === null) return undefined;
    let address = '';
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const picture = await pictureOf(wish, theme);
      if (!isWanted) return;
      address = URL.createObjectURL(picture.blob);
      setDrawn({ picture, address, failure: null });
    };
    setDrawn(NOTHING);
    draw().catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      if (isWanted) setDrawn({ ...NOTHING, failure: `The picture cannot be drawn: ${why}` });
    });
    return () => {
      isWanted = false;
      if (address !== '') URL.revokeObjectURL(address);
    };
  }, [wish, theme]);
  return drawn;
}
