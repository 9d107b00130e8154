import type { Api } from '@bgm/api-client'
import { unitMusicSettingsSchema, unitRemoteFormSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { withdrawPlanned } from '#app/routes/changes/change-forms.server'
import { setUnitExplicitPolicy } from '#app/services/business-units.server'
import { setUnitRemote } from '#app/services/remote-passes.server'
import { getText } from '#app/text'

/** Handles the settings forms on a unit's page by name. */
export function handleUnitSettings(args: RouteArgs, api: Api, form: FormBody) {
  const id = args.params.id ?? ''
  const locale = getLocale(args.request)
  const here = paths.businessUnit(locale, id)
  if (form.form === 'withdraw-plan') return withdrawPlanned(args, api, form)
  if (form.form === 'unit-remote')
    return submit(form, unitRemoteFormSchema, async ({ allow_staff: allowed, new_staff_pin }) => {
      await setUnitRemote(api, id, { allowed, new_staff_pin })
      return redirectAfterPost(here, await flashSuccess('remote_passes.unit.saved'))
    })
  return submit(form, unitMusicSettingsSchema, async ({ block_explicit }) => {
    await setUnitExplicitPolicy(api, id, block_explicit)
    const t = getText(locale)
    const values = { item: t('notices.items.business_unit'), action: t('notices.updated') }
    return redirectAfterPost(here, await flashSuccess('notices.success', values))
  })
}
