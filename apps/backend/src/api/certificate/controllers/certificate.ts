import {
  certificateSizes,
  licenceBatchBodySchema,
  maxLicencesPerBatch,
  parseLicenceCode,
} from '@bgm/validation'
import { z } from 'zod'
import { memberActor, recordAuditEntry } from '#src/api/audit-entry/services/audit'
import { licenceRowsInScope, listLicenceIds } from '#src/api/licence/services/list'
import { getLicenceIdInScope } from '#src/api/licence/services/view'
import { getScope, requirePermission, type Scope } from '#src/api/membership/services/scope'
import { HttpError, notFound } from '#src/http/errors'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { startBatch } from '../services/batch'
import { readBatchFile } from '../services/batch-file'
import { type Batch, findBatch, toBatchView } from '../services/batch-row'
import { drawLicencePdf } from '../services/draw'
import { listPrintableLicences } from '../services/printed-licences'

const certificateQuery = z.strictObject({
  size: z.enum(certificateSizes).default('a4'),
  locale: z.enum(['id', 'en']).default('id'),
})

function setFileHeaders(ctx: RequestContext, type: string, name: string): void {
  ctx.set('content-type', type)
  ctx.set('content-disposition', `attachment; filename="${name}"`)
  ctx.set('x-content-type-options', 'nosniff')
  ctx.set('cache-control', 'private, no-store')
}

const idRows = z.array(z.object({ id: z.number(), code: z.string() }))

/** The ids of the licences in scope with these codes, in the order of the codes. */
async function findByCodes(scope: Scope, codes: readonly string[]): Promise<number[]> {
  const wanted = codes.flatMap(text => {
    const parsed = parseLicenceCode(text)
    return parsed.ok ? [parsed.code] : []
  })
  const rows: unknown = await licenceRowsInScope(scope)
    .whereIn('l.code', wanted)
    .select('l.id as id', 'l.code')
  const ids = new Map(idRows.parse(rows).map(({ id, code }) => [code, id]))
  return [...new Set(wanted)].flatMap(code => ids.get(code) ?? [])
}

/** A batch is visible only to the member who started it, because others may have different scopes. */
async function getBatch(ctx: RequestContext): Promise<Batch> {
  const scope = getScope(ctx)
  requirePermission(scope, 'licence.export')
  const batch = await findBatch({
    document_id: ctx.params.id,
    organisation_id: scope.organisation,
    user_id: getAccount(ctx).id,
  })
  if (!batch) throw notFound()
  return batch
}

export default {
  async download(ctx: RequestContext) {
    const { size, locale } = parseInput(certificateQuery, ctx.query)
    const scope = getScope(ctx)
    const id = await getLicenceIdInScope(scope, ctx.params.code)
    requirePermission(scope, 'licence.read')
    await consume('certificate-account', getAccount(ctx).documentId)
    const printable = await listPrintableLicences([id], size)
    const [found] = printable
    if (!found) throw new HttpError(409, 'The licence cannot be printed in its present state')
    const bytes = await drawLicencePdf(printable, size, locale)
    setFileHeaders(ctx, 'application/pdf', `${found.licence.code}-${size}.pdf`)
    ctx.body = bytes
  },

  async createBatch(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'licence.export')
    const { codes, size, locale, ...filter } = parseBody(ctx, licenceBatchBodySchema)
    const account = getAccount(ctx)
    await consume('licence-batch-account', account.documentId)
    const ids = codes
      ? await findByCodes(scope, codes)
      : await listLicenceIds(scope, filter, maxLicencesPerBatch, Date.now())
    const id = await startBatch(scope, account, { ids, size, locale })
    const batch = await findBatch({ document_id: id })
    if (!batch) throw new Error('The stored batch cannot be found')
    const view = toBatchView(batch)
    await recordAuditEntry({
      action: 'licence.exported',
      actor: memberActor(account),
      subject: 'licence',
      subjectId: id,
      organisation: scope.organisation,
      details: { count: view.total, size },
    })
    ctx.body = view
  },

  async getBatch(ctx: RequestContext) {
    ctx.body = toBatchView(await getBatch(ctx))
  },

  async downloadBatch(ctx: RequestContext) {
    const batch = await getBatch(ctx)
    const file = batch.bytes === null ? null : await readBatchFile(batch)
    if (!file) throw notFound()
    const zip = batch.parts.length > 1
    const name = `${batch.size === 'a4' ? 'certificates' : 'stickers'}.${zip ? 'zip' : 'pdf'}`
    setFileHeaders(ctx, zip ? 'application/zip' : 'application/pdf', name)
    ctx.set('content-length', String(file.size))
    ctx.body = file.body
  },
}
