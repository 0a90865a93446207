import * as z from 'zod/mini';
import { isRecord } from '../json.ts';
import { headShape, NOTE } from './pack-file.ts';

interface PackSchemas {
  readonly title: string;
  /** The game's id, and that of its own pack. */
  readonly game: string;
  readonly own: string;
  /** A pack complete in itself. */
  readonly whole: z.ZodMiniType;
  /** One that builds on the game's own; left out: any part of a whole one. */
  readonly extension?: z.ZodMiniType;
}

type Schema = Readonly<Record<string, unknown>>;

/**
 * A JSON Schema of pack files, for editors: fields, words and bounds. Made from the schemas that check them; what only the rules can tell is
 * left to the check.
 */
export function packJsonSchema({ title, game, own, whole, extension }: PackSchemas): Schema {
  const complete = schemaOf(whole);
  const partial = extension === undefined ? inParts(complete) : schemaOf(extension);
  const head = { ...fieldsOf(schemaOf(z.strictObject(headShape))), game: { const: game } };
  const withHead = (schema: Schema, more: Schema, required: readonly string[]): unknown =>
    annotated({ ...schema, properties: { ...head, ...more, ...fieldsOf(schema) }, required });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    anyOf: [
      withHead(partial, { extends: { const: own } }, ['id', 'name', 'extends']),
      withHead(complete, { extends: { type: 'null' } }, requiredIn(complete)),
    ],
  };
}

function schemaOf(schema: z.ZodMiniType): Schema {
  const { $schema: _draft, ...made } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  return made;
}

function fieldsOf({ properties }: Schema): Schema {
  return isRecord(properties) ? properties : {};
}

function requiredIn({ required }: Schema): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

/** Single figures of what is no list may be given. */
function inParts(schema: Schema): Schema {
  const { required: _all, ...rest } = schema;
  const properties = Object.entries(fieldsOf(schema)).map(([key, field]) => [
    key,
    isRecord(field) && isRecord(field['properties']) ? inParts(field) : field,
  ]);
  return { ...rest, properties: Object.fromEntries(properties) };
}

/** Every object may hold a note. */
function annotated(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(annotated);
  if (!isRecord(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, annotated(value)]));
  if (inner['additionalProperties'] !== false || !isRecord(inner['properties'])) return inner;
  return { ...inner, properties: { ...inner['properties'], [NOTE]: {} } };
}
