import type { Api } from '@bgm/api-client'
import {
  localeSchema,
  notificationSettingsSchema,
  organisationSchema,
  switchOrganisationSchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { createLocaleCookie, getLocale } from '#app/http/locale.server'
import { redirectAfterPost, withFullReload } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findActiveMembership, updateAccount } from '#app/services/account.server'
import { setNotifications, switchOrganisation, updateOrganisation } from '#app/services/organisations.server'
import { getText } from '#app/text'

const saved = (locale: ReturnType<typeof getLocale>) => {
  const t = getText(locale)
  return flashSuccess('notices.success', { item: t('notices.items.settings'), action: t('notices.updated') })
}

/** Handles the settings forms by name; the organisation menu posts here too. */
export function handleSettingsForm(args: RouteArgs, api: Api, form: FormBody) {
  const locale = getLocale(args.request)
  const here = paths.settings(locale)
  if (form.form === 'language')
    return submit(form, localeSchema, async ({ locale: chosen }) => {
      await updateAccount(api, { locale: chosen })
      return withFullReload(
        redirectAfterPost(paths.settings(chosen), createLocaleCookie(chosen), await saved(chosen)),
      )
    })
  if (form.form === 'mails')
    return submit(form, notificationSettingsSchema, async notifications => {
      await setNotifications(api, notifications)
      return redirectAfterPost(here, await saved(locale))
    })
  if (form.form === 'organisation')
    return submit(form, organisationSchema, async data => {
      await updateOrganisation(api, data)
      return redirectAfterPost(here, await saved(locale))
    })
  return submit(form, switchOrganisationSchema, async ({ organisation }) => {
    const user = await switchOrganisation(api, organisation)
    const name = findActiveMembership(user)?.organisation.name ?? ''
    return redirectAfterPost(
      paths.dashboard(locale),
      await flashSuccess('notices.switched', { organisation: name }),
    )
  })
}
