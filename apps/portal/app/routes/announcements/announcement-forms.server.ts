import type { Api } from '@bgm/api-client'
import {
  announceFormSchema,
  announcementFormSchema,
  formObject,
  quickAnnouncementFormSchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { reply, submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import {
  getAnnouncement,
  playAnnouncement,
  replaceAnnouncementAudio,
  updateAnnouncement,
} from '#app/services/announcements.server'
import { createQuickAnnouncement } from '#app/services/quick-announcement.server'
import { getText } from '#app/text'

/** Stores a recording that plays once in one zone. */
export async function handleQuickAnnouncement(args: RouteArgs, api: Api, form: FormBody) {
  const locale = getLocale(args.request)
  await requirePermission(args, 'announcement.update')
  return submit(form, quickAnnouncementFormSchema, async recording => {
    const { audio } = form.files
    if (!audio) return reply(form, { audio: [{ key: 'validation.audio_required' }] }, 400)
    const t = getText(locale)
    const { id, ...played } = await createQuickAnnouncement(api, recording, audio, {
      locale,
      name: time => t('announcements.quick.name', { time }),
    })
    return redirectAfterPost(
      paths.announcement(locale, id),
      await flashSuccess('announcements.quick.created', played),
    )
  })
}

/** Changes an announcement, replaces its audio, or plays it in a zone. */
export async function handleAnnouncementForm(args: RouteArgs, api: Api, form: FormBody) {
  const id = args.params.id ?? ''
  const locale = getLocale(args.request)
  const here = paths.announcement(locale, id)
  if (form.form === 'announce') {
    await requirePermission(args, 'zone.control')
    return submit(form, announceFormSchema, async ({ zone }) => {
      const { zones } = await getAnnouncement(api, id)
      await playAnnouncement(api, id, zone)
      const name = zones.find(one => one.id === zone)?.name ?? ''
      return redirectAfterPost(
        paths.announcement(locale, id, zone),
        await flashSuccess('announcements.play.sent', { zone: name }),
      )
    })
  }
  await requirePermission(args, 'announcement.update')
  if (form.form === 'announcement-audio')
    return submit(form, formObject({}), async () => {
      const { audio } = form.files
      if (!audio) return reply(form, { audio: [{ key: 'validation.audio_required' }] }, 400)
      const { name } = await replaceAnnouncementAudio(api, id, audio)
      return redirectAfterPost(here, await flashSuccess('announcements.audio.replaced', { name }))
    })
  return submit(form, announcementFormSchema, async announcement => {
    const version = Number(form.texts.version) || 1
    const { name } = await updateAnnouncement(api, id, announcement, version)
    return redirectAfterPost(here, await flashSuccess('announcements.saved', { name }))
  })
}
