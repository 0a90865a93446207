import { drawBoard, FIELD, HEX_WIDTH, makePlane, PAPER } from '@sandtable/board';
import { useEffect, useState } from 'react';
import { engine } from '../engine/engine.ts';
import { mapPicture, withoutNames } from '../bear/scene/map-picture.ts';
import { PLAIN_WISH, sceneOf } from '../scene/scene.ts';
import { type ThemeName, useThemeName } from '../settings/use-theme.ts';
import type { Facts } from './facts.ts';
import { setUpOf } from './set-up.ts';

/** The board of a mission with all counters as they are set up. */
export function MissionPicture({ facts }: { readonly facts: Facts }) {
  const theme = useThemeName();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    // After the page has been painted: a drawing takes a tenth of a second.
    const timer = setTimeout(() => setAddress(pictureAddress(facts, theme)), 0);
    return () => clearTimeout(timer);
  }, [facts, theme]);
  return (
    <div className="mission-picture">
      {address === null ? null : <img src={address} alt={`The map of ${facts.mission.name} with both sides set up`} />}
    </div>
  );
}

/** About as wide as it is shown, in pixels: counters have no more on them than can be read. */
const WIDTH = 850;

const drawn = new Map<string, string>();

/** As a picture of its own, so that the browser keeps pixels and not thousands of elements. Drawn once a theme. */
function pictureAddress(facts: Facts, theme: ThemeName): string {
  const key = `${theme} ${facts.mission.id}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const seen = setUpOf(engine(), facts);
  // Names in the hexes could not be read at this size.
  const map = withoutNames(mapPicture(seen));
  const look = {
    theme: theme === 'field' ? FIELD : PAPER,
    hexPixels: (WIDTH * HEX_WIDTH) / makePlane(map).bounds.width,
    turning: 'upright',
    fanned: null,
    hidesPieces: false,
    ids: 'picture-',
  } as const;
  const text = drawBoard({ ...map, ...sceneOf(seen, PLAIN_WISH) }, look);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  drawn.set(key, address);
  return address;
}
