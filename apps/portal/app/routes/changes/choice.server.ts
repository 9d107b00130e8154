import { billingPeriods } from '@bgm/validation'
import { isDate, isId, isOneOf } from '#app/http/query.server'

export const changes = ['larger', 'smaller', 'pause', 'move', 'cancel', 'stop'] as const
export type Change = (typeof changes)[number]

const pauseMonths = ['1', '2', '3'] as const
const zoneCounts = ['1', '2', '3', '4', '5'] as const

/** What the member wants to change, from the query string. Fields of another answer than `change` are ignored. */
export function parseChoice(request: Request) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('change') ?? ''
  const change: Change = isOneOf(changes)(asked) ? asked : 'larger'
  const own = searchParams.get('of') === change
  const get = (name: string) => (own ? searchParams.get(name) : null) ?? ''
  const [zones, period] = [get('zone_count'), get('billing_period')]
  return {
    change,
    package: get('package'),
    billing_period: isOneOf(billingPeriods)(period) ? period : null,
    zone_count: isOneOf(zoneCounts)(zones) ? Number(zones) : null,
    from: isDate(get('from')) ? get('from') : '',
    months: isOneOf(pauseMonths)(get('months')) ? Number(get('months')) : null,
    q: get('q').slice(0, 100),
    target: isId(get('target')) ? get('target') : '',
    /** Null until zones could be chosen. */
    ending_zones: own && searchParams.has('chooses') ? searchParams.getAll('ending').filter(isId) : null,
  }
}

export type Choice = ReturnType<typeof parseChoice>
