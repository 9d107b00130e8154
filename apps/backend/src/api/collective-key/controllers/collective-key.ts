import { collectiveKeys } from '@bgm/contract'
import { getCollectiveReader } from '#src/identity'
import {
  type CollectiveKeyRow,
  createCollectiveKey,
  findCollectiveKey,
  listCollectiveKeys,
  revokeCollectiveKey,
} from '#src/integrations'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount } from '#src/platform/http/request-context'
import { findMemberNames } from '#src/playback'
import { recordRead } from '#src/reporting'

async function keyViews(rows: readonly CollectiveKeyRow[], now = Date.now()) {
  const people = await findMemberNames(rows.map(({ created_by }) => created_by))
  return rows.map(row => ({
    id: row.document_id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    created_by: people.get(row.created_by) ?? null,
    created_at: new Date(row.created_at),
    expires_at: new Date(row.expires_at),
    expired: row.expires_at <= now,
    last_used_at: row.last_used_at === null ? null : new Date(row.last_used_at),
  }))
}

/** The keys of the caller's collective body. Each user of the body can manage all of its keys. */
export default implement(collectiveKeys, {
  async list({ ctx }) {
    const reader = await getCollectiveReader(ctx)
    await recordRead(reader, 'keys')
    return keyViews(await listCollectiveKeys(reader.body.documentId))
  },

  async create({ body, idempotencyKey, ctx }) {
    const reader = await getCollectiveReader(ctx)
    const { token, key } = await createCollectiveKey(reader, getAccount(ctx).documentId, body, idempotencyKey)
    const [view] = await keyViews([key])
    if (!view) throw new Error('A new key has no view')
    return { token, key: view }
  },

  async revoke({ params, ctx }) {
    const reader = await getCollectiveReader(ctx)
    const key = await findCollectiveKey(reader.body.documentId, params.id)
    if (!key) throw notFound()
    await revokeCollectiveKey(key, reader)
  },
})
