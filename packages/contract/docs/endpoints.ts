import { roles, rolesByPermission } from '@bgm/validation'
import { z } from 'zod'
import * as contract from '../src/index'
import type { ModuleComments } from './comments'
import { type Names, writeDefinition, writeInput, writeOutput } from './shapes'

const { rateLimits } = contract

const exported: [name: string, value: unknown][] = Object.entries(contract)

/** Exported schemas of objects are described once, by their names. */
const namedSchemas = exported.flatMap(([name, value]) =>
  value instanceof z.ZodObject && name !== 'pagination' ? [{ name, schema: value }] : [],
)

export function createNames(): Names {
  const names = z.registry<{ id: string }>()
  for (const { name, schema } of namedSchemas) names.add(schema, { id: name })
  return names
}

const isGroup = (value: unknown): value is contract.Endpoints => {
  const [first] = Object.values(Object(value))
  return typeof first === 'object' && first !== null && 'method' in first && 'path' in first
}

/** The groups of endpoints, by their names. */
export const groups = new Map(
  exported.flatMap(([name, value]) => (isGroup(value) ? [[name, value] as const] : [])),
)

const callers: Record<contract.Caller, string> = {
  anyone: 'anyone',
  unconfirmed: 'account',
  member: 'member',
  'collective-setup': 'collective body without second factor',
  collective: 'collective body',
  server: 'our own servers',
  gateway: 'the gateway',
  'api-key': 'API key',
  'collective-key': 'API key of a collective body',
}

function describeCaller({ caller, permission, scope }: contract.Endpoint): string {
  const allowed = permission && rolesByPermission[permission]
  if (allowed) return allowed.length === roles.length ? 'every role' : allowed.join(', ')
  const names = [caller].flat().map(each => callers[each])
  return scope ? `${names.join(', ')} with \`${scope}\`` : names.join(', ')
}

function describePeriod(seconds: number): string {
  if (seconds % 86_400 === 0) return seconds === 86_400 ? 'a day' : `in ${seconds / 86_400} days`
  if (seconds % 3600 === 0) return seconds === 3600 ? 'an hour' : `in ${seconds / 3600} hours`
  return seconds === 60 ? 'a minute' : `in ${seconds / 60} minutes`
}

const owners = [
  ['-account', 'account'],
  ['-key', 'key'],
] as const

function describeLimit(rule: contract.RateLimit | contract.KeyRateLimit): string {
  const { points, duration } = rateLimits[rule]
  const owner = owners.find(([suffix]) => rule.endsWith(suffix))?.[1] ?? 'IP address'
  return `${points.toLocaleString('en')} ${describePeriod(duration)} per ${owner}`
}

const code = (text: string) => `\`${text}\``
const label = ({ method, path }: contract.Endpoint) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`

/** Describes schemas, and refers to the endpoint that was the first to use one. */
export class EndpointWriter {
  private readonly firstUses = new Map<unknown, string>()
  constructor(private readonly names: Names) {}

  private refer(schema: unknown, endpoint: contract.Endpoint, write: () => string): string {
    const text = write()
    const first = this.firstUses.get(schema)
    if (first && text.length > first.length + 10) return `as in ${first}`
    this.firstUses.set(schema, label(endpoint))
    return code(text)
  }

  private describeResponse(endpoint: contract.Endpoint): string {
    const { response, status } = endpoint
    const prefix = status ? `${status} ` : ''
    if (!response) return '204'
    const write = (schema: z.core.$ZodType) =>
      this.refer(schema, endpoint, () => writeOutput(schema, this.names))
    if (!('kind' in response)) return prefix + write(response)
    if (response.kind === 'file' || response.kind === 'file-stream') return 'a file'
    if (response.kind === 'data') return `${prefix}\`data\`: ${write(response.value)}`
    if (response.kind === 'data-stream') return `\`data\`: list of ${write(response.item)}`
    const meta = Object.entries<z.ZodType>(response.meta).map(
      ([name, schema]) => `${code(`meta.${name}`)}: ${code(writeOutput(schema, this.names))}`,
    )
    return [`list of ${write(response.value)}`, ...meta].join('; ')
  }

  private describeRequest(endpoint: contract.Endpoint): string {
    const { body, query, upload } = endpoint
    const parts = [
      query ? `query ${this.refer(query, endpoint, () => writeInput(query))}` : '',
      body ? this.refer(body, endpoint, () => writeInput(body)) : '',
      upload
        ? `multipart ${code(upload.file)}${upload.body ? `, with the JSON as ${code(upload.body)}` : ''}`
        : '',
    ]
    return parts.filter(Boolean).join(', ')
  }

  /** One item of a list. */
  describe(endpoint: contract.Endpoint, comment = ''): string {
    const { idempotent, errors = [], keyLimit } = endpoint
    const limits = [...(endpoint.limits ?? []), ...(keyLimit ? [keyLimit] : [])]
    const request = this.describeRequest(endpoint)
    const notes = [
      comment,
      idempotent ? `${idempotent === 'optional' ? 'May have' : 'Needs'} an ${code('Idempotency-Key')}.` : '',
      errors.length > 0 ? `Errors: ${errors.map(code).join(', ')}.` : '',
      limits.length > 0 ? `Limit: ${limits.map(describeLimit).join('; ')}.` : '',
    ]
    const call = `- **${label(endpoint)}** (${describeCaller(endpoint)})${request ? `: ${request}` : ''} → ${this.describeResponse(endpoint)}.`
    return [call, ...notes.filter(Boolean)].join(' ')
  }

  /** The groups of a source file, and what is said about their fields. */
  describeModule({ exports, endpoints, fields }: ModuleComments): string {
    const texts = [...exports].flatMap(([name, comment]) => {
      const group = groups.get(name)
      if (!group) return []
      const items = Object.entries(group).map(([each, endpoint]) =>
        this.describe(endpoint, endpoints.get(`${name}.${each}`) ?? endpoints.get(each)),
      )
      return [...(comment ? [comment] : []), items.join('\n')]
    })
    const notes = [...new Set(fields.map(([name, comment]) => `- ${code(name)}: ${comment}`))]
    return [...texts, ...(notes.length > 0 ? ['Fields:', notes.join('\n')] : [])].join('\n\n')
  }

  /** The schemas that have names. */
  describeTypes = (): string =>
    namedSchemas
      .map(({ name, schema }) => `- ${name}: ${code(writeDefinition(schema, this.names))}`)
      .join('\n')
}
