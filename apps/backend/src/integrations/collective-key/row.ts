import { collectiveScopes } from '@bgm/validation'
import { z } from 'zod'
import { sha256 } from '#src/platform/runtime/cryptography'

const milliseconds = z.coerce.number()

const keyRow = z.object({
  id: z.number(),
  document_id: z.string(),
  body: z.string(),
  name: z.string(),
  prefix: z.string(),
  scopes: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(z.enum(collectiveScopes))),
  created_by: z.string(),
  created_at: milliseconds,
  expires_at: milliseconds,
  last_used_at: milliseconds.nullable(),
  revoked_at: milliseconds.nullable(),
})
export type CollectiveKeyRow = z.output<typeof keyRow>

export const parseKeyRows = (rows: unknown): CollectiveKeyRow[] => z.array(keyRow).parse(rows)

const table = () => strapi.db.connection('collective_keys')

export async function findKeyByToken(token: string): Promise<CollectiveKeyRow | null> {
  const rows: unknown = await table()
    .where({ token_hash: sha256(token) })
    .limit(1)
  return parseKeyRows(rows)[0] ?? null
}

/** The keys of a body that have not been revoked, newest first, including expired ones. */
export async function listCollectiveKeys(body: string): Promise<CollectiveKeyRow[]> {
  const rows: unknown = await table().where({ body, revoked_at: null }).orderBy('id', 'desc')
  return parseKeyRows(rows)
}

export async function findCollectiveKey(body: string, documentId: string): Promise<CollectiveKeyRow | null> {
  const rows: unknown = await table().where({ body, document_id: documentId }).limit(1)
  return parseKeyRows(rows)[0] ?? null
}
