import { collectiveKeyBodySchema } from '@bgm/validation'
import { getReader } from '#src/api/collective/services/reader'
import { limitReads, recordRead } from '#src/api/collective/services/reads'
import { findMemberNames } from '#src/api/zone/services/status'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { getSubmissionKey } from '#src/http/submission'
import { createKey, revokeKey } from '../services/manage'
import { type CollectiveKeyRow, findCollectiveKey, listKeys } from '../services/row'

async function keyViews(rows: readonly CollectiveKeyRow[], now = Date.now()) {
  const people = await findMemberNames(rows.map(({ created_by }) => created_by))
  return rows.map(row => ({
    documentId: row.document_id,
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
export default {
  async list(ctx: RequestContext) {
    const reader = await getReader(ctx)
    await limitReads(ctx)
    await recordRead(reader, 'keys')
    ctx.body = { data: await keyViews(await listKeys(reader.body.documentId)) }
  },

  async create(ctx: RequestContext) {
    const reader = await getReader(ctx)
    const { documentId: account } = getAccount(ctx)
    await consume('integration-account', account)
    const { token, key } = await createKey(
      reader,
      account,
      parseBody(ctx, collectiveKeyBodySchema),
      getSubmissionKey(ctx),
    )
    const [view] = await keyViews([key])
    ctx.status = 201
    ctx.body = { token, key: view }
  },

  async revoke(ctx: RequestContext) {
    const reader = await getReader(ctx)
    await consume('integration-account', getAccount(ctx).documentId)
    const key = await findCollectiveKey(reader.body.documentId, ctx.params.id ?? '')
    if (!key) throw notFound()
    await revokeKey(key, reader)
    ctx.status = 204
  },
}
