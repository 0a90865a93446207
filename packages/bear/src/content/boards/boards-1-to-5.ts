import type { BoardSource } from '../../board/board.ts';

/** Steppe with fields and copses. Key ground: the crossroads farm at G09, the mound at E06, the rise around J15. */
export const board1: BoardSource = {
  id: 'b1',
  name: 'Plains',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     p     p     .     .     .     w     .
B     .     p     p     w     .     .     w     w
B  .     .     p     p     .     .     .     W     .
C     w     .     p     w     .     .     w     .
C  w     .     .     .     .     w     .     .     .
D     W     .     .     .     W     .     .     .
D  w     .     .     w     .     w     w     p     .
E     .     .     .     .     w     .     p     p
E  .     .     .1    .     .     .     p     p     p
F     p     w     .     .     .     .     .     .
F  p     .     w     b     b     .     .     .     .
G     p     .     .     .     .     .     .     p
G  .     .     .     .     .     .     .     p     .
H     .     .     .     .     .     .     .     p
H  .     .     .     .     b     .     w     p     w
I     w     .     p     .     .     .     .     .
I  w     .     p     p     .     .     .1    .1    .
J     W     .     p     w     .     .     .1    .1
J  w     w     .     W     .     w     .1    w1    .
K     .     .     .     w     .     w     .1    w1
K  p     .     p     .     .     .     .1    .1    w
L     p     .     p     .     p     p     .     .
L  p     .     .     p     .     p     .     .     w
road top A10 B10 C10 D09 E09 F09 G09 H09 I09 I10 J10 K10 L10 bottom
road G01 G02 H03 H04 H05 G06 G07 G08 G09 G10 H11 H12 H13 G14 G15 F16 F17 F18 G19
`,
};

/**
 * Houses, walled gardens and orchards around a crossroads. Key ground: the church at F10, the manor at H12, the
 * windmill at K05.
 */
export const board2: BoardSource = {
  id: 'b2',
  name: 'Village',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     w     .     p     .     w     p     .     .
B     w     w     .     p     .     p     p     .
B  w     W     w     p     p     .     p     p     w
C     W     w     .     p     .     p     p     w
C  .     w     .     .     .     .     .     .     W
D     .     .     .     w     .     w     .     w
D  w     .     .     w     b     b     w     .     w
E     p     .     w     b     .     .     w     .
E  p     p     .     w     b     .     b     .     .
F     .     .     b     b     .     .     .     p
F  .     .     b     .     B     B     b     p     p
G     p     .     .     b     .     .     w     p
G  p     p     b     .     .     b     .     .     .
H     p     w     w     .     .     .     .     b
H  .     .     w     .     .     B     b     w     p
I     .     .     b     .     b     w     w     p
I  w     .     .     b     .     w     .     p     p
J     w     .     .     .     b     w     .     .
J  .     .1    .     p     .     w     .     .     w
K     .1    b1    .     p     .     .     w     W
K  .     .1    .1    p     .     p     .     w     w
L     .     .     .     p     p     p     .     w
L  .     .     .     w     .     p     .     .     .
road top A10 B10 C10 D11 E11 F11 G11 H11 H10 I10 J10 K10 L10 bottom
road G01 F02 F03 F04 G05 G06 G07 G08 G09 G10 G11 G12 H13 H14 H15 G16 G17 G18 G19
road G08 H08 I09 I10
road E11 E12 F13 G13 H13
wall F10 N NE NW
wall D10 NW N NE
wall E14 NE SE F14 NE SE
wall F06 NW SW
wall H12 SE S
wall E08 N NW SW
wall I13 SE S
wall H06 S SW
wall I11 SW S
`,
};

/**
 * A ridge in the northwest, a wooded dome in the east, a spur with a knob at J04, and a hamlet in the pass between
 * them at H10.
 */
export const board3: BoardSource = {
  id: 'b3',
  name: 'Hills',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  w     .     .1    .1    .     .     w     w     .
B     .1    .1    .1    .     .     w     W     w
B  .     .1    .2    .1    .     .     .     w     .
C     w1    .2    .2    .1    .     .     .     .
C  .1    w1    .2    w2    .     .     .     .     .
D     .1    W1    .2    w1    .     .     .1    .1
D  .     w1    .1    .1    .1    .     .1    .1    .1
E     .     .1    .1    .1    .     .1    .2    w1
E  .     .     .     w1    w     .     .2    .2    .1
F     w     p     .     .     .     .1    .2    .1
F  w     p     .     .     .     .1    w2    .2    .1
G     .     p     .     .     .     w1    .2    .1
G  .     p     .     .     .     .     w1    .1    .
H     .     .     .     .     .     .     W1    .1
H  .     .     .     b     b     .     w     w1    .
I     .     .     .     b     .     .     .     .
I  .     .1    .1    .     .     .     .     w     .
J     .1    w1    .1    .     p     .     .     w
J  .1    .2    w1    w     .     p     .     .     w
K     .1    .1    .1    W     p     .     .1    .
K  .     .1    .     w     .     p     .1    .1    w
L     w     .     .     .     .     w     .1    .
L  .     .     .     .     .     .     w     .     w
road top A10 B10 C11 D11 E11 F11 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 G02 H03 H04 H05 G06 G07 G08 H09 H10 I11 I12 I13 I14 I15 H16 H17 G18 G19
`,
};

/** A walled farm at H07 below a bare hill in the west and a wooded one in the east that looks down on both roads. */
export const board4: BoardSource = {
  id: 'b4',
  name: 'Farm and hills',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     .     w     .     .     .     .1    .
B     .1    .     w     W     .     .     .1    .1
B  .1    .1    .     W     w     .     .1    .1    .
C     w1    .1    .     w     .     .1    .2    w1
C  w1    .1    .     .     .     .     .1    .2    w1
D     .1    .1    .     .     .     .1    .2    .2
D  .1    .1    .     .     .     .     w1    w2    .1
E     w     .     p     p     .     .1    W1    .1
E  w     p     p     p     .     .     w1    w1    .
F     .     p     b     .     .     .     w     .
F  .     .     b     b     .     w     w     .     .
G     .     .     .     .     .     .     .     .
G  .     w     .     .     b     .     .     p     .
H     w     b     .     .     .     .     p     p
H  .     w     B     B     .     .     p     p     w
I     .     w     .     .     .     w     .     p
I  .     .     w     .     .     w     .     .     .
J     .     .     .     .1    .     W     .     .
J  p     .     .     .1    .     .     w     .     .
K     p     .     .1    w1    .     .     .     w
K  p     p     w     .1    .     .     .     p     w
L     p     w     .     .1    .     .     p     p
L  .     .     .     .     .     w     .     p     .
road top A10 B11 C11 D11 D10 E10 F10 G10 H10 I10 J11 K11 K10 L10 bottom
road G01 F02 F03 F04 G05 G06 G07 G08 G09 G10 G11 G12 G13 F14 F15 F16 F17 F18 G19
wall H06 SW S SE
wall H07 S
wall H08 SW S SE
wall F06 NW N F07 NW N NE F08 N NE
`,
};

/** A stone town on a lake with one bridge, I10 to J10. Its streets see little, its shore sees far. */
export const board5: BoardSource = {
  id: 'b5',
  name: 'Town and lake',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     .     w     .     .     .     .     w
B     .     .     w     .     .     b     .     w
B  w     .     W     w     .     b     p     p     .
C     w     .     w     .     .     .     p     p
C  W     w     .     b     B     b     .     p     .
D     W     .     b     B     .     B     b     .
D  w     .     .     B     .     B     .     .     w
E     .     .     b     .     .     B     b     w
E  .     .     b     B     B     .     B     .     W
F     .     w     .     B     .     B     .     w
F  .     .     .     .     .     B     b     .     .
G     .     .     b     B     b     .     b     .
G  w     w     .     .     .     b     .     b     .
H     w     ~     ~     .     w     .     .     w
H  .     ~     ~     ~     .     .     w     .     .
I     ~     ~     ~     ~     .     ~     w     .
I  w     ~     w     ~     ~     ~     ~     .     w
J     ~     ~     ~     ~     ~     ~     .     w
J  .     ~     ~     w     ~     ~     w     .     .
K     w     ~     w     .     w     b     .     p
K  .     w     .     .     b     b     .     p     p
L     .     w     .     .     w     .     .     p
L  .     .     .     w     .     w     .     .     .
road top A10 B10 C11 D11 E11 E10 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 F02 F03 F04 G05 F06 F07 F08 F09 F10 G10 G11 G12 G13 F14 F15 F16 F17 F18 G19
road E11 E12 F13 G13
road C11 C10 D09 E09 F09
wall F11 N NE SE
wall D10 N NW SW S
`,
};
