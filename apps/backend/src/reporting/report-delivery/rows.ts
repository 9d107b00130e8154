import { z } from 'zod'

const whole = z.coerce.number()

const deliveryRow = z.object({
  id: z.number(),
  document_id: z.string(),
  destination: z.string(),
  report_id: whole,
  format: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: whole,
  error: z.string().nullable(),
  receipt: z.string().nullable(),
  created_at: whole,
  attempted_at: whole.nullable(),
  delivered_at: whole.nullable(),
})
export type ReportDelivery = z.output<typeof deliveryRow>

const parseDeliveries = (rows: unknown): ReportDelivery[] => z.array(deliveryRow).parse(rows)

const table = () => strapi.db.connection('report_deliveries')

export async function findReportDelivery(id: number): Promise<ReportDelivery | null> {
  return parseDeliveries(await table().where({ id }))[0] ?? null
}

export const listReportDeliveries = async (reports: readonly number[]): Promise<ReportDelivery[]> =>
  parseDeliveries(
    await table()
      .whereIn('report_id', [...reports])
      .orderBy('id'),
  )

/** The combined state of a report's deliveries to all destinations, or null if there are no deliveries. */
export function deliveryState(deliveries: readonly ReportDelivery[]): ReportDelivery['state'] | null {
  if (deliveries.length === 0) return null
  if (deliveries.some(({ state }) => state === 'failed')) return 'failed'
  return deliveries.every(({ state }) => state === 'delivered') ? 'delivered' : 'waiting'
}

/** A delivery as shown to staff and the collective body. */
export const toDeliveryView = (row: ReportDelivery, names: ReadonlyMap<string, string>) => ({
  id: row.document_id,
  destination: names.get(row.destination) ?? null,
  format: row.format,
  state: row.state,
  attempts: row.attempts,
  error: row.error,
  receipt: row.receipt,
  created_at: new Date(row.created_at),
  delivered_at: row.delivered_at === null ? null : new Date(row.delivered_at),
})
