/** The door to the board: map, counters and markers as pictures. */
export { ART_OF_TYPE, artOf } from './pieces.ts';
export { mapPicture, mapPictureOf } from './map-picture.ts';
export { markersOf } from './pieces.ts';
export { ghostOf, pieceOf, piecesOf, unitsShown } from './pieces.ts';
export { SIDE_LOOKS } from './pieces.ts';
