import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { createCsv } from '#app/services/csv'
import { exportUptime } from '#app/services/incidents.server'
import { getText } from '#app/text'
import { requireValidMonth, uptimeQueryRules } from './incident-rules.server'

const toHours = (seconds: number) => (seconds / 3600).toFixed(2)

/** Responds with the uptime of a month as a CSV file, in hours and as a share from 0 to 1. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidMonth(args)
  await requirePermission(args, 'incident.read')
  const { filter } = parseListQuery(args.request, uptimeQueryRules)
  const month = args.params.month ?? ''
  const zones = await exportUptime(api, { month, ...filter })
  const locale = getLocale(args.request)
  const t = getText(locale)
  const head = ['unit', 'zone', 'share', 'opening', 'down', 'incidents'] as const
  const rows = zones.map(({ zone, business_unit, uptime, opening_seconds, down_seconds, incidents }) => [
    business_unit.name,
    zone.name,
    uptime === null ? '' : uptime.toFixed(4),
    toHours(opening_seconds),
    toHours(down_seconds),
    String(incidents),
  ])
  return attachment({
    bytes: createCsv(locale, [head.map(name => t(`incidents.uptime.${name}`)), ...rows]),
    type: 'text/csv; charset=utf-8',
    name: `${t('incidents.uptime.file', { month })}.csv`,
  })
}
