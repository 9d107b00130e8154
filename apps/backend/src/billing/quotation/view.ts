import type { quotations } from '@bgm/contract'
import { z } from 'zod'
import { getApprovalNeed } from '#src/billing/approval/cart-view'
import type { PaymentSettings } from '#src/billing/order/settings'
import type { Scope } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { selectOne } from '#src/platform/database/select'
import { allOf, sql } from '#src/platform/database/sql'
import type { Account } from '#src/platform/http/request-context'
import { getQuotation, priceQuotation } from './order'
import { listQuotationRows, type Quotation, quotationsInScope } from './row'

/** A quotation as described by the contract. */
const toView = (quotation: Quotation, now: Date) => ({
  id: quotation.document_id,
  number: quotation.number,
  state: quotation.order_document
    ? ('ordered' as const)
    : quotation.valid_until <= now.getTime()
      ? ('expired' as const)
      : ('open' as const),
  member: quotation.member_name ?? '',
  by_staff: quotation.staff_id !== null,
  units: quotation.units,
  total: quotation.total,
  created_at: new Date(quotation.created_at),
  valid_until: new Date(quotation.valid_until),
  order:
    quotation.order_document && quotation.order_number
      ? { id: quotation.order_document, number: quotation.order_number }
      : null,
})

const countRow = z.object({ total: integerColumn })

/** A page of the quotations in scope, newest first. */
export async function listQuotations(
  scope: Scope,
  { page, page_size: pageSize }: z.output<typeof quotations.list.query>,
  now: Date,
) {
  const where = quotationsInScope(scope)
  const [counted, rows] = await Promise.all([
    selectOne(sql`select count(*) as total from quotations q where ${allOf(where)}`, countRow),
    listQuotationRows(where, { limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  const total = counted?.total ?? 0
  return {
    rows: rows.map(row => toView(row, now)),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}

type Now = { refused: number; dearer: boolean; voucherError: string | null }

/** Why a quotation cannot be ordered, or null. */
function findObstacle(state: 'open' | 'ordered' | 'expired', { refused, dearer, voucherError }: Now) {
  if (state !== 'open') return state
  if (refused > 0) return 'refused' as const
  if (voucherError) return 'voucher' as const
  return dearer ? ('refused' as const) : null
}

type Viewer = { scope: Scope; account: Account; settings: PaymentSettings; now: Date }

/** A quotation in scope with a page of its lines, and what it costs now. Throws 404. */
export async function getQuotationView(
  viewer: Viewer,
  id: string,
  { page, page_size: pageSize }: { page: number; page_size: number },
) {
  const { scope, account, settings, now } = viewer
  const quotation = await getQuotation(scope, id)
  const view = toView(quotation, now)
  const { lines, entries, totals, voucherError } = await priceQuotation(viewer, quotation, { settings, now })
  const isOpen = view.state === 'open'
  const refused = isOpen ? entries.filter(({ refusal }) => refusal !== null).length : 0
  const dearer = totals.total > quotation.total
  const current = isOpen && refused === 0 && !dearer ? totals.total : quotation.total
  const approval = isOpen
    ? await getApprovalNeed({
        organisation: scope.organisation,
        requester: account.id,
        units: lines.map(({ business_unit_id }) => business_unit_id),
        kinds: lines.map(({ kind }) => kind),
        total: current,
      })
    : null
  return {
    data: entries.slice((page - 1) * pageSize, page * pageSize).map(({ line, refusal }) => ({
      position: line.position,
      kind: line.kind,
      unit_name: line.unit_name,
      outlet_code: line.outlet_code,
      package: line.package_titles[account.locale],
      billing_period: line.billing_period,
      zone_count: line.zone_count,
      price: line.price,
      refusal: isOpen ? refusal : null,
    })),
    pagination: { page, pageSize, pageCount: Math.ceil(lines.length / pageSize), total: lines.length },
    quotation: {
      ...view,
      price: quotation.price,
      discount: quotation.discount,
      tax: quotation.tax,
      voucher_code: quotation.voucher_code,
      current_total: current,
      refused,
      obstacle: findObstacle(view.state, { refused, dearer, voucherError }),
      approval,
      request: quotation.request_document,
    },
  }
}
