/** The game as the board draws it: maps, counters, markers, entries and exits. */
export { ART_OF_TYPE, artOf, SIDE_LOOKS } from './art.ts';
export { arrowsOf, entryArrows, exitArrows, markersOf } from './markers.ts';
export { GROUNDS, mapPicture } from './map-picture.ts';
export { setUpPage } from './page/page.ts';
export { ghostOf, pieceOf, piecesOf, unitsShown } from './pieces.ts';
export { figuresOfUnit, type UnitFigure, type UnitFigures } from './figures.ts';
