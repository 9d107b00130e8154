import { apiScopes } from '@bgm/validation'
import { z } from 'zod'
import { sha256 } from '#src/platform/runtime/cryptography'

const milliseconds = z.coerce.number()

const keyRow = z.object({
  id: z.number(),
  document_id: z.string(),
  organisation_id: z.number(),
  name: z.string(),
  prefix: z.string(),
  scopes: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(z.enum(apiScopes))),
  created_by: z.string(),
  created_at: milliseconds,
  last_used_at: milliseconds.nullable(),
  revoked_at: milliseconds.nullable(),
  review_since: milliseconds.nullable(),
})
export type ApiKeyRow = z.output<typeof keyRow>

export const parseKeyRows = (rows: unknown): ApiKeyRow[] => z.array(keyRow).parse(rows)

/** Every key starts with this prefix, so that secret scanners recognise it. */
export const apiKeyPrefix = 'bgm_'
const keyShape = /^bgm_[\w-]{43}$/

/** Extracts the key from an `Authorization` header. Returns null if it is malformed. */
export function parseApiKeyHeader(header: string): string | null {
  if (header.length > 100) return null
  const [, key = ''] = /^Bearer +(\S+)$/i.exec(header) ?? []
  return keyShape.test(key) ? key : null
}

export async function findKeyByToken(token: string): Promise<ApiKeyRow | null> {
  const rows: unknown = await strapi.db
    .connection('api_keys')
    .where({ token_hash: sha256(token) })
    .limit(1)
  return parseKeyRows(rows)[0] ?? null
}

/** The keys of an organisation that have not been revoked, newest first. */
export async function listApiKeys(organisation: number): Promise<ApiKeyRow[]> {
  const rows: unknown = await strapi.db
    .connection('api_keys')
    .where({ organisation_id: organisation, revoked_at: null })
    .orderBy('id', 'desc')
  return parseKeyRows(rows)
}

export async function findApiKey(organisation: number, documentId: string): Promise<ApiKeyRow | null> {
  const rows: unknown = await strapi.db
    .connection('api_keys')
    .where({ organisation_id: organisation, document_id: documentId })
    .limit(1)
  return parseKeyRows(rows)[0] ?? null
}

const usePrecision = 60_000

type KeyTable = 'api_keys' | 'collective_keys'

/** Records the time of a key's last use, to the minute. */
export async function recordKeyUse(
  table: KeyTable,
  { id, last_used_at }: Pick<ApiKeyRow, 'id' | 'last_used_at'>,
  now: number,
): Promise<void> {
  if (last_used_at !== null && last_used_at > now - usePrecision) return
  await strapi.db
    .connection(table)
    .where({ id })
    .where(stale => stale.whereNull('last_used_at').orWhere('last_used_at', '<=', now - usePrecision))
    .update({ last_used_at: now })
}
