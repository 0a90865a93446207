import { packNameShape } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { draftOptionsSchema } from '../model/draft/options.ts';
import { optionShape } from '../model/options.ts';
import { positionSchema } from '../model/pack/position.ts';

export const matchSchema = z.strictObject({
  mission: z._default(z.nullable(z.string()), null),
  position: z._default(z.nullable(positionSchema), null),
  draft: z._default(z.nullable(draftOptionsSchema), null),
  ...packNameShape,
  ...optionShape,
});
