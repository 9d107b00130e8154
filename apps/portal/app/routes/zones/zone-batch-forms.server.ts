import { randomUUID } from 'node:crypto'
import type { ZoneBatchAction, ZoneBatchForm } from '@bgm/validation'
import { zoneBatchFormSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import type { FieldErrors } from '#app/forms/reply'
import { reply, submit } from '#app/forms/submit.server'
import { type RouteArgs, requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { isId, parseListQuery } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { type ChosenZones, startZoneBatch } from '#app/services/zone-batches.server'
import { zoneFilterRules } from './zone-rules.server'

const hour = 60 * 60_000

const getIds = (texts: readonly string[]) =>
  [...new Set(texts.flatMap(text => text.slice(0, 3300).split(',')))].filter(isId)

/**
 * Returns the zones in a page's query string: those in `zones`, those of the units in `units` or, with `all`, those
 * that match its filter.
 */
export function readChosenZones(request: Request): ChosenZones {
  const { searchParams } = new URL(request.url)
  const { filter } = parseListQuery(request, zoneFilterRules)
  if (searchParams.get('all') === 'on') return { ids: null, units: null, filter }
  const units = getIds(searchParams.getAll('units').slice(0, 50))
  const ids = getIds(searchParams.getAll('zones').slice(0, 100))
  return units.length > 0 ? { ids: null, units, filter } : { ids, units: null, filter }
}

/** Returns the change described by the form, or an error for a missing value. */
function toAction(
  { batch_kind: kind, batch_hours, pause_hours, playlist, volume, copy_source }: ZoneBatchForm,
  now: number,
): ZoneBatchAction | FieldErrors {
  const inHours = (hours: string) => new Date(now + Number(hours) * hour).toISOString()
  const until = inHours(batch_hours ?? '1')
  const missing = (field: string) => ({ [field]: [{ key: 'validation.required' }] })
  switch (kind) {
    case 'play':
      return playlist ? { kind, playlist, until } : missing('playlist')
    case 'default-playlist':
      return playlist ? { kind, playlist } : missing('playlist')
    case 'silence':
      return { kind, until }
    case 'pause':
      return pause_hours ? { kind, until: inHours(pause_hours) } : { kind }
    case 'volume':
      return volume === undefined ? missing('volume') : { kind, volume }
    case 'copy-schedule':
      return copy_source ? { kind, source: copy_source } : missing('copy_source')
    default:
      return { kind }
  }
}

const isAction = (found: ZoneBatchAction | FieldErrors): found is ZoneBatchAction =>
  typeof found.kind === 'string'

/** Starts a change to the zones in the form and redirects to its progress. */
export function handleZoneBatchForm(args: RouteArgs, form: FormBody) {
  const api = requireApi(args)
  const { filter } = parseListQuery(args.request, zoneFilterRules)
  return submit(form, zoneBatchFormSchema, async values => {
    const unitIds = getIds([values.batch_units ?? ''])
    const units = values.all || unitIds.length === 0 ? null : unitIds
    const ids = values.all || units ? null : getIds([values.zones ?? ''])
    if (ids?.length === 0) return reply(form, { '': [{ key: 'validation.no_zones' }] }, 400)
    const action = toAction(values, Date.now())
    if (!isAction(action)) return reply(form, action, 400)
    const batch = await startZoneBatch(api, { ids, units, filter }, action, values.batch_key ?? randomUUID())
    return redirectAfterPost(paths.zoneBatch(getLocale(args.request), batch.id))
  })
}
