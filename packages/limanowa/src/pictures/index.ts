/** The entry for the board: map, counters and markers as pictures. */
export { ghostOf, markersOf, pieceOf, unitsShown } from './pieces.ts';
export { mapPicture, mapPictureOf } from './map-picture.ts';
