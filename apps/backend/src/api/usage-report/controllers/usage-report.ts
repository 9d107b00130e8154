import { z } from 'zod'
import { staffActor } from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import { sendFile } from '#src/platform/http/implement'
import { parseBody } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import {
  buildExclusiveRunKey,
  countByKind,
  createQuorumFinder,
  deliveryState,
  findFirstMonth,
  findReport,
  lastFinalMonth,
  listDestinationNames,
  listDownloads,
  listMonths,
  listReportDeliveries,
  listReportFiles,
  listReportRuns,
  listReports,
  listTopFindings,
  listTotals,
  openReportFile,
  type PanelCall,
  parseMonth,
  planReport,
  type Report,
  type ReportDelivery,
  type ReportFile,
  type ReportRun,
  recordDownload,
  reportFileName,
  requestReportRun,
  requireLogEditor,
  requireLogReader,
  resendReportDelivery,
  toDeliveryView,
} from '#src/reporting'

const totalsShown = 20
/** The number of findings of each kind that the page shows. */
const findingsShown = 20
/** The number of recent months offered for new reports. Older months rarely get another supplement. */
const monthsOffered = 6

async function requireReport(ctx: PanelCall): Promise<Report> {
  const id = Number(ctx.params.id)
  const report = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await findReport(id) : null
  if (!report) throw notFound()
  return report
}

const runSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('create'),
    period: z.string().refine(text => parseMonth(text) !== null),
  }),
  z.strictObject({
    kind: z.literal('compare'),
    report: z
      .number()
      .int()
      .min(1)
      .max(2 ** 31),
  }),
])

const listedFile = (report: Report) => (file: ReportFile) => ({
  format: file.format,
  title: file.title,
  name: reportFileName(report, file),
  rows: file.row_count,
  bytes: file.bytes,
  sha256: file.sha256,
})

const listedReport = (
  report: Report,
  files: readonly ReportFile[],
  deliveries: readonly ReportDelivery[],
  missing: readonly string[],
) => ({
  id: report.id,
  delivery: deliveryState(deliveries.filter(({ report_id }) => report_id === report.id)),
  period: report.period,
  version: report.version,
  kind: report.kind,
  waiting_for: missing,
  minimum_seconds: report.minimum_seconds,
  plays: report.plays,
  seconds: report.milliseconds / 1000,
  excluded_plays: report.excluded_plays,
  from_index: report.from_index,
  log_size: report.log_size,
  from_seal: report.from_seal,
  through_seal: report.through_seal,
  created_at: new Date(report.created_at),
  files: files.filter(({ report_id }) => report_id === report.id).map(listedFile(report)),
})

const listedRun = ({
  id,
  kind,
  period,
  version,
  state,
  done,
  total,
  outcome,
  requested_by,
  changed_at,
}: ReportRun) => ({
  id,
  kind,
  period,
  version,
  state,
  done,
  total,
  outcome,
  requested_by,
  changed_at: new Date(changed_at),
})

/** The recent months for which a report could be created now. */
async function listOpenMonths(now: number): Promise<string[]> {
  const first = await findFirstMonth()
  const months = first === null ? [] : listMonths(first, lastFinalMonth(now)).slice(-monthsOffered)
  const plans = await Promise.all(months.map(month => planReport(month, now)))
  return months.filter((_, index) => plans[index]).reverse()
}

/** Endpoints for the monthly reports in the admin panel. */
export default {
  async list(ctx: PanelCall) {
    requireLogReader(ctx)
    const reports = await listReports()
    const ids = reports.map(({ id }) => id)
    const [files, deliveries, runs, months, findQuorum] = await Promise.all([
      listReportFiles(ids),
      listReportDeliveries(ids),
      listReportRuns(),
      listOpenMonths(Date.now()),
      createQuorumFinder(reports),
    ])
    ctx.body = {
      data: reports.map(report => listedReport(report, files, deliveries, findQuorum(report).missing)),
      runs: runs.map(listedRun),
      months,
    }
  },

  /** A report's largest totals, most frequent findings, the counts of both, its deliveries and downloads. */
  async show(ctx: PanelCall) {
    requireLogReader(ctx)
    const report = await requireReport(ctx)
    const [totals, counts, findings, findingCounts, downloads, deliveries, names] = await Promise.all([
      listTotals(report.id, totalsShown),
      countByKind('usage_report_totals', report.id),
      listTopFindings(report.id, findingsShown),
      countByKind('usage_report_findings', report.id),
      listDownloads(report.id),
      listReportDeliveries([report.id]),
      listDestinationNames(),
    ])
    ctx.body = {
      data: {
        totals: totals.map(({ milliseconds, ...total }) => ({ ...total, seconds: milliseconds / 1000 })),
        counts,
        findings,
        finding_counts: findingCounts,
        deliveries: deliveries.map(delivery => toDeliveryView(delivery, names)),
        downloads: downloads.map(({ format, reader, at }) => ({ format, reader, at: new Date(at) })),
      },
    }
  },

  /** Reproduces and sends a file of a report. A file that does not match its checksum never arrives completely. */
  async file(ctx: PanelCall) {
    requireLogReader(ctx)
    const report = await requireReport(ctx)
    const file = (await listReportFiles([report.id])).find(({ format }) => format === ctx.params.format)
    if (!file) throw notFound()
    await consume('usage-report-staff', String(ctx.state.user?.id))
    await recordDownload(report.id, file.format, staffActor().name)
    sendFile(ctx, openReportFile(report, file))
  },

  /** Resends a file that could not be delivered. */
  async resend(ctx: PanelCall) {
    requireLogEditor(ctx)
    const report = await requireReport(ctx)
    await consume('usage-report-staff', String(ctx.state.user?.id))
    if (!(await resendReportDelivery(report.id, ctx.params.delivery ?? ''))) throw notFound()
    ctx.status = 204
  },

  /**
   * Creates the next version of a month's report, or reproduces a report and compares its files, in the
   * background.
   */
  async run(ctx: PanelCall) {
    requireLogEditor(ctx)
    const body = parseBody(ctx, runSchema)
    const report = body.kind === 'compare' ? await findReport(body.report) : null
    if (body.kind === 'compare' && !report) throw notFound()
    if (body.kind === 'create' && !(await planReport(body.period, Date.now())))
      throw new HttpError(409, 'There is nothing new to report', { code: 'nothing-new' })
    await consume('usage-report-staff', String(ctx.state.user?.id))
    const period = report?.period ?? (body.kind === 'create' ? body.period : '')
    const id = await requestReportRun({
      kind: body.kind,
      period,
      version: report?.version ?? null,
      requested_by: staffActor().name,
      run_key: buildExclusiveRunKey([body.kind, period, report?.version ?? '']),
    })
    if (id === null) throw new HttpError(409, 'The report is already being produced', { code: 'running' })
    ctx.status = 202
    ctx.body = { data: { id } }
  },
}
