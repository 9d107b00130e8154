import { readFile } from 'node:fs/promises'
import { importMaxBytes } from '@bgm/validation'
import { z } from 'zod'
import { requirePermission, type Scope, scopeOf } from '#src/api/membership/services/scope'
import { fieldError, HttpError, notFound } from '#src/http/errors'
import { consume } from '#src/http/rate-limit'
import { type Call, getAccount } from '#src/http/request-context'
import { readCsv, textOf } from '../rules/csv'
import { findJob, type Job, keepJob } from '../services/job'
import { planRows } from '../services/plan'
import { startJob } from '../services/run'
import { jobView, resultView } from '../services/view'

const uploadedFile = z.object({
  filepath: z.string(),
  originalFilename: z.string().nullable(),
  size: z.number(),
})

async function importScope(ctx: Call): Promise<Scope> {
  const scope = await scopeOf(ctx)
  requirePermission(scope, 'business-unit.import')
  return scope
}

// An import is its maker's: another member may reach other units.
async function getJob(ctx: Call): Promise<Job> {
  const { organisation } = await importScope(ctx)
  const job = await findJob({
    documentId: ctx.params.id,
    organisation: { id: organisation },
    user: { id: getAccount(ctx).id },
  })
  if (!job) throw notFound()
  return job
}

async function uploadedRows(ctx: Call) {
  const file = uploadedFile.safeParse(ctx.request.files?.file)
  if (!file.success || file.data.size === 0) throw fieldError('file', 'validation.required')
  const { filepath, originalFilename, size } = file.data
  if (size > importMaxBytes) {
    throw new HttpError(413, 'Too large', { fields: [{ path: ['file'], message: 'validation.csv_size' }] })
  }
  const csv = readCsv(textOf(await readFile(filepath)))
  if ('rows' in csv) return { rows: csv.rows, name: (originalFilename ?? 'import.csv').slice(0, 255) }
  const { problem } = csv
  const paths = 'columns' in problem ? problem.columns.map(column => ['file', column]) : [['file']]
  throw new HttpError(400, 'The file was refused', {
    fields: paths.map(path => ({ path, message: problem.key })),
  })
}

export default {
  async check(ctx: Call) {
    const account = getAccount(ctx)
    const scope = await importScope(ctx)
    await consume('unit-import-account', account.documentId)
    const { rows, name } = await uploadedRows(ctx)
    const id = await keepJob(scope, account, name, await planRows(scope, rows))
    const job = await findJob({ documentId: id })
    if (!job) throw new Error('A kept import is gone')
    ctx.body = jobView(job)
  },

  async get(ctx: Call) {
    ctx.body = jobView(await getJob(ctx))
  },

  async start(ctx: Call) {
    await startJob(await getJob(ctx))
    ctx.body = jobView(await getJob(ctx))
  },

  async result(ctx: Call) {
    ctx.body = { data: resultView(await getJob(ctx)) }
  },
}
