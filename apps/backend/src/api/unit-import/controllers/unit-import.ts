import { readFile } from 'node:fs/promises'
import { unitImports } from '@bgm/contract'
import { importMaxBytes } from '@bgm/validation'
import { z } from 'zod'
import {
  createUnitImport,
  findUnitImport,
  getScope,
  planImportRows,
  readUnitCsv,
  requirePermission,
  startUnitImport,
  toUnitImportResultView,
  toUnitImportView,
  type UnitCsvProblem,
  type UnitImport,
} from '#src/customers'
import { decodeText } from '#src/platform/csv/decode-text'
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
function toPlaces(problem: UnitCsvProblem): string[][] {
  if ('row' in problem) return [[String(problem.row)]]
  if (!('columns' in problem)) return [[]]
  // One message names all missing columns.
  const isMissing = problem.key === 'validation.csv_missing_column'
  return isMissing ? [[problem.columns.join(', ')]] : problem.columns.map(column => [column])
}

async function uploadedRows(ctx: RequestContext) {
  const file = uploadedFile.safeParse(ctx.request.files?.file)
  if (!file.success || file.data.size === 0) throw fieldError('file', 'validation.required')
  const { filepath, originalFilename, size } = file.data
  if (size > importMaxBytes) {
    throw new HttpError(413, 'Too large', { fields: [{ path: ['file'], message: 'validation.csv_size' }] })
  }
  const csv = await readUnitCsv(decodeText(await readFile(filepath)))
  if ('rows' in csv) return { rows: csv.rows, name: (originalFilename ?? 'import.csv').slice(0, 255) }
  const { problem } = csv
  const paths = toPlaces(problem).map(place => ['file', ...place])
  throw new HttpError(400, 'The file is invalid', {
    fields: paths.map(path => ({ path, message: problem.key })),
  })
}

export default implement(unitImports, {
  async check({ ctx }) {
    const scope = getScope(ctx)
    const { rows, name } = await uploadedRows(ctx)
    const id = await createUnitImport(scope, getAccount(ctx), name, await planImportRows(scope, rows))
    const unitImport = await findUnitImport({ documentId: id })
    if (!unitImport) throw new Error('The stored import cannot be found')
    return toUnitImportView(unitImport)
  },

  get: async ({ params, ctx }) => toUnitImportView(await getImport(ctx, params.id)),

  async start({ params, ctx }) {
    await startUnitImport(await getImport(ctx, params.id))
    return toUnitImportView(await getImport(ctx, params.id))
  },

  listResult: async ({ params, ctx }) => toUnitImportResultView(await getImport(ctx, params.id)),
})
