import { type OrdersQuery, orderStates } from '@bgm/api-client'
import { orderKinds } from '@bgm/validation'
import { pageOf } from './query.server'

const among = (value: string | null, known: readonly string[]) =>
  value !== null && known.includes(value) ? value : undefined

const dayOf = (value: string | null) =>
  value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** What the address of the list asks for; what is no choice of ours asks for nothing. */
export function orderQueryOf(request: Request): OrdersQuery {
  const { searchParams } = new URL(request.url)
  const unit = searchParams.get('business_unit') ?? ''
  const query = {
    state: among(searchParams.get('state'), orderStates),
    kind: among(searchParams.get('kind'), orderKinds),
    business_unit: /^[a-z\d]{8,40}$/.test(unit) ? unit : undefined,
    from: dayOf(searchParams.get('from')),
    until: dayOf(searchParams.get('until')),
  }
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), page: pageOf(request) }
}
