import { HttpResponse, http } from 'msw'
import { refuse } from './answers'
import type { Door } from './door'
import type { World } from './world'

export const sampleStatusToken = 'application0000000000001.t9z3k0.segel'

/** The forms of the public site. */
export const visitorHandlers = (world: World, { url, open }: Door) => [
  http.post(
    url('/partner-applications'),
    open(() => HttpResponse.json({ ok: true })),
  ),
  http.get(
    url('/partner-applications/status/:token'),
    open((_body, _query, { token }) =>
      token === sampleStatusToken ? HttpResponse.json(world.partnerStatus) : refuse(404),
    ),
  ),
  http.post(
    url('/contact-messages'),
    open(() => HttpResponse.json({ ok: true })),
  ),
]
