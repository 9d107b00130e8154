import { http } from 'msw'
import { accountResponses } from './account-responses'
import { businessResponses } from './business-responses'
import { sampleContent, sampleSiteSetting } from './content-samples'
import { playbackResponses } from './playback-responses'
import { createRespond, type Recorder, recordCall } from './respond'
import { trialResponses } from './trial-responses'
import { usageResponses } from './usage-responses'

type Row = Record<string, unknown>

const filters = [
  ['filters[slug][$eq]', 'slug'],
  ['filters[key][$eq]', 'key'],
] as const

/** Creates a function that creates the msw handler of the published rows of a collection. */
const createRespondWithRows = (recorder: Recorder) => (collection: string, rows: readonly Row[]) =>
  http.get(`${recorder.apiUrl}/${collection}`, async ({ request }) => {
    const query = new URLSearchParams((await recordCall(recorder, request)).query)
    const data = rows.filter(row =>
      filters.every(([name, field]) => !query.has(name) || row[field] === query.get(name)),
    )
    const pagination = { page: 1, pageSize: 100, pageCount: 1, total: data.length }
    return Response.json({ data, meta: { pagination } })
  })

const createRespondWithRecord = (recorder: Recorder) => (name: string, data: object) =>
  http.get(`${recorder.apiUrl}/${name}`, async ({ request }) => {
    await recordCall(recorder, request)
    return Response.json({ data })
  })

/** Creates msw handlers that answer every call with a sample. Tests replace the answers that matter to them. */
export function createSampleBackend(apiUrl: string) {
  const recorder: Recorder = { apiUrl, calls: [] }
  const respond = createRespond(recorder)
  const respondWithRows = createRespondWithRows(recorder)
  const respondWithRecord = createRespondWithRecord(recorder)
  const samples = [
    ...accountResponses(respond),
    // `/regions/cities` has to come before `/regions/:code`.
    ...trialResponses(respond),
    ...businessResponses(respond),
    ...playbackResponses(respond),
    ...usageResponses(respond),
    ...Object.entries(sampleContent).map(([collection, rows]) => respondWithRows(collection, rows)),
    respondWithRecord('site-setting', sampleSiteSetting),
    respondWithRecord('content-revision', { revision: 'first' }),
  ]
  /** `calls` contains the calls that were answered, oldest first. */
  return { calls: recorder.calls, respond, respondWithRows, respondWithRecord, samples }
}
