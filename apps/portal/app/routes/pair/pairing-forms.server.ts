import type { Api } from '@bgm/api-client'
import { formatUserCode, pairingCodeSchema, pairingSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { isId } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { approvePairing, declinePairing } from '#app/services/pairings.server'

/** Handles the forms on the pairing page by name. */
export function handlePairingForm(args: RouteArgs, api: Api, form: FormBody) {
  const locale = getLocale(args.request)
  if (form.form === 'pairing')
    return submit(form, pairingSchema, async pairing => {
      const zone = await approvePairing(api, pairing)
      return redirectAfterPost(
        zone
          ? paths.paired(locale, zone.id, formatUserCode(pairing.user_code))
          : paths.pair(locale, formatUserCode(pairing.user_code)),
      )
    })
  if (form.form === 'pairing-decline')
    return submit(form, pairingCodeSchema, async ({ user_code }) => {
      await declinePairing(api, user_code)
      return redirectAfterPost(paths.zones(locale), await flashSuccess('pairing.declined'))
    })
  return submit(form, pairingCodeSchema, async ({ user_code }) => {
    const zone = new URL(args.request.url).searchParams.get('zone') ?? ''
    return redirectAfterPost(paths.pair(locale, formatUserCode(user_code), isId(zone) ? zone : undefined))
  })
}
