import type { orderRequests } from '@bgm/contract'
import { hasPermission, orderKinds } from '@bgm/validation'
import { z } from 'zod'
import type { PaymentSettings } from '#src/billing/order/settings'
import { findRequestedQuotation } from '#src/billing/quotation/requested'
import { fullName, getStaffScope, type Scope } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { selectOne } from '#src/platform/database/select'
import { allOf, sql } from '#src/platform/database/sql'
import type { Account } from '#src/platform/http/request-context'
import { type Approver, chooseDeciders, listApprovers } from './approvers'
import { getRequest } from './decide'
import { priceRequest } from './price'
import {
  listRequestLines,
  listRequestRows,
  type OrderRequest,
  type RequestLine,
  requestsInScope,
} from './row'

const date = (at: number | null) => (at === null ? null : new Date(at))

/** A request as described by the contract. */
const toView = (request: OrderRequest, account: Account) => ({
  id: request.document_id,
  state: request.state,
  end: request.end_reason,
  requester: request.requester_name ?? '',
  own: request.user_id === account.id,
  requested_at: new Date(request.requested_at),
  purpose: request.purpose,
  purchase_order: request.purchase_order,
  cost_centre: request.cost_centre,
  units: request.units,
  total: request.total,
  decided_by: request.decider_name,
  decided_at: date(request.decided_at),
  decline_reason: request.decline_reason,
  order:
    request.order_document && request.order_number
      ? { id: request.order_document, number: request.order_number }
      : null,
})

const countRow = z.object({ total: integerColumn })

type ListQuery = z.output<typeof orderRequests.list.query>

/** A page of the requests in scope, newest first. */
export async function listRequests(
  scope: Scope,
  account: Account,
  { state, page, page_size: pageSize }: ListQuery,
) {
  const where = [...requestsInScope(scope, account.id), ...(state ? [sql`q.state = ${state}`] : [])]
  const [counted, rows] = await Promise.all([
    selectOne(sql`select count(*) as total from order_requests q where ${allOf(where)}`, countRow),
    listRequestRows(where, { limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  const total = counted?.total ?? 0
  return {
    rows: rows.map(row => toView(row, account)),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}

/** How many requests wait for a decision of the member. */
export async function countWaiting(scope: Scope, account: Account): Promise<number> {
  const [own] = await listApprovers(scope.organisation, account.id)
  if (!own) return 0
  const where = [
    ...requestsInScope(scope, account.id),
    sql`q.state = 'requested'`,
    sql`q.user_id <> ${account.id}`,
    ...(own.limit === null ? [] : [sql`q.total <= ${own.limit}`]),
  ]
  const counted = await selectOne(
    sql`select count(*) as total from order_requests q where ${allOf(where)}`,
    countRow,
  )
  return counted?.total ?? 0
}

type Shown = { line: RequestLine; price: number | null; refusal: string | null }

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const groupShown = (shown: readonly Shown[]) => {
  const byKind = Map.groupBy(shown, ({ line }) => line.kind)
  return orderKinds.flatMap(kind => {
    const own = byKind.get(kind)
    return own
      ? [
          {
            kind,
            units: own.length,
            zones: sum(own.map(({ line }) => line.zone_count)),
            price: sum(own.map(({ price }) => price ?? 0)),
          },
        ]
      : []
  })
}

type Viewer = { scope: Scope; account: Account; settings: PaymentSettings; now: Date }

/** Why the caller cannot decide about a request at its current total, or null. */
function findObstacle(
  request: OrderRequest,
  approvers: readonly Approver[],
  { scope, account, units, total, refused }: Viewer & { units: number[]; total: number; refused: number },
) {
  if (request.state !== 'requested') return 'settled' as const
  if (request.user_id === account.id) return 'own' as const
  const own = approvers.filter(({ person }) => person.id === account.id)
  if (own.length === 0 || !hasPermission(scope.role, 'order.approve')) return 'role' as const
  if (chooseDeciders(own, { requester: request.user_id, units, total }).length === 0) return 'limit' as const
  return refused > 0 ? ('lines' as const) : null
}

/** A request in scope with a page of its lines. Throws 404. */
export async function getRequestView(
  viewer: Viewer,
  id: string,
  { page, page_size: pageSize }: { page: number; page_size: number },
) {
  const { scope, account, settings, now } = viewer
  const request = await getRequest(scope, account, id)
  const lines = await listRequestLines(request.id)
  const isOpen = request.state === 'requested'
  const quotation = await findRequestedQuotation(request)
  const quoted = quotation?.prices
  const everything = getStaffScope(request.organisation_id)
  const requested = { request, lines, scope: everything, locale: account.locale, quoted }
  const { entries, totals, offers } = await priceRequest(requested, { settings, now })
  const shown = isOpen ? entries : lines.map(line => ({ line, price: line.price, refusal: null }))
  const amounts = isOpen ? totals : request
  const units = lines.map(({ business_unit_id }) => business_unit_id)
  const approvers = await listApprovers(request.organisation_id)
  const isDearer = isOpen && quotation !== null && totals.total > quotation.total
  const refused = shown.filter(({ refusal }) => refusal !== null).length + (isDearer ? 1 : 0)
  const facts = { ...viewer, units, total: amounts.total, refused }
  const deciders = chooseDeciders(approvers, { requester: request.user_id, units, total: amounts.total })
  return {
    data: shown.slice((page - 1) * pageSize, page * pageSize).map(({ line, price, refusal }) => ({
      ...line,
      package: offers.get(line.package_key ?? '')?.title ?? line.package_key,
      price,
      refusal,
    })),
    pagination: { page, pageSize, pageCount: Math.ceil(lines.length / pageSize), total: lines.length },
    request: {
      ...toView(request, account),
      groups: groupShown(shown),
      price: amounts.price,
      discount: amounts.discount,
      tax: amounts.tax,
      voucher_code: request.voucher_code,
      current_total: amounts.total,
      refused,
      obstacle: findObstacle(request, approvers, facts),
      deciders: deciders
        .filter(person => person.id !== account.id)
        .map(({ first_name, last_name = null }) => fullName({ first_name, last_name })),
    },
  }
}
