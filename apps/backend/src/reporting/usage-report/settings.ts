import { z } from 'zod'
import { issuerUrl } from '#src/licensing'
import { listMappedFormats } from './column-maps'
import { type DdexMessage, type ReportFormat, standardFormats } from './rules/layout'

const text = z.string().nullable()
const whole = z.union([z.null(), z.coerce.number().int()])

const setting = z.object({
  minimum_seconds: z.number().int().nullable(),
  ddex_sender_party_id: text,
  ddex_sender_name: text,
  ddex_recipient_party_id: text,
  ddex_recipient_name: text,
  ddex_service: text,
  ddex_listeners: whole,
  ddex_net_revenue: whole,
})
type Setting = z.output<typeof setting>

/** The threshold in seconds until staff choose a different one. */
const defaultMinimum = 30
const defaultService = 'BackgroundMusic'

const toMessage = (row: Setting | null, host: string): DdexMessage => ({
  sender_name: row?.ddex_sender_name || host,
  service: row?.ddex_service || defaultService,
  ...(row?.ddex_sender_party_id && { sender_party_id: row.ddex_sender_party_id }),
  ...(row?.ddex_recipient_name && { recipient_name: row.ddex_recipient_name }),
  ...(row?.ddex_recipient_party_id && { recipient_party_id: row.ddex_recipient_party_id }),
  ...(typeof row?.ddex_listeners === 'number' && { listeners: row.ddex_listeners }),
  ...(typeof row?.ddex_net_revenue === 'number' && { net_revenue: row.ddex_net_revenue }),
})

/** The settings for new reports. */
export async function getReportSettings(): Promise<{
  minimum_seconds: number
  formats: readonly ReportFormat[]
}> {
  const row: unknown = await strapi.db.query('api::seal.usage-setting').findOne({})
  const stored = row ? setting.parse(row) : null
  const { host } = new URL(issuerUrl)
  const formats = [...standardFormats(host, toMessage(stored, host)), ...(await listMappedFormats())]
  return { minimum_seconds: stored?.minimum_seconds ?? defaultMinimum, formats }
}
