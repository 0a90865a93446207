import { useEffect, useState } from 'react';
import type { ShareWish } from '../match/app-context.ts';
import type { ThemeName } from '../settings/use-theme.ts';
import { pictureOf, type SharedPicture } from './picture.ts';

interface Drawn {
  readonly picture: SharedPicture | null;
  /** Valid while the picture is shown. */
  readonly address: string;
  readonly failure: string | null;
}

const NOTHING: Drawn = { picture: null, address: '', failure: null };

/** The picture of a moment, drawn for the sheet; nothing for a game without a map (`wish` is null). */
export function usePicture(wish: ShareWish | null, theme: ThemeName): Drawn {
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
