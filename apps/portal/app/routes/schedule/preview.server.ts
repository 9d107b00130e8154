import type { Api, Zone } from '@bgm/api-client'
import { normaliseTime } from '@bgm/validation'
import { previewZone } from '#app/services/zones.server'
import { findNextInstant, parseMinute, weekdays } from './week'

/** The result for `?day=&time=`: what plays then, and why. Empty without a time. */
export async function loadPreview(
  request: Request,
  api: Api,
  { id, time_zone }: Pick<Zone, 'id' | 'time_zone'>,
) {
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get('time') ?? '').slice(0, 16)
  const day = weekdays.find(one => String(one) === searchParams.get('day')) ?? null
  if (typed === '') return { day, typed, answer: null, invalid: false }
  const time = normaliseTime(typed)
  if (time === null) return { day, typed, answer: null, invalid: true }
  const weekday = day ?? 1
  const minute = Math.min(parseMinute(time), 24 * 60 - 1)
  const instant = findNextInstant(Date.now(), weekday, minute, time_zone)
  const resolution = await previewZone(api, id, instant)
  return { day: weekday, typed, answer: { at: instant.getTime(), minute, resolution }, invalid: false }
}

export type Preview = Awaited<ReturnType<typeof loadPreview>>
