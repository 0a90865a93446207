import type { BoardSource } from '../../board/board.ts';

/**
 * A river from A06 to L16, one road bridge at F09 between the village and the east bank, and two planked
 * crossings for carts, C07 and I13. Elsewhere only unburdened foot can wade.
 */
export const board6: BoardSource = {
  id: 'b6',
  name: 'River',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     w     ~     .     .     .     w     .     w
B     w     w     w     .     .     .     w     w
B  .     .     ~     w     .     w     .1    .1    .
C     .     .     ~     .     .     .1    .1    .1
C  p     .     .     ~     .     w     .2    .1    w
D     p     .     w     ~     b     .1    w1    w
D  p     p     .     w     .     .     .1    .     .
E     p     .     .     ~     b     .     .     .
E  .     .     b     b     .     w     p     p     .
F     .     .     b     ~     .     w     p     p
F  w     .     .     .     w     .     .     p     .
G     .     .     B     ~     .     .     .     .
G  .     w     b     .     ~     w     .     .     .
H     w     .     b     w     ~     .     b     .
H  .     .     .     .     w     ~     .     w     .
I     p     p     .     .     p     ~     w     .
I  p     p     .     .     p     .     ~     .     p
J     .     .     w     .     .     p     ~     w
J  .     w     w     .     .     p     w     ~     p
K     w     W     .     .     .     .     w     w
K  W     w     .     .     .     w     .     ~     .
L     w     .     p     w     .     w     .     w
L  .     .     p     p     .     w     .     ~     .
road top A10 B10 C10 D10 E10 F09 F08 G08 H08 I08 J09 J10 K10 L10 bottom
road G01 G02 G03 F04 F05 F06 F07 F08
road E10 F11 F12 G13 G14 G15 G16 G17 G18 G19
road J10 J11 I12 I13 H14 G14
road F05 E05 D05 C06 C07 B08 B09 A10
`,
};

/**
 * Deep woods and the clearings in them: C05, E13, I07. Whoever holds the rides decides who meets whom, and at what
 * distance.
 */
export const board7: BoardSource = {
  id: 'b7',
  name: 'Forest',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     w     w     .     .     w     .     w     .
B     .     W     .     .     w     W     w     .
B  w     W     w     w     .     W     W     w     .
C     .     .     w     W     .     w     W     w
C  w     .     .     W     .     .     w     W     w
D     w     .     w     .     W     .     w     w
D  w     .     W     .     W     .     .     w     .
E     W     w     W     .     W     .     .     W
E  w     W     w     .     W     .     .     .     w
F     w     W     w     .     .     .     .     w
F  .     w     W     .     .     .     b     .     w
G     .     .     .     .     .     .     .     .
G  .     .     .     b     W     w     .     .     .
H     w     W     .     w     W     .     W     w
H  w     W     .     .     W     W     w     W     .
I     w     w     .     .     .     W     w     w
I  .     w     .     .     .     W     W     w     w
J     w     .     .     W     w     w     .     .
J  w     .     .     W     .     w     .     .     .
K     W     w     .     .     W     w     .     .
K  w     W     w     .     .     W     w     .     w
L     .     w     w     .     w     w     .     .
L  .     .     w     .     .     w     .     w     .
road top A10 B10 C10 D10 D09 D08 E08 F08 G08 H08 I09 I10 J10 K10 L10 bottom
road G01 G02 G03 G04 G05 G06 G07 G08 G09 F10 F11 F12 G13 G14 G15 G16 G17 G18 G19
road C10 C11 C12 D13 D14 E14 F14 G14
road H08 H07 H06 I06 J06 K07 K08 L09 L10
`,
};

/**
 * Stone barns round a yard at F11, and fields that give the attacker nothing to hide in but an orchard at D04 and the
 * windbreaks at C14 and I14.
 */
export const board8: BoardSource = {
  id: 'b8',
  name: 'Collective farm',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     c     c     .     c     c     c     .
B     .     c     c     .     c     c     c     c
B  .     .     c     .     .     c     c     .     .
C     w     .     .     .     .     c     c     .
C  w     w     .     w     .     w     w     w     .
D     w     w     w     b     .     w     .     .
D  w     w     w     .     .     .     .     .     .
E     .     w     .     b     B     .     p     p
E  .     .     .     b     .     B     w     p     p
F     .     .     .     .     B     .     .     p
F  .     .     .     .     .     B     .     p     p
G     .     .     b     .     .     .     .     .
G  .     .     b     b     .     .     .     .     .
H     p     p     .     .     b     .     .     .
H  p     p     .     B     .     b     w     w     .
I     p     p     .     B     .     w     w     c
I  p     p     .     .     .     .     w     c     c
J     p     p     w     .     .     .     c     c
J  .     .     w     .     .     .     c     c     c
K     .     .     w     .     p     p     c     c
K  .     .     .     .     .     p     .     c     .
L     .     .     .     p     p     p     w     .
L  .     .     .     p     .     .     .     .     .
road top A10 B10 C10 D10 E10 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 F02 F03 F04 F05 F06 F07 F08 G09 G10 G11 G12 G13 G14 G15 G16 G17 G18 G19
road D10 D11 D12 E13 F13 G13
wall E11 NW N NE
wall E12 NE SE
wall F12 NE SE
wall H08 NW SW I09 S SE
`,
};

/**
 * Steppe cut by gullies: covered ways for infantry, ditches that vehicles cross only by the roads at G07, G12
 * and I10 or around their ends. In their bend the knoll at E10.
 */
export const board9: BoardSource = {
  id: 'b9',
  name: 'Balkas',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     w     .     .     .     .     .     w
B     .     v     .     .     .     w     .     w
B  .     .     .     w     .     w     .     .     .
C     .     v     .     w     .     .     .     .
C  c     .     v     .     .     .     v     w     .
D     c     .     v     .     .     w     .     p
D  c     .     w     .     .1    .     v     .     p
E     c     .     v     .1    .1    v     .     p
E  c     w     .     .     .1    w     .     w     p
F     .     .     v     .1    .1    v     .     .
F  .     .     .     .     .1    v     .     .     .
G     w     .     v     b     .     .     w     .
G  .     .     .     .     .     v     .     .     .
H     .     .     v     b     b     .     .     .
H  .     .     w     .     .     v     .     w     .
I     p     w     v     .     v     v     .     w
I  p     p     .     v     v     .     v     .     .
J     p     p     .     v     .     .     v     .
J  .     p     w     .     .     c     .     w     .
K     .     .     w     .     .     c     c     w
K  w     .     .     .     .     c     c     .     .
L     w     .     .     .     w     .     c     .
L  .     .     .     w     .     .     .     .     w
road top A10 B10 C10 D10 E10 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 G02 H03 H04 H05 G06 G07 G08 G09 G10 G11 G12 H13 H14 H15 G16 G17 G18 G19
`,
};

/**
 * A railway embankment cuts the board from D02 to H18. The station at G08 lies at its foot beside the gap at
 * F10; the level crossings at E05 and H16 are the ways around.
 */
export const board10: BoardSource = {
  id: 'b10',
  name: 'Embankment',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     .     w     .     p     p     .     .
B     .     w     .     .     p     p     p     w
B  .     w     w     .     .     p     .     .     w
C     .     w     .     .     .     .     .     w
C  .     w     .     .     .     w     .     w     .
D     .     .     b     .     .     w     .     .
D  .1    .     .     b     .     .     .     .     .
E     .1    .1    .     b     .     w     .     p
E  .     .1    .1    .     .     .     w     p     p
F     .     .     .1    .1    .     .     .     p
F  w     .     .     .1    .     b     .     .     .
G     .     .     b     B     .1    .1    .     .
G  .     .     .     B     .     .1    .1    .     .
H     p     .     .     b     .     .     .1    .1
H  p     p     .     .     .     w     .     .1    .1
I     p     p     w     .     b     w     w     w
I  .     p     w     .     .     .     w     .     .
J     .     .     w     w     .     .     .     w
J  w     .     .     .     .     .     c     c     .
K     w     .     .     p     .     c     c     c
K  W     w     w     p     .     .     c     c     .
L     w     .     p     p     .     .     c     .
L  .     .     p     .     .     .     .     .     .
road top A10 B10 C11 D11 E11 E10 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 G02 G03 G04 G05 G06 H07 H08 H09 G10
road E10 F11 F12 F13 F14 G15 G16 G17 G18 G19
road G05 F05 E05 D05 C06 C07 B08 B09 A10
road G16 H16 I16 J15 J14 K13 K12 L11 L10
`,
};
