import { z } from 'zod'
import { issuerUrl } from '#src/licensing'
import { listMappedFormats } from './column-maps'
import { type ReportFormat, standardFormats } from './rules/layout'

const setting = z.object({ minimum_seconds: z.number().int().nullable() })

/** The threshold in seconds until staff choose a different one. */
const defaultMinimum = 30

/** The settings for new reports. */
export async function getReportSettings(): Promise<{
  minimum_seconds: number
  formats: readonly ReportFormat[]
}> {
  const row: unknown = await strapi.db.query('api::seal.usage-setting').findOne({})
  const { minimum_seconds } = row ? setting.parse(row) : { minimum_seconds: null }
  const formats = [...standardFormats(new URL(issuerUrl).host), ...(await listMappedFormats())]
  return { minimum_seconds: minimum_seconds ?? defaultMinimum, formats }
}
