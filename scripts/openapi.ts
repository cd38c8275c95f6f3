// Prints the contract as OpenAPI 3.1 into docs/openapi.json, for people with another server.
// `node scripts/openapi.ts` writes it, `--check` fails when the file is not what would be written.
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import {
  type Call,
  calls,
  errorCodes,
  flagNode,
  headers,
  languageCodes,
  type Schema,
} from '#contract/index.ts'
import { vendorCalls, vendorHeaders } from '#contract/vendor.ts'

type Json = Record<string, unknown>
type AnyCall = Call<Schema, Schema, Schema>

const file = new URL('../docs/openapi.json', import.meta.url)

/** What holds itself, by the name it has among the components. */
const definitions = { FlagNode: flagNode }

/** JSON Schema of what goes over the wire, without the dialect line that each would repeat. */
function schemaOf(schema: Schema, typeMode: 'input' | 'output'): Json {
  const {
    $schema: _,
    $defs: __,
    ...json
  } = toJsonSchema(schema, {
    typeMode,
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    // Transformations turn text into numbers on arrival; the wire has the text.
    errorMode: 'ignore',
  }) as Json
  return json
}

const envelopeOf = (success: boolean, value: Json): Json => ({
  type: 'object',
  required: ['success'],
  properties: {
    success: { const: success },
    message: { type: ['string', 'null'] },
    code: success ? { type: 'null' } : { $ref: '#/components/schemas/ErrorCode' },
    value,
  },
})

const jsonContent = (schema: Json) => ({ 'application/json': { schema } })

function parametersOf(call: AnyCall): Json[] {
  const { properties = {}, required = [] } = schemaOf(call.request, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function bodyOf(call: AnyCall): Json {
  const description = call.sealed
    ? 'Travels sealed (src/contract/sealing.ts); this is what is inside.'
    : undefined
  const schema = schemaOf(call.request, 'input')
  const content = call.form
    ? { 'application/x-www-form-urlencoded': { schema } }
    : jsonContent(schema)
  return { required: true, ...(description ? { description } : {}), content }
}

function operationOf(name: string, call: AnyCall): Json {
  const reads = call.method === 'GET' || call.method === 'DELETE'
  const refs = ['merchant', 'device', 'language', ...(call.sealed ? ['encryption'] : [])]
  const parameters: Json[] = refs.map((ref) => ({ $ref: `#/components/parameters/${ref}` }))
  const access = {
    anyone: [{}, { token: [] }],
    account: [{ token: [] }],
    member: [{ token: [] }],
  }[call.who]
  return {
    operationId: name,
    tags: [call.path.split('/')[2] ?? 'site'],
    summary: call.summary,
    'x-who': call.who,
    security: access,
    parameters: reads ? [...parameters, ...parametersOf(call)] : parameters,
    ...(reads ? {} : { requestBody: bodyOf(call) }),
    responses: {
      '200': {
        description: 'Done.',
        headers: { [headers.nextToken]: { $ref: '#/components/headers/nextToken' } },
        content: jsonContent(envelopeOf(true, schemaOf(call.answer, 'output'))),
      },
      default: {
        description: 'Refused; `code` says why.',
        content: jsonContent(envelopeOf(false, schemaOf(call.failure, 'output'))),
      },
    },
  }
}

/** A call that a vendor's server makes. */
function vendorOperationOf(name: string, call: AnyCall): Json {
  return {
    operationId: name,
    tags: ['vendor'],
    summary: call.summary,
    'x-who': 'vendor',
    security: [{ vendor: [], vendorTime: [], vendorSignature: [] }],
    requestBody: bodyOf(call),
    responses: {
      '200': {
        description: 'Done, now or before.',
        content: jsonContent(envelopeOf(true, schemaOf(call.answer, 'output'))),
      },
      default: {
        description: 'Refused; `code` says why.',
        content: jsonContent(envelopeOf(false, schemaOf(call.failure, 'output'))),
      },
    },
  }
}

const signed = (name: string, description: string): Json => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
})

const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

/** The whole document. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operationOf(name, call as AnyCall),
    }
  }
  for (const [name, call] of Object.entries(vendorCalls)) {
    paths[call.path] = { post: vendorOperationOf(name, call as AnyCall) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1',
      description:
        'The calls the storefront makes, printed from src/contract. Every answer is an envelope; a brand may map any path to another (brand.json, `paths`).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: {
        ErrorCode: { type: 'string', examples: [...errorCodes] },
        ...toJsonSchemaDefs(definitions, {
          typeMode: 'output',
          overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
        }),
      },
      parameters: {
        merchant: header(headers.merchant, 'Merchant code of the brand.'),
        device: header(headers.device, 'Always `web`.'),
        language: header(headers.language, 'Names are answered in it, else in English.', {
          type: 'string',
          enum: Object.values(languageCodes),
        }),
        encryption: header(headers.encryption, 'How the body is sealed.'),
      },
      headers: {
        nextToken: {
          description:
            'Successor of the session token; the old one is good for a minute more once it is used.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: headers.token,
          description: 'The raw token that login answered.',
        },
        vendor: signed(vendorHeaders.vendor, 'Code of a game vendor.'),
        vendorTime: signed(vendorHeaders.time, 'Seconds since 1970.'),
        vendorSignature: signed(
          vendorHeaders.signature,
          'HMAC-SHA256 of time, path and body (docs/vendor-api.md).',
        ),
      },
    },
  }
}

if (import.meta.main) {
  const printed = JSON.stringify(openApi(), null, 2)
  if (!process.argv.includes('--check')) {
    writeFileSync(file, `${printed}\n`)
  } else if (JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2) !== printed) {
    // Compared as data: the formatter may have been over the file.
    process.stderr.write('docs/openapi.json is stale: npm run openapi\n')
    process.exitCode = 1
  }
}
