import { readFile } from 'node:fs/promises'
import { unitImports } from '@bgm/contract'
import { importMaxBytes } from '@bgm/validation'
import { z } from 'zod'
import { listImportedPackages } from '#src/billing'
import {
  createUnitImport,
  editUnitImport,
  findUnitImport,
  getScope,
  listPendingImports,
  type PlanOptions,
  planImportRows,
  readUnitFile,
  requirePermission,
  startUnitImport,
  toUnitImportResultView,
  toUnitImportView,
  type UnitFileProblem,
  type UnitImport,
} from '#src/customers'
import { fieldError, HttpError, notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

const uploadedFile = z.object({
  filepath: z.string(),
  originalFilename: z.string().nullable(),
  size: z.number(),
})

// An import is visible only to the member who uploaded it, because others may have access to different
// units.
async function getImport(ctx: RequestContext, id: string): Promise<UnitImport> {
  const scope = getScope(ctx)
  requirePermission(scope, 'business-unit.import')
  const unitImport = await findUnitImport({
    documentId: id,
    organisation: { id: scope.organisation },
    user: { id: getAccount(ctx).id },
  })
  if (!unitImport) throw notFound()
  return unitImport
}

/** The columns or the row that a problem is about, which its message names. */
function toPlace(problem: UnitFileProblem): string[] {
  if ('row' in problem) return [String(problem.row)]
  return 'columns' in problem ? [problem.columns.join(', ')] : []
}

async function readUpload(ctx: RequestContext) {
  const upload = uploadedFile.safeParse(ctx.request.files?.file)
  if (!upload.success || upload.data.size === 0) throw fieldError('file', 'validation.required')
  const { filepath, originalFilename, size } = upload.data
  if (size > importMaxBytes) {
    throw new HttpError(413, 'Too large', { fields: [{ path: ['file'], message: 'validation.csv_size' }] })
  }
  const file = await readUnitFile(await readFile(filepath))
  if (!('problem' in file)) return { file, name: (originalFilename ?? 'import.csv').slice(0, 255) }
  const path = ['file', ...toPlace(file.problem)]
  throw new HttpError(400, 'The file is invalid', { fields: [{ path, message: file.problem.key }] })
}

async function getPlanOptions(ctx: RequestContext): Promise<PlanOptions> {
  const { locale } = getAccount(ctx)
  return { packages: await listImportedPackages(locale), locale }
}

const noEdits = { cells: [], fixes: [] }

export default implement(unitImports, {
  async check({ ctx }) {
    const scope = getScope(ctx)
    const { file, name } = await readUpload(ctx)
    const rows = await planImportRows(scope, { file, edits: noEdits }, await getPlanOptions(ctx))
    const id = await createUnitImport({
      organisation: scope.organisation,
      user: getAccount(ctx).id,
      file_name: name,
      source: file,
      edits: noEdits,
      rows,
    })
    const unitImport = await findUnitImport({ documentId: id })
    if (!unitImport) throw new Error('The stored import cannot be found')
    return await toUnitImportView(unitImport)
  },

  listPending: ({ ctx }) => listPendingImports(getScope(ctx), getAccount(ctx).id),

  get: async ({ params, ctx }) => await toUnitImportView(await getImport(ctx, params.id)),

  async edit({ params, body, ctx }) {
    const unitImport = await getImport(ctx, params.id)
    await editUnitImport(getScope(ctx), unitImport, { ...(await getPlanOptions(ctx)), change: body })
    return await toUnitImportView(await getImport(ctx, params.id))
  },

  async start({ params, ctx }) {
    await startUnitImport(await getImport(ctx, params.id))
    return await toUnitImportView(await getImport(ctx, params.id))
  },

  listResult: async ({ params, ctx }) => toUnitImportResultView(await getImport(ctx, params.id)),
})
