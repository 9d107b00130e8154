const extensions = { jsonl: 'jsonl', dsr: 'tsv' }
const getExtension = ({ kind, separator }) => extensions[kind] ?? (separator === '\t' ? 'tsv' : 'csv')

/** The name of a DSR file (DDEX, Sales/Usage Report Message Suite, part 1, clause 8.1), with the time in Jakarta. */
function getDsrName({ period, created_at }, message) {
  const recipient = message.recipient_party_id ?? message.recipient_name ?? ''
  const sender = message.sender_party_id ?? message.sender_name
  const created = new Date(created_at + 7 * 3_600_000).toISOString().slice(0, 19).replace(/[-:]/g, '')
  const parts = [recipient, sender, message.service, period, 'ID', '1of1', created]
  return `DSR_${parts.map(part => part.replace(/[^\p{L}\p{N}.-]+/gu, '-')).join('_')}.tsv`
}

/** The name under which a file of a report is downloaded. */
export const getFileName = (report, { format, layout }) =>
  layout.kind === 'dsr' && layout.message
    ? getDsrName(report, layout.message)
    : `usage-report-${report.period}-v${report.version}-${format}.${getExtension(layout)}`
