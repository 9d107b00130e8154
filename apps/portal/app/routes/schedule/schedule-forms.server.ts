import type { Api, NewSlot, ZoneSchedule } from '@bgm/api-client'
import { form as emptyForm, slotFormSchema } from '@bgm/validation'
import { getTitle } from '#app/components/zone-text'
import type { FormBody } from '#app/forms/form-body.server'
import type { FieldError } from '#app/forms/reply'
import { reply, submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getSchedule, getZone, setSchedule } from '#app/services/zones.server'
import { getText } from '#app/text'
import {
  findOverlap,
  findSlotGroup,
  formatMinute,
  getSlotKey,
  getWeekdayName,
  hasOverlap,
  type Slot,
  toSlots,
} from './week'

const toNewSlot = ({ playlist, ...slot }: Slot): NewSlot => ({ ...slot, playlist: playlist.id })

/** Replaces the slots in the URL with those of the form, or removes them. */
export async function handleScheduleForm(args: RouteArgs, api: Api, form: FormBody) {
  const id = args.params.id ?? ''
  const locale = localeOf(args.request)
  const { slots } = await getSchedule(api, id)
  const others = otherSlots(args.request, slots)
  const saved = async (added: NewSlot[]) => {
    await setSchedule(api, id, [...others.map(toNewSlot), ...added])
    const { name } = await getZone(api, id)
    return redirectAfterPost(paths.zoneSchedule(locale, id), await flashSuccess('schedule.saved', { name }))
  }
  if (form.intent === 'remove') return submit(form, emptyForm({}), () => saved([]))
  return submit(form, slotFormSchema, async slot => {
    const added = toSlots(slot)
    const overlap = describeOverlap(args.request, added, others)
    return overlap ? reply(form, { until_time: [overlap] }, 422) : saved(added)
  })
}

/** The slots that the form does not replace. */
function otherSlots(request: Request, slots: ZoneSchedule['slots']): Slot[] {
  const named = new URL(request.url).searchParams.get('slot')
  const edited = slots.find(slot => getSlotKey(slot) === named)
  if (!edited) return slots
  const group = findSlotGroup(slots, edited)
  return slots.filter(slot => !group.includes(slot))
}

function describeOverlap(
  request: Request,
  added: ReturnType<typeof toSlots>,
  others: Slot[],
): FieldError | null {
  const locale = localeOf(request)
  const t = getText(locale)
  const found = findOverlap(added, others)
  if (found)
    return {
      key: 'schedule.overlap',
      values: {
        playlist: getTitle(found.playlist.title, locale),
        day: t(`schedule.days.${getWeekdayName(found.weekday)}`),
        from: formatMinute(found.from_minute, locale),
        until: formatMinute(found.until_minute, locale),
      },
    }
  return hasOverlap(added) ? { key: 'schedule.overlap_self' } : null
}
