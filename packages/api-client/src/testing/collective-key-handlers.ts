import { HttpResponse, http } from 'msw'
import { makeCollectiveMonth, makeSampleDownload, sampleCollectiveData } from './collective-handlers'
import type { HandlerContext } from './handler-context'
import { sampleCollectiveKey } from './integration-samples'
import { respondWithError } from './responses'
import type { World } from './world'

const { amounts, at, months, venue, work } = sampleCollectiveData

const play = {
  id: '0b5f6f0e-6f5a-4a51-9a45-3f8f3a3c7a10',
  started_at: at,
  time_zone: 'Asia/Jakarta',
  seconds: 200.5,
  end_reason: 'finished',
  offline: false,
  second_device: false,
  received_at: at,
  venue: {
    documentId: venue.documentId,
    name: venue.name,
    city: 'Kota Bandung',
    province: 'Jawa Barat',
    industry: 'hotel',
  },
  zone: { documentId: 'zone0001zone0001zone0001', name: 'Lobi', licence_code: null },
  track: {
    documentId: work.id,
    revision: 1,
    title: work.title,
    artists: work.artists,
    composers: work.composers,
    arrangers: [],
    publishers: [],
    isrc: null,
    iswc: null,
    label: null,
    release: null,
    catalogue_number: null,
    duration_ms: 200_500,
  },
  seal: { number: 3, day: '2026-10-03', index: 12 },
  report_version: 1,
}

const listedVenue = {
  ...venue,
  street: 'Jalan Braga 1',
  province: { code: '32', name: 'Jawa Barat' },
  deleted: false,
  ...amounts,
}
const listedWork = { title: work.title, composers: work.composers, plays: 30, seconds: 6_000 }

/** The data that the keys of a collective body can read. */
export function collectiveKeyHandlers(world: World, { url, withoutAuth }: HandlerContext) {
  const withKey = (handler: Parameters<typeof withoutAuth>[0]) =>
    withoutAuth((...call) =>
      world.calls.at(-1)?.headers.get('authorization') === `Bearer ${sampleCollectiveKey}`
        ? handler(...call)
        : respondWithError(401, { code: 'invalid-key' }),
    )
  const path = (rest: string) => url(`/public-api/collective${rest}`)
  const page = (data: object[]) => withKey(() => HttpResponse.json({ data, meta: lastPage }))
  const lastPage = { has_more: false, next_cursor: 'MQ' }
  return [
    http.get(
      path('/months'),
      withKey(() => HttpResponse.json({ data: months })),
    ),
    http.get(
      path('/months/:month'),
      withKey((_, __, { month }) => HttpResponse.json(makeCollectiveMonth(String(month), world))),
    ),
    http.get(
      path('/months/:month/versions/:version/files/:format'),
      withKey((_, __, { format }) =>
        format === 'csv' ? makeSampleDownload('usage-report-2026-10-v1-csv.csv') : respondWithError(404),
      ),
    ),
    http.get(
      path('/logs/:day'),
      withKey((_, __, { day }) => makeSampleDownload(`usage-log-${day}.jsonl`)),
    ),
    http.get(
      path('/checkpoints'),
      withKey(() => makeSampleDownload('usage-checkpoints.jsonl')),
    ),
    http.get(path('/plays'), page([play])),
    http.get(path('/venues'), page([listedVenue])),
    http.get(path('/works'), page([listedWork])),
  ]
}
