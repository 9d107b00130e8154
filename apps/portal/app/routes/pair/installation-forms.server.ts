import type { Api } from '@bgm/api-client'
import { formObject } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess, flashWarning } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { isId } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import {
  createInstallationCodes,
  revokeInstallationCode,
  revokeInstallationCodes,
} from '#app/services/installation-codes.server'
import { getText } from '#app/text'

/** Handles the forms on the page of installation codes by name. */
export function handleInstallationForm({ request }: RouteArgs, api: Api, form: FormBody) {
  const locale = getLocale(request)
  const back = (notice: string) => redirectAfterPost(paths.installation(locale), notice)
  return submit(form, formObject({}), async () => {
    if (form.form === 'installation-revoke-all') {
      await revokeInstallationCodes(api)
      return back(await flashSuccess('pairing.sheet.revoked_all'))
    }
    const { code = '', zone = '' } = form.texts
    if (form.form === 'installation-revoke' && isId(code)) {
      await revokeInstallationCode(api, code)
      return back(await flashSuccess('pairing.sheet.revoked', { zone: zone.slice(0, 120) }))
    }
    const count = await createInstallationCodes(api)
    const zones = getText(locale)('words.zones', { count })
    return back(
      count > 0
        ? await flashSuccess('pairing.sheet.created', { zones })
        : await flashWarning('pairing.sheet.none_created'),
    )
  })
}
