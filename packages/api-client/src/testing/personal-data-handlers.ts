import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError, respondWithFieldError } from './responses'
import type { World } from './world'

export function personalDataHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const consentHistory = () => HttpResponse.json({ data: world.consents, meta: { versions: world.versions } })

  return [
    http.get(url('/account/consents'), withConfirmedAccount(consentHistory)),
    http.post(
      url('/account/consents'),
      withConfirmedAccount(({ purpose, given, document_version, locale }) => {
        if (document_version !== world.versions[`${purpose}`])
          return respondWithError(409, { code: 'version-changed' })
        if (!given && purpose === 'terms') return respondWithError(409, { code: 'consent-needed' })
        world.consents.unshift({
          purpose: `${purpose}`,
          given: given === true,
          document_version: `${document_version}`,
          locale: `${locale}`,
          at: '2026-11-21T05:00:00.000Z',
        })
        if (purpose === 'terms') world.user.terms_due = false
        return consentHistory()
      }),
    ),
    http.get(
      url('/account/export'),
      withConfirmedAccount(() => HttpResponse.json({ account: world.user, consents: world.consents })),
    ),
    http.get(
      url('/account/removal'),
      withConfirmedAccount(() =>
        HttpResponse.json({
          has_password: true,
          organisations: world.soleOwnerOf,
          paid: world.paidOrganisations,
        }),
      ),
    ),
    http.post(
      url('/account/removal'),
      withConfirmedAccount(({ password }) => {
        if (password !== world.password) return respondWithFieldError('password', 'validation.password_wrong')
        if (world.soleOwnerOf.length > 0) return respondWithError(409, { code: 'last-owner' })
        if (world.paidOrganisations.length > 0)
          return respondWithError(409, { code: 'running-subscriptions' })
        return new HttpResponse(null, { status: 204 })
      }),
    ),
    http.post(
      url('/account/removal/subscriptions'),
      withConfirmedAccount(({ organisation, password }) => {
        if (password !== world.password) return respondWithFieldError('password', 'validation.password_wrong')
        world.paidOrganisations = world.paidOrganisations.filter(
          ({ documentId }) => documentId !== organisation,
        )
        return new HttpResponse(null, { status: 204 })
      }),
    ),
  ]
}
