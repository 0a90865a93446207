import { ANSWERS, jsonSchemaOf, PROTOCOL, REQUESTS, type Route, ROUTES } from '@sandtable/protocol';

type Schemas = typeof REQUESTS | typeof ANSWERS;

const TEXT = { schema: { type: 'string' } };
/** The `:name` parts of a path; the names after the question mark. */
const ID = /:(\w+)/g;
const QUERY = /\?(\w+)=/g;

/** Every request as OpenAPI 3.1, made from the schemas that check requests. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, plan] of Object.entries(ROUTES)) {
    const [method = '', url = ''] = route.split(' ');
    const path = url.replaceAll(ID, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(url, plan) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sandtable',
      version: String(PROTOCOL),
      description: `Matches are played over the socket: see docs/protocol.md.`,
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...named('body', REQUESTS), ...named('answer', ANSWERS) },
      securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'sandtable' } },
    },
    security: [{ cookie: [] }, {}],
  };
}

type Plan = (typeof ROUTES)[Route];

function operation(url: string, plan: Plan): object {
  const inPath = [...url.matchAll(ID)].map(([, name]) => ({ name, in: 'path', required: true, ...TEXT }));
  const inQuery = [...plan.about.matchAll(QUERY)].map(([, name]) => ({ name, in: 'query', ...TEXT }));
  return {
    summary: plan.about,
    parameters: [...inPath, ...inQuery],
    ...('body' in plan ? { requestBody: { required: true, content: json(reference('body', plan.body)) } } : {}),
    responses: {
      '2XX': {
        description: 'Done.',
        ...('answer' in plan ? { content: json(reference('answer', plan.answer)) } : {}),
      },
      default: { description: 'Refused, in words; nothing has changed.', content: json(reference('answer', 'error')) },
    },
  };
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

function reference(kind: 'body' | 'answer', name: string): object {
  return { $ref: `#/components/schemas/${kind}.${name}` };
}

function named(kind: 'body' | 'answer', schemas: Schemas): Record<string, object> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${kind}.${name}`, jsonSchemaOf(schema)]));
}
