import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Longer lists of values are abbreviated. */
const maxValues = 12

const isEmpty = (schema: JsonSchema) => Object.keys(schema).length === 0

function listValues(values: readonly unknown[]): string {
  const names = values.map(String)
  const rest = names.length - maxValues
  return rest > 0 ? `${names.slice(0, 3).join('|')}|… (${names.length} values)` : names.join('|')
}

function writeObject({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  if (typeof additionalProperties === 'object' && !isEmpty(additionalProperties))
    return `{[key]: ${write(additionalProperties)}}`
  const fields = Object.entries(properties).map(([name, schema]) => {
    const type = typeof schema === 'object' ? write(schema) : ''
    return `${name}${required.includes(name) ? '' : '?'}${type === 'text' ? '' : `: ${type}`}`
  })
  return fields.length > 0 ? `{${fields.join(', ')}}` : '{…}'
}

const simpleTypes: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** Removes what every parameter of a query accepts: an empty text, and a number as text. */
function simplify({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const options = anyOf?.filter(option => option.const !== '') ?? []
  const isNumber = options.some(({ type }) => type === 'integer' || type === 'number')
  const isText = options.some(({ pattern }) => pattern !== undefined)
  const [first] = isNumber && isText ? options.filter(({ pattern }) => pattern === undefined) : options
  if (options.length === 1 || (isNumber && isText)) return { ...(first ? simplify(first) : {}), ...schema }
  return { ...schema, ...(anyOf ? { anyOf: options } : {}) }
}

/** Writes the shape of a schema, such as `{id, kind: new|renewal, seconds: number, seen_at: time|null}`. */
function write(described: JsonSchema): string {
  const schema = simplify(described)
  const { $ref, type, enum: values, anyOf, oneOf, format, items } = schema
  if ($ref) return $ref.replace('#/$defs/', '')
  if (values) return listValues(values)
  if (schema.const !== undefined) return JSON.stringify(schema.const).replaceAll('"', '')
  const options = anyOf ?? oneOf
  if (options) return [...new Set(options.map(write))].join('|')
  if (Array.isArray(type)) return type.map(each => write({ ...schema, type: each })).join('|')
  if (type === 'array') return `[${typeof items === 'object' && !Array.isArray(items) ? write(items) : '…'}]`
  if (type === 'object') return writeObject(schema)
  if (format === 'date-time') return 'time'
  if (format === 'date') return 'date'
  return simpleTypes[type ?? ''] ?? 'any'
}

/** Names of schemas by which other schemas refer to them. */
export type Names = ReturnType<typeof z.registry<{ id: string }>>

/** A schema that is not a reference to itself. */
function resolve({ $defs = {}, $ref, ...schema }: JsonSchema): JsonSchema {
  return $ref ? ($defs[$ref.replace('#/$defs/', '')] ?? schema) : schema
}

const isSchema = (schema: JsonSchema | boolean | undefined): schema is JsonSchema =>
  typeof schema === 'object'

/** Takes what one of two descriptions of the same value leaves open, because it is transformed, from the other. */
function complete(schema: JsonSchema, other: JsonSchema): JsonSchema {
  if (isEmpty(schema)) return other
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const same = other.properties?.[name]
    return [name, isSchema(property) && isSchema(same) ? complete(property, same) : property] as const
  })
  return properties.length > 0 ? { ...schema, properties: Object.fromEntries(properties) } : schema
}

function describe(schema: z.core.$ZodType, io: 'input' | 'output', names?: Names): JsonSchema {
  const options = { ...(names ? { metadata: names } : {}), unrepresentable: 'any' } as const
  return z.toJSONSchema(schema, { ...options, io })
}

/** Writes a schema that has a name. */
export const writeDefinition = (schema: z.core.$ZodType, names: Names): string =>
  write(complete(resolve(describe(schema, 'output', names)), resolve(describe(schema, 'input', names))))

/** Writes what a response contains; `names` are those of the schemas that are described elsewhere. */
export function writeOutput(schema: z.core.$ZodType, names: Names): string {
  const output = describe(schema, 'output', names)
  return output.$ref ? write(output) : write(complete(output, describe(schema, 'input', names)))
}

/** Writes what a call sends. */
export const writeInput = (schema: z.core.$ZodType): string =>
  write(complete(describe(schema, 'input'), describe(schema, 'output')))
