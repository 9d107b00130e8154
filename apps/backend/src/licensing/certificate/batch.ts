import { z } from 'zod'
import { getScopeInOrganisation, type Scope } from '#src/customers'
import { licenceRowsInScope } from '#src/licensing/licence/list'
import { fieldError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { defineJob, reschedule } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { assembleBatchFile, removeBatchFile, removeBatchParts, storeBatchPart } from './batch-file'
import {
  deleteBatch,
  findLicenceBatch,
  insertBatch,
  type LicenceBatchRow,
  listExpiredBatches,
  updateBatch,
} from './batch-row'
import { drawLicencePdf } from './draw'
import { type CertificateSize, listPrintableLicences, type PrintableLicence } from './printed-licences'

/** Up to this many licences go into one PDF; larger batches become a ZIP file with one PDF per unit. */
const maxInOnePdf = 50
// Runs are short so that a batch continues soon after its process is killed.
const runDuration = 10_000

const job = z.object({ batch: z.string() })

export const licenceBatchJob = defineJob('licence-batch', job, ({ batch }) => runBatch(batch), { lease: 120 })

function splitIntoParts(printable: readonly PrintableLicence[]): number[][] {
  if (printable.length <= maxInOnePdf) return [printable.map(({ licence }) => licence.id)]
  const units = new Map<number, number[]>()
  for (const { licence } of printable)
    units.set(licence.unit, [...(units.get(licence.unit) ?? []), licence.id])
  return [...units.values()]
}

type BatchRequest = { ids: readonly number[]; size: CertificateSize; locale: 'id' | 'en' }

/** Starts a batch for the licences that can currently be printed. */
export async function startLicenceBatch(
  scope: Scope,
  account: Account,
  { ids, size, locale }: BatchRequest,
): Promise<LicenceBatchRow> {
  const printable = await listPrintableLicences(ids, size)
  if (printable.length === 0) throw fieldError('codes', 'validation.no_certificates')
  return strapi.db.transaction(async () => {
    const parts = splitIntoParts(printable)
    const batch = await insertBatch({ organisation: scope.organisation, account, size, locale, parts })
    await enqueue(licenceBatchJob, { batch: batch.document_id })
    return batch
  })
}

const idRows = z.array(z.object({ id: z.number() }))

/**
 * Removes licences that are no longer in the member's scope, which may have changed since the batch was
 * started.
 */
async function filterInScope(
  { organisation_id, user_id }: LicenceBatchRow,
  ids: readonly number[],
): Promise<number[]> {
  const scope = await getScopeInOrganisation(user_id, organisation_id)
  const rows: unknown = await licenceRowsInScope(scope)
    .whereIn('l.id', [...ids])
    .select('l.id as id')
  const found = new Set(idRows.parse(rows).map(({ id }) => id))
  return ids.filter(id => found.has(id))
}

async function drawPart(batch: LicenceBatchRow, index: number): Promise<void> {
  const ids = await filterInScope(batch, batch.parts[index] ?? [])
  const printable = await listPrintableLicences(ids, batch.size)
  if (printable.length > 0)
    await storeBatchPart(batch, index, await drawLicencePdf(printable, batch.size, batch.locale))
}

const unitRows = z.array(z.object({ id: z.number(), cid: z.string(), name: z.string() }))

const fileName = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\w -]+/g, '')
    .trim()
    .replace(/[ _]+/g, '-')
    .slice(0, 60)

/** The PDF file names, one per unit, such as `C00012345-Hotel-Contoh.pdf`. */
async function listNames({ parts }: LicenceBatchRow): Promise<string[]> {
  const firsts = parts.map(([first]) => first ?? 0)
  const rows: unknown = await strapi.db
    .connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .whereIn('l.id', firsts)
    .select('l.id', 'u.cid', 'u.name')
  const names = new Map(
    unitRows.parse(rows).map(({ id, cid, name }) => [id, `${fileName(`${cid} ${name}`)}.pdf`]),
  )
  return firsts.map(id => names.get(id) ?? `${id}.pdf`)
}

/** Draws PDFs for a few seconds, then continues in another run. */
async function runBatch(id: string) {
  const batch = await findLicenceBatch({ document_id: id })
  if (!batch || batch.bytes !== null) return
  const end = Date.now() + runDuration
  for (let index = batch.parts_done; index < batch.parts.length; index += 1) {
    await drawPart(batch, index)
    await updateBatch(batch, { parts_done: index + 1 })
    if (Date.now() > end) return reschedule
  }
  const bytes = await assembleBatchFile(batch, batch.parts.length > 1 ? await listNames(batch) : [])
  await updateBatch(batch, { bytes })
  await removeBatchParts(batch)
}

/** Removes batches and their files a day after they were started. */
export async function deleteExpiredLicenceBatches(now = Date.now()): Promise<void> {
  for (const batch of await listExpiredBatches(now)) {
    await removeBatchParts(batch)
    await removeBatchFile(batch)
    await deleteBatch(batch)
  }
}
