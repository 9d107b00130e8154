import { pageQuery } from '@bgm/contract'
import { z } from 'zod'
import { listPackageTerms } from '#src/billing/package-term/terms'
import type { StaffMember } from '#src/billing/payment/refunds'
import { integerColumn } from '#src/platform/database/columns'
import { selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { countAffected } from './affected'
import { canWithdraw } from './decide'
import { findPriceChange, listPriceChangeRows, type PriceChange } from './row'
import { canFollow } from './rules/state'

export const priceChangeQuery = z.strictObject({ open: z.literal('yes').optional(), ...pageQuery })

const titleRow = z.object({ key: z.string(), locale: z.string(), title: z.string() })

/** The published names of packages in both languages, keyed by the package. */
async function listTitles(): Promise<Map<string, { id: string; en: string }>> {
  const rows: unknown = await strapi.db
    .query('api::package.package')
    .findMany({ where: { publishedAt: { $notNull: true } }, select: ['key', 'locale', 'title'] })
  const titles = new Map<string, { id: string; en: string }>()
  for (const { key, locale, title } of z.array(titleRow).parse(rows)) {
    const known = titles.get(key) ?? { id: title, en: title }
    titles.set(key, { ...known, [locale === 'en' ? 'en' : 'id']: title })
  }
  return titles
}

const toView =
  (titles: Awaited<ReturnType<typeof listTitles>>, staff: StaffMember, now: number) =>
  (change: PriceChange) => {
    const own = change.proposed_by === staff.id
    const isDue = change.starts_at <= now
    return {
      id: change.document_id,
      state: change.state,
      starts_at: change.starts_at,
      reason: change.reason,
      proposed_by: change.proposed_by_name,
      proposed_at: change.proposed_at,
      own,
      can_decide: change.state === 'proposed' && !own && !isDue,
      can_withdraw: canFollow(change.state, 'withdrawn') && !isDue && canWithdraw(change, staff),
      prices: change.prices.map(({ package_key, ...price }) => ({
        ...price,
        package: {
          key: package_key,
          titles: titles.get(package_key) ?? { id: package_key, en: package_key },
        },
      })),
      events: change.events.map(({ state, staff_name, reason, at }) => ({
        state,
        by: staff_name,
        reason,
        at,
      })),
    }
  }

const countRow = z.object({ total: integerColumn })

/** A page of changes, newest first. */
export async function listPriceChangeViews(
  { open, page, page_size: pageSize }: z.output<typeof priceChangeQuery>,
  staff: StaffMember,
  now = Date.now(),
) {
  const where = open ? sql`id in (select price_change_id from open_price_changes)` : sql`1 = 1`
  const [titles, counted, rows] = await Promise.all([
    listTitles(),
    selectOne(sql`select count(*) as total from price_changes where ${where}`, countRow),
    listPriceChangeRows(where, { limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  const total = counted?.total ?? 0
  return {
    data: rows.map(toView(titles, staff, now)),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  }
}

/** A change with the numbers of customers whom it affects, or null. */
export async function findPriceChangeView(documentId: string, staff: StaffMember, now = Date.now()) {
  const change = await findPriceChange(documentId)
  if (!change) return null
  const [titles, affected] = await Promise.all([listTitles(), countAffected(change, now)])
  return { ...toView(titles, staff, now)(change), affected }
}

const openRow = z.object({ package_key: z.string(), billing_period: z.string() })

/** Today's prices, from which a change starts. `open`: another change of this price has not ended. */
export async function listCurrentPrices() {
  const [terms, titles, open] = await Promise.all([
    listPackageTerms(),
    listTitles(),
    strapi.db.connection('open_price_changes').select('package_key', 'billing_period'),
  ])
  const reserved = z.array(openRow).parse(open)
  const isOpen = (key: string, period: string) =>
    reserved.some(({ package_key, billing_period }) => package_key === key && billing_period === period)
  return terms.map(({ key, price_monthly, price_yearly }) => ({
    package: { key, titles: titles.get(key) ?? { id: key, en: key } },
    monthly: { price: price_monthly, open: isOpen(key, 'monthly') },
    yearly: { price: price_yearly, open: isOpen(key, 'yearly') },
  }))
}
