import { type DdexMessage, type FileLayout, getExtension } from './layout'

type Report = { period: string; version: number; created_at: number }

// DDEX allows neither underscores, which separate the elements, nor spaces; Windows allows no colons or slashes.
const toElement = (text: string) => text.replace(/[^\p{L}\p{N}.-]+/gu, '-')

/** The time in Jakarta, where the sender is, as `20261203T000700`. */
const formatCreationTime = (instant: number) =>
  new Date(instant + 7 * 3_600_000).toISOString().slice(0, 19).replace(/[-:]/g, '')

/** The name of a DSR file, as DDEX defines it (Sales/Usage Report Message Suite, part 1, clause 8.1). */
function getDsrName({ period, created_at }: Report, message: DdexMessage): string {
  const { recipient_party_id, recipient_name = '', sender_party_id, sender_name, service } = message
  const elements = [
    recipient_party_id ?? recipient_name,
    sender_party_id ?? sender_name,
    service,
    period,
    'ID',
    '1of1',
    formatCreationTime(created_at),
  ]
  return `DSR_${elements.map(toElement).join('_')}.tsv`
}

/** The name of a file of a report. */
export const getReportFileName = (
  report: Report,
  { format, layout }: { format: string; layout: FileLayout },
): string =>
  layout.kind === 'dsr' && layout.message
    ? getDsrName(report, layout.message)
    : `usage-report-${report.period}-v${report.version}-${format}.${getExtension(layout)}`
