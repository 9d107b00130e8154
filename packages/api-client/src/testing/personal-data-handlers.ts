import { HttpResponse, http } from 'msw'
import { refuse, refuseField } from './answers'
import type { Door } from './door'
import type { World } from './world'

export function personalDataHandlers(world: World, { url, customer }: Door) {
  const ledger = () => HttpResponse.json({ data: world.consents, meta: { versions: world.versions } })

  return [
    http.get(url('/account/consents'), customer(ledger)),
    http.post(
      url('/account/consents'),
      customer(({ purpose, given, document_version, locale }) => {
        if (document_version !== world.versions[`${purpose}`]) return refuse(409, { code: 'version-changed' })
        if (!given && purpose === 'terms') return refuse(409, { code: 'consent-needed' })
        world.consents.unshift({
          purpose: `${purpose}`,
          given: given === true,
          document_version: `${document_version}`,
          locale: `${locale}`,
          at: '2026-11-21T05:00:00.000Z',
        })
        if (purpose === 'terms') world.user.terms_due = false
        return ledger()
      }),
    ),
    http.get(
      url('/account/export'),
      customer(() => HttpResponse.json({ account: world.user, consents: world.consents })),
    ),
    http.get(
      url('/account/removal'),
      customer(() => HttpResponse.json({ has_password: true, organisations: world.leftAlone })),
    ),
    http.post(
      url('/account/removal'),
      customer(({ password }) => {
        if (password !== world.password) return refuseField('password', 'validation.password_wrong')
        if (world.leftAlone.length > 0) return refuse(409, { code: 'last-owner' })
        return new HttpResponse(null, { status: 204 })
      }),
    ),
  ]
}
