import * as z from 'zod/mini';

const text = z.string();
const count = z.int().check(z.nonnegative());

/** A part of a drawing, as an index into `parts`. */
const part = count;

/**
 * Some turns of a match for the home page, drawn at build time so that the home page need not load the game. The parts
 * are SVG over the picture of the ground.
 */
export const exampleSchema = z.object({
  /** How many entries the whole match has. */
  entries: count,
  viewBox: text,
  parts: z.array(text),
  turns: z.array(
    z.object({
      seq: count,
      headline: text,
      colour: text,
      actor: text,
      beats: z.array(
        z.object({
          line: text,
          /** In milliseconds. */
          stands: count,
          /** From bottom to top. */
          layers: z.array(part),
          isAfter: z.boolean(),
        }),
      ),
    }),
  ),
});

export type Example = z.infer<typeof exampleSchema>;
