import { Readable } from 'node:stream'
import { exportCheckpoints, exportDay } from '#src/api/seal/services/log'
import { fileName, recordDownload, sendFile } from '#src/api/usage-report/services/download'
import { listFiles, listVersions } from '#src/api/usage-report/services/rows'
import { notFound } from '#src/http/errors'
import { consume } from '#src/http/rate-limit'
import { type Call, getAccount } from '#src/http/request-context'
import { describeReports } from '../services/months'
import { getReader } from '../services/reader'
import { limitReads, recordRead } from '../services/reads'
import { findSealOfDay } from '../services/seals'

const maxVersion = 10_000

/** A file of a report by month, version and format. */
async function findFile({ month = '', version: text = '', format = '' }: Record<string, string>) {
  const version = Number(text)
  if (month.length !== 7 || !Number.isInteger(version) || version < 1 || version > maxVersion) return null
  const report = (await listVersions(month)).find(one => one.version === version)
  const file = report && (await listFiles([report.id])).find(one => one.format === format)
  return file ? { report, file } : null
}

function sendLines(ctx: Call, name: string, lines: AsyncIterable<string>): void {
  ctx.set('content-type', 'application/jsonl; charset=utf-8')
  ctx.set('content-disposition', `attachment; filename="${name}"`)
  ctx.set('cache-control', 'private, no-store')
  ctx.body = Readable.from(lines)
}

const limitFiles = (ctx: Call) => consume('collective-file-account', getAccount(ctx).documentId)

export default {
  /** The reports of a month with their files, and the seals of its days. */
  async get(ctx: Call) {
    const reader = await getReader(ctx)
    await limitReads(ctx)
    const found = await describeReports(ctx.params.month ?? '')
    if (!found) throw notFound()
    await recordRead(reader, 'month', found.month)
    const { versions, seals, ...month } = found
    ctx.body = {
      ...month,
      versions: versions.map(({ report, files, totals, findings }) => ({
        version: report.version,
        kind: report.kind,
        created_at: new Date(report.created_at),
        minimum_seconds: report.minimum_seconds,
        plays: report.plays,
        seconds: report.milliseconds / 1000,
        excluded_plays: report.excluded_plays,
        from_seal: report.from_seal,
        through_seal: report.through_seal,
        files: files.map(file => ({
          format: file.format,
          title: file.title,
          name: fileName(report, file),
          rows: file.row_count,
          bytes: file.bytes,
          sha256: file.sha256,
        })),
        totals: totals.map(({ milliseconds, ...total }) => ({ ...total, seconds: milliseconds / 1000 })),
        findings,
      })),
      seals: seals.map(({ sealed_at, ...seal }) => ({ ...seal, sealed_at: new Date(sealed_at) })),
    }
  },

  /** A file of a report. */
  async file(ctx: Call) {
    const reader = await getReader(ctx)
    await limitFiles(ctx)
    const found = await findFile(ctx.params)
    if (!found) throw notFound()
    const { report, file } = found
    await recordRead(reader, 'report-file', fileName(report, file))
    await recordDownload(report.id, file.format, `${reader.body.name}, ${reader.name}`.slice(0, 160))
    sendFile(ctx, report, file)
  },

  /** The sealed plays of a day. */
  async log(ctx: Call) {
    const reader = await getReader(ctx)
    await limitFiles(ctx)
    const seal = await findSealOfDay(ctx.params.day ?? '')
    if (seal === null) throw notFound()
    const { day, lines } = await exportDay(seal)
    await recordRead(reader, 'usage-log', day)
    sendLines(ctx, `usage-log-${day}.jsonl`, lines)
  },

  /** The signed checkpoints of the whole chain. */
  async checkpoints(ctx: Call) {
    const reader = await getReader(ctx)
    await limitFiles(ctx)
    await recordRead(reader, 'checkpoints')
    sendLines(ctx, 'usage-checkpoints.jsonl', exportCheckpoints())
  },
}
