import { z } from 'zod'
import { describeTrack } from '#src/catalogue/track/isrc'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { type CatalogueRow, type CellProblem, parseCatalogueCsv } from './rules/catalogue-csv'
import { maxImportRows, maxUploadBytes } from './rules/columns'

/** A table, and the names, sizes and hashes of the files that the browser would send. */
export const catalogueImportSchema = z.strictObject({
  csv: z.string().max(1_500_000),
  files: z
    .array(
      z.strictObject({
        name: z.string().max(500),
        bytes: z.number().int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(maxImportRows),
})
type NewImport = z.output<typeof catalogueImportSchema>
type File = NewImport['files'][number]

type Planned = Omit<CatalogueRow, 'problems'> & {
  action: 'add' | 'known' | 'error'
  problems: CellProblem[]
  /** The name of the file to send for this row, or null if there is none. */
  chosen: string | null
}

/** Spreadsheets on Windows use backslashes, and some systems store accents as separate characters. */
const toPath = (name: string) => name.normalize('NFC').replaceAll('\\', '/').toLowerCase()
const getBaseName = (path: string) => path.replace(/^.*\//, '')

/** Finds a file by its path, or by its name if the name is unique. */
function indexFiles(files: readonly File[]) {
  const byPath = new Map(files.map(file => [toPath(file.name), file]))
  const byName = new Map<string, { path: string; file: File }[]>()
  for (const [path, file] of byPath) {
    const sameName = byName.get(getBaseName(path))
    if (sameName) sameName.push({ path, file })
    else byName.set(getBaseName(path), [{ path, file }])
  }
  return (name: string): File | undefined => {
    const path = toPath(name)
    const alike = byName.get(getBaseName(path)) ?? []
    const inFolder = alike.filter(file => file.path.endsWith(`/${path}`))
    const candidates = inFolder.length > 0 ? inFolder : alike
    return byPath.get(path) ?? (candidates.length === 1 ? candidates[0]?.file : undefined)
  }
}

const audioRows = z.array(
  z.object({
    documentId: z.string(),
    title: z.string(),
    artists: z.array(z.object({ name: z.string() })),
    sha256: z.string().nullable(),
    isrc: z.string().nullable(),
    explicit: z.boolean(),
    state: z.string(),
  }),
)
type AudioRow = z.output<typeof audioRows>[number]
const chunk = 500

/** The tracks in the catalogue that have one of these values in a column. */
async function findKnown(column: 'sha256' | 'isrc', values: readonly string[]): Promise<AudioRow[]> {
  const known: AudioRow[] = []
  for (let index = 0; index < values.length; index += chunk) {
    const rows: unknown = await strapi.db.query('api::track.track').findMany({
      where: { [column]: { $in: values.slice(index, index + chunk) } },
      select: ['documentId', 'title', 'sha256', 'isrc', 'explicit', 'state'],
      populate: { artists: { select: ['name'] } },
    })
    known.push(...audioRows.parse(rows))
  }
  return known
}

type Known = {
  audio: Set<string>
  /** The tracks that are not withdrawn and have an ISRC of the table, by ISRC. */
  isrc: Map<string, AudioRow>
  /** The ISRCs of non-explicit tracks that are or will be in the catalogue. */
  clean: Set<string>
}

function fileProblems(file: File | undefined, seen: ReadonlySet<string>): CellProblem[] {
  if (!file) return [{ column: 'file', problem: 'not_chosen' }]
  if (file.bytes > maxUploadBytes) return [{ column: 'file', problem: 'too_large' }]
  return seen.has(file.sha256) ? [{ column: 'file', problem: 'twice' }] : []
}

function planRow(row: CatalogueRow, file: File | undefined, stored: Known, seen: Set<string>): Planned {
  const isKnown = file !== undefined && stored.audio.has(file.sha256)
  const isrc = row.details?.isrc
  const problems = [...row.problems, ...(row.file ? fileProblems(file, seen) : [])]
  if (isrc && seen.has(isrc)) problems.push({ column: 'isrc', problem: 'isrc_twice' })
  const other = stored.isrc.get(isrc ?? '')
  if (other && !isKnown && !seen.has(isrc ?? ''))
    problems.push({ column: 'isrc', problem: 'isrc_known', other: describeTrack(other) })
  const clean = row.details?.clean_version
  if (clean && !stored.clean.has(clean)) problems.push({ column: 'clean_version', problem: 'clean_unknown' })
  const action = problems.length > 0 ? 'error' : isKnown ? 'known' : 'add'
  if (file && action !== 'error') seen.add(file.sha256)
  if (isrc && action !== 'error') seen.add(isrc)
  return { ...row, problems, action, chosen: file?.name ?? null }
}

async function findAllKnown(rows: readonly CatalogueRow[], files: readonly File[]): Promise<Known> {
  const details = rows.flatMap(row => row.details ?? [])
  const isrcs = details.flatMap(({ isrc, clean_version }) => [isrc ?? [], clean_version ?? []].flat())
  const sameIsrc = (await findKnown('isrc', [...new Set(isrcs)])).filter(({ state }) => state !== 'withdrawn')
  const hashes = files.map(({ sha256 }) => sha256)
  const clean = [...sameIsrc, ...details].filter(({ explicit }) => explicit !== true)
  return {
    audio: new Set((await findKnown('sha256', hashes)).flatMap(({ sha256 }) => sha256 ?? [])),
    isrc: new Map(sameIsrc.flatMap(row => (row.isrc ? [[row.isrc, row]] : []))),
    clean: new Set(clean.flatMap(({ isrc }) => isrc ?? [])),
  }
}

/** Today's date in Jakarta. */
const todayInJakarta = () => new Date(Date.now() + 7 * 60 * 60_000).toISOString().slice(0, 10)

/** Determines the effect of importing a table, row by row, without changing anything. */
export async function checkCatalogueImport({ csv, files }: NewImport) {
  const catalogue = await parseCatalogueCsv(csv, todayInJakarta())
  if ('problem' in catalogue) return catalogue
  const find = indexFiles(files)
  const known = await findAllKnown(catalogue.rows, files)
  const seen = new Set<string>()
  const rows = await mapInSlices(catalogue.rows, row =>
    planRow(row, row.file ? find(row.file) : undefined, known, seen),
  )
  const used = new Set(rows.map(({ chosen }) => chosen))
  return { rows, unlisted: files.filter(({ name }) => !used.has(name)).length }
}
