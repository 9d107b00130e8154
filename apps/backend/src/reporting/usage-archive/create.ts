import { exportChunks } from '#src/reporting/seal/log'
import { findFirstSealNumberFrom, findSeal, type Seal } from '#src/reporting/seal/rows'
import { listReportVersions } from '#src/reporting/usage-report/rows'
import { chunksPerPart, partName, partSize, readPart, writeManifest, writePart } from './files'
import { type ArchivePart, findArchive, insertArchive, insertParts, listParts } from './rows'
import { getArchivedDays } from './rules/month'
import { requireSealedRoots, verifyPart } from './verify'

export type OnDay = (day: string, plays: number) => void

/** The range of a month's seals. Throws unless they exist and the month has been reported. */
async function requireSeals(month: string) {
  const { from, until } = getArchivedDays(month)
  const [first, next] = [await findFirstSealNumberFrom(from), await findFirstSealNumberFrom(until)]
  if (first === null || next === null || first === next || (await listReportVersions(month)).length === 0)
    throw new Error(`${month} cannot be archived before its report is final`)
  return { from_seal: first, through_seal: next - 1 }
}

/** The texts of a day's parts, with only one text in memory at a time. */
async function* groupChunks(seal: Seal): AsyncGenerator<string> {
  let text = ''
  let chunks = -1
  // The file header comes before the first chunk.
  for await (const chunk of exportChunks(seal)) {
    text += chunk
    chunks += 1
    if (chunks % chunksPerPart !== 0 || chunks === 0) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

/** Writes a day's log and reads it back, in order to verify that it can be read from storage. */
async function archiveDay(seal: Seal): Promise<ArchivePart[]> {
  const roots = await requireSealedRoots(seal)
  const parts: ArchivePart[] = []
  for await (const text of groupChunks(seal)) {
    const number = parts.length
    const plays = Math.max(0, Math.min(partSize, seal.size - number * partSize))
    const part = { seal: seal.number, part: number, plays, ...(await writePart(seal.day, number, text)) }
    verifyPart(seal, roots, number, await readPart(seal.day, part))
    parts.push(part)
  }
  return parts
}

export async function requireSeal(number: number): Promise<Seal> {
  const seal = await findSeal(number)
  if (!seal) throw new Error(`Seal ${number} is missing`)
  return seal
}

const listed =
  (day: string) =>
  ({ part, plays, bytes, sha256 }: ArchivePart) => ({ name: partName(day, part), plays, bytes, sha256 })

/**
 * Writes the sealed plays of a finalised month to files. Each day is recorded once it is complete, so an
 * interrupted run continues with the next one. The plays stay in the database.
 */
export async function createArchive(month: string, onDay: OnDay = () => undefined, now = Date.now()) {
  if (await findArchive(month)) throw new Error(`${month} is already archived`)
  const seals = await requireSeals(month)
  const files = []
  let plays = 0
  for (let number = seals.from_seal; number <= seals.through_seal; number += 1) {
    const seal = await requireSeal(number)
    if ((await listParts(number)).length === 0) await insertParts(await archiveDay(seal))
    files.push(...(await listParts(number)).map(listed(seal.day)))
    plays += seal.size
    onDay(seal.day, seal.size)
  }
  await writeManifest(month, { month, ...seals, plays, files })
  await insertArchive({ month, ...seals, plays, state: 'stored', created_at: now })
  return { plays, files: files.length }
}
