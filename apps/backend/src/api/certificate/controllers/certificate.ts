import { certificates } from '@bgm/contract'
import { maxLicencesPerBatch, parseLicenceCode } from '@bgm/validation'
import { z } from 'zod'
import { getScope, memberActor, recordAuditEntry, requirePermission, type Scope } from '#src/customers'
import {
  drawLicencePdf,
  findLicenceBatch,
  getLicenceIdInScope,
  type LicenceBatchRow,
  licenceRowsInScope,
  listLicenceIds,
  listPrintableLicences,
  readLicenceBatchFile,
  startLicenceBatch,
  toLicenceBatchView,
} from '#src/licensing'
import { HttpError, notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

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
async function getBatch(ctx: RequestContext, id: string): Promise<LicenceBatchRow> {
  const batch = await findLicenceBatch({
    document_id: id,
    organisation_id: getScope(ctx).organisation,
    user_id: getAccount(ctx).id,
  })
  if (!batch) throw notFound()
  return batch
}

export default implement(certificates, {
  async downloadCertificate({ params, query: { size, locale }, ctx }) {
    const scope = getScope(ctx)
    const id = await getLicenceIdInScope(scope, params.code)
    requirePermission(scope, 'licence.read')
    const printable = await listPrintableLicences([id], size)
    const [first] = printable
    if (!first) throw new HttpError(409, 'The licence cannot be printed in its present state')
    return {
      name: `${first.licence.code}-${size}.pdf`,
      type: 'application/pdf',
      content: await drawLicencePdf(printable, size, locale),
    }
  },

  async createBatch({ body: { codes, size, locale, ...filter }, ctx }) {
    const scope = getScope(ctx)
    const account = getAccount(ctx)
    const ids = codes
      ? await findByCodes(scope, codes)
      : await listLicenceIds(scope, filter, maxLicencesPerBatch, Date.now())
    const batch = await startLicenceBatch(scope, account, { ids, size, locale })
    const view = toLicenceBatchView(batch)
    await recordAuditEntry({
      action: 'licence.exported',
      actor: memberActor(account),
      subject: 'licence',
      subjectId: view.id,
      organisation: scope.organisation,
      details: { count: view.total, size },
    })
    return view
  },

  getBatch: async ({ params, ctx }) => toLicenceBatchView(await getBatch(ctx, params.id)),

  async downloadBatch({ params, ctx }) {
    const batch = await getBatch(ctx, params.id)
    const file = batch.bytes === null ? null : await readLicenceBatchFile(batch)
    if (!file) throw notFound()
    const zip = batch.parts.length > 1
    return {
      name: `${batch.size === 'a4' ? 'certificates' : 'stickers'}.${zip ? 'zip' : 'pdf'}`,
      type: zip ? 'application/zip' : 'application/pdf',
      content: file.body,
      size: file.size,
    }
  },
})
