import * as z from 'zod/mini';

const text = z.string();
const count = z.int().check(z.nonnegative());

/** A part of a drawing, by its place in the list of all. */
const part = count;

/**
 * Some turns of a match for the home page, drawn when the app was built: it shows them without loading the game. Drawings are parts
 * of one SVG over the picture of the ground.
 */
export const exampleSchema = z.object({
  /** How many entries the match has. */
  entries: count,
  viewBox: text,
  parts: z.array(text),
  turns: z.array(
    z.object({
      seq: count,
      headline: text,
      /** Of the side that acts. */
      colour: text,
      /** The counter that acts, as a drawing of its own. */
      actor: text,
      beats: z.array(
        z.object({
          line: text,
          /** In milliseconds. */
          stands: count,
          /** From the bottom up. */
          layers: z.array(part),
          isAfter: z.boolean(),
        }),
      ),
    }),
  ),
});

export type Example = z.infer<typeof exampleSchema>;
