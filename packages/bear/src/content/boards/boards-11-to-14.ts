import type { BoardSource } from '../../board/board.ts';

/**
 * A village at D05 and one at I15, with a pond, orchards and two low rises between them: hold both, or be
 * outflanked from the one you give up.
 */
export const board11: BoardSource = {
  id: 'b11',
  name: 'Two villages',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     w     .     .     .     .     .     w     .
B     .     .     w     .     .     p     .     w
B  .     w     b     .     .     p     p     c     c
C     .     b     .     w     .     p     p     c
C  w     b     .     w     .     .     p     .     c
D     b     B     b     .     .     .     .     w
D  .     b     .     b     .     .1    .     w     w
E     w     .     w     .     .     .1    .     w
E  w     .     .     .     ~     .1    .1    .     .
F     .     w     .     .     ~     .     .1    .
F  .     .     w     .     .     w     .     .     .
G     p     .     .     .     w     w     .     .
G  p     .     .1    .     .     w     .     .     .
H     p     .1    .1    .     .     .     b     .
H  .     .1    .     .     .     .     w     .     w
I     .     .1    .     w     .     .     .     b
I  .     .     .     w     .     b     .     b     .
J     w     .     .     w     .     .     B     b
J  w     w     .     .     .     .     b     .     .
K     w     .     p     .     .     b     .     w
K  .     .     p     p     .     .     w     w     c
L     .     p     p     .     .     .     .     c
L  .     .     p     .     .     .     .     c     c
road top A10 B09 B08 C07 C06 D06 E06
road G01 F02 F03 E04 E05 E06 F07 F08 F09 F10 G10 H11 H12 I13 I14 I15 H16 H17 G18 G19
road bottom L10 K10 K11 J12 J13 I14
road K10 J10 I10 H10 G10
`,
};

/**
 * Open ground for armour. Low, narrow folds to hide behind or shoot from, and a crossing at G09 that everyone can see.
 */
export const board12: BoardSource = {
  id: 'b12',
  name: 'Open ground',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     .     .     .     .     .     w     .
B     .     w     .     .     .     .     w     .
B  .     w     .     .     .     .     .     .     .
C     .     .     .     .1    .     .     .     p
C  .     .     .     .1    .1    .     .     p     p
D     .     p     .1    .     w     .     .     p
D  .     p     .1    .     .     .     .     .     .
E     p     .     .     .     .     .     .     .
E  p     p     w     .     .     .     w     .     .1
F     .     .     .     .     .     .     w     .1
F  .     .     .     .     .     .     .     .1    .
G     .     .     .     .     .     .     .1    .
G  .     .     .     .     .     .     .1    .     .
H     .1    .     .     .     .     .     .     .
H  .1    .1    w     .     .     .     w1    .     .
I     .     .1    .     .     .     .     .     .
I  .     .     .1    .     .     .     .     .     .
J     w     .     w     .     .     p     p     .
J  .     .     .     .     .     p     p     .1    w
K     .     p     .     .     .     p     .1    w
K  .     p     p     .     .     p     .     .1    .
L     .     p     .     .     .     w     .     .
L  .     .     .     .     .     .     .     .     .
road top A10 B10 C10 D10 E09 F09 G09 H09 I09 I10 J10 K10 L10 bottom
road G01 F02 F03 F04 F05 F06 F07 F08 G09 G10 G11 G12 G13 G14 G15 F16 F17 F18 G19
`,
};

/**
 * Pools and willow thickets divide the ground into pockets. The causeways meet at G10; the dry necks between the
 * pools matter as much.
 */
export const board13: BoardSource = {
  id: 'b13',
  name: 'Marsh',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     w     .     .     .     .     w     .
B     .     w     ~     w     .     .     w     p
B  .     w     ~     ~     .     w     .     p     p
C     .     .     w     ~     .     .     .     p
C  .     .     ~     w     w     w     w     ~     .
D     .     w     ~     .     .     ~     ~     w
D  w     .     W     ~     .     w     ~     w     .
E     w     .     .     ~     ~     ~     w     .
E  .     .     .     w     .     ~     w     .     .
F     .     ~     w     ~     ~     .     .     w
F  .     ~     .     .     .     w     .     w     .
G     w     w     .     w     .     ~     .     .
G  .     .     .     .     .     ~     w     b     .
H     .     .     .     ~     w     ~     ~     .
H  w     b     w     ~     .     .     ~     w     .
I     .     w     ~     ~     .     w     w     .
I  .     ~     ~     .     W     w     .     .     w
J     w     ~     w     .     .     ~     w     w
J  w     W     .     w     .     ~     ~     w     .
K     .     .     .     w     w     ~     W     .
K  .     p     w     .     .     w     .     .     .
L     p     p     .     .     .     .     w     .
L  w     p     .     w     .     w     .     .     .
road top A10 B10 C11 D11 D10 E10 F10 G10 H10 I11 J11 J10 K10 L10 bottom
road G01 G02 H03 H04 H05 G06 G07 G08 G09 G10 G11 F12 F13 F14 G15 G16 G17 G18 G19
`,
};

/** One mound, F10, sees everything; around it crops, windbreaks and two hamlets. The roads skirt its foot. */
export const board14: BoardSource = {
  id: 'b14',
  name: 'Kurgan',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     c     c     .     .     .     w     .
B     .     c     c     .     .     .     w     b
B  .     c     c     .     .     .     .     b     .
C     .     c     .     .     .     .     .     .
C  w     .     .     w     .     c     c     .     .
D     w     .     .     .     .1    c     c     c
D  w     w     .     w     .     .1    c     c     .
E     .     .     .     .1    .1    .1    .     w
E  .     .     w     .     .1    w1    .     w     .
F     p     .     w     .1    .2    .1    .     .
F  p     p     .     .     .2    .1    .     .     .
G     .     .     .     .1    .1    .     .     .
G  .     .     .     .     .1    .1    .     .     .
H     .     b     b     .     .1    .     w     .
H  c     .     b     .     .     .     .     w     .
I     c     .     .     .     .     .     .     p
I  c     c     .     w     .     w     .     p     p
J     c     c     .     w     .     w     .     p
J  .     c     .     .     .     .     b     b     .
K     .     .     .     .     c     c     b     .
K  .     w     w     .     .     c     c     .     .
L     w     W     w     .     c     c     .     .
L  .     w     .     .     .     .     .     .     .
road top A10 B10 C10 D09 D08 E08 F08 G08 H08 I09 I10 J10 K10 L10 bottom
road G01 G02 G03 G04 G05 G06 G07 G08
road I10 I11 H12 H13 G14 G15 G16 G17 G18 G19
road G15 F15 E15 D15 C15 B16
road I11 I12 J13 J14
`,
};
