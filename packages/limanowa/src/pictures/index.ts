/** The door to the board: map, counters and markers as pictures. */
export { ART_OF_TYPE, artOf, ghostOf, markersOf, pieceOf, piecesOf, SIDE_LOOKS, unitsShown } from './pieces.ts';
export { mapPicture, mapPictureOf } from './map-picture.ts';
