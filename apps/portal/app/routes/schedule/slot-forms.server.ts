import type { Api, NewSlot } from '@bgm/api-client'
import { formObject, type Season, slotFormSchema } from '@bgm/validation'
import { localiseTitle } from '#app/components/zone-text'
import type { FormBody } from '#app/forms/form-body.server'
import type { FieldError } from '#app/forms/reply'
import { reply, submit } from '#app/forms/submit.server'
import { getLocale } from '#app/http/locale.server'
import { isId } from '#app/http/query.server'
import { getSchedule, type ScheduleOwner, setSlots } from '#app/services/schedules.server'
import { getText } from '#app/text'
import { getSlotEditorView, listSeasonSlots } from './editor-view'
import type { ScheduleView } from './view.server'
import {
  findOverlap,
  findOverlapFix,
  formatMinute,
  getSlotGroup,
  getSlotKey,
  getWeekdayKey,
  hasOverlap,
  minutesPerDay,
  moveSlot,
  type Slot,
  toSlots,
  weekdays,
} from './week'

export type ScheduleFormContext = {
  request: Request
  api: Api
  owner: ScheduleOwner
  form: FormBody
  view: ScheduleView
  /** Creates the response after a change. */
  done: (key: string, name: string) => Promise<Response>
}

const toNewSlot = ({ playlist, ...slot }: Slot): NewSlot => ({ ...slot, playlist: playlist.id })

/** Returns the version from which the form was loaded; saving without a version is a conflict. */
const getVersion = ({ texts }: FormBody) => (texts.version ?? '').slice(0, 64)

/** Saves the slots of one season and keeps those of the other. */
async function storeSlots(
  { api, owner, form }: ScheduleFormContext,
  season: Season,
  added: NewSlot[],
  kept: Slot[],
) {
  const { slots } = await getSchedule(api, owner)
  const others = slots.filter(slot => slot.season !== season)
  return setSlots(api, owner, getVersion(form), [...[...others, ...kept].map(toNewSlot), ...added])
}

async function saveSlots(context: ScheduleFormContext, season: Season, added: NewSlot[], kept: Slot[]) {
  const { name } = await storeSlots(context, season, added, kept)
  return context.done('schedule.saved', name)
}

function describeOverlap(request: Request, added: NewSlot[], others: Slot[]): FieldError | null {
  const locale = getLocale(request)
  const t = getText(locale)
  const found = findOverlap(added, others)
  if (found) {
    const repair = findOverlapFix(added, others)
    return {
      key: 'schedule.overlap',
      values: {
        ...(repair && {
          repair: `${repair.side}-${repair.minute}`,
          time: formatMinute(repair.minute, locale),
        }),
        slot: getSlotKey(found),
        playlist: found.playlist.title
          ? localiseTitle(found.playlist.title, locale)
          : t('schedule.deleted_playlist'),
        day: t(`schedule.days.${getWeekdayKey(found.weekday)}`),
        from: formatMinute(found.from_minute, locale),
        until: formatMinute(found.until_minute, locale),
      },
    }
  }
  return hasOverlap(added) ? { key: 'schedule.overlap_self' } : null
}

/**
 * Returns the slots with the start or end that the suggested fix offers. If the form was edited after the fix
 * was suggested, so that the fix no longer follows from it, the form's own times apply.
 */
function applyFix(intent: string, typed: NewSlot[], others: Slot[]): NewSlot[] {
  const fix = findOverlapFix(typed, others)
  if (!fix || intent !== `${fix.side}-${fix.minute}`) return typed
  return typed.map(slot => ({ ...slot, [`${fix.side}_minute`]: fix.minute }))
}

/** Adds slots, or replaces or removes the slots that are edited together. */
export async function handleSlotForm(context: ScheduleFormContext) {
  const { api, owner, form, view, request } = context
  const slots = listSeasonSlots(await getSchedule(api, owner), view.season)
  const edited = getSlotEditorView(view.panel, slots)?.slot
  const group = edited ? getSlotGroup(slots, edited) : []
  const others = slots.filter(slot => !group.includes(slot))
  if (form.intent === 'remove')
    return submit(form, formObject({}), () => saveSlots(context, view.season, [], others))
  if (form.intent === 'describe') return reply(form)
  return submit(form, slotFormSchema, async slot => {
    const added = applyFix(form.intent, toSlots(slot, view.season), others)
    const overlap = describeOverlap(request, added, others)
    return overlap
      ? reply(form, { until_time: [overlap] }, 422)
      : saveSlots(context, view.season, added, others)
  })
}

const readNumber = (form: FormBody, name: string, limit: number) => {
  const value = Number((form.texts[name] ?? '').slice(0, 6))
  return Number.isInteger(value) && Math.abs(value) <= limit ? value : 0
}

/** Moves one slot in the grid by minutes and days, or moves only its end. */
export async function handleMoveForm(context: ScheduleFormContext) {
  const { api, owner, form, view, request } = context
  const slots = listSeasonSlots(await getSchedule(api, owner), view.season)
  const slot = slots.find(one => getSlotKey(one) === (form.texts.slot ?? '').slice(0, 8))
  if (!slot) return reply(form, { '': [{ key: 'errors.changed-meanwhile' }] }, 409)
  const moved = moveSlot(slot, {
    start: readNumber(form, 'start', minutesPerDay),
    end: readNumber(form, 'end', minutesPerDay),
    days: readNumber(form, 'days', 6),
  })
  const isPossible =
    moved.from_minute >= 0 && moved.until_minute <= minutesPerDay && moved.from_minute < moved.until_minute
  if (!isPossible) return reply(form, { '': [{ key: 'schedule.grid.limit' }] }, 422)
  const others = slots.filter(other => other !== slot)
  const overlap = describeOverlap(request, [toNewSlot(moved)], others)
  if (overlap) return reply(form, { '': [overlap] }, 422)
  // Without a redirect, the page keeps its scroll position and an open form.
  return submit(form, formObject({}), async () => {
    await storeSlots(context, view.season, [toNewSlot(moved)], others)
    return undefined
  })
}

/** Replaces the slots of the selected days with those of another day. */
export async function handleCopyDayForm(context: ScheduleFormContext) {
  const { api, owner, form, view } = context
  const source = view.panel?.kind === 'copy-day' ? view.panel.day : 1
  const chosen = (form.texts.days ?? '').slice(0, 20).split(',')
  const targets = weekdays.filter(day => day !== source && chosen.includes(String(day)))
  if (targets.length === 0) return reply(form, { days: [{ key: 'validation.slot_days' }] }, 400)
  return submit(form, formObject({}), async () => {
    const slots = listSeasonSlots(await getSchedule(api, owner), view.season)
    const added = targets.flatMap(weekday =>
      slots.filter(slot => slot.weekday === source).map(slot => ({ ...toNewSlot(slot), weekday })),
    )
    return saveSlots(
      context,
      view.season,
      added,
      slots.filter(({ weekday }) => !targets.some(day => day === weekday)),
    )
  })
}

function parseSource(value: string): ScheduleOwner | null {
  const [scope, id = ''] = value.slice(0, 40).split(':')
  if (scope === 'organisation') return { scope }
  return (scope === 'zone' || scope === 'unit') && isId(id) ? { scope, id } : null
}

/** Replaces all slots with those of another zone, unit or the organisation. */
export async function handleCopyFromForm(context: ScheduleFormContext) {
  const { api, form, view } = context
  const source = parseSource(form.texts.copy_source ?? '')
  if (!source) return reply(form, { copy_source: [{ key: 'validation.required' }] }, 400)
  return submit(form, formObject({}), async () => {
    const slots = listSeasonSlots(await getSchedule(api, source), view.season)
    const known = slots.filter(({ playlist }) => playlist.title)
    return saveSlots(context, view.season, known.map(toNewSlot), [])
  })
}
