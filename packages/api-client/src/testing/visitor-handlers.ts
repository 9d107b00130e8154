import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError } from './responses'
import type { World } from './world'

export const sampleStatusToken = 'application0000000000001.t9z3k0.segel'

/** The forms of the marketing site. */
export const visitorHandlers = (world: World, { url, withOptionalAuth }: HandlerContext) => [
  http.post(
    url('/partner-applications'),
    withOptionalAuth(() => HttpResponse.json({ ok: true })),
  ),
  http.get(
    url('/partner-applications/status/:token'),
    withOptionalAuth((_body, _query, { token }) =>
      token === sampleStatusToken ? HttpResponse.json(world.partnerStatus) : respondWithError(404),
    ),
  ),
  http.post(
    url('/contact-messages'),
    withOptionalAuth(() => HttpResponse.json({ ok: true })),
  ),
]
