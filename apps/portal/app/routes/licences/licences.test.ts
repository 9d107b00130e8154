import {
  respondWithError,
  sampleLicence,
  sampleLicenceBatch,
  sampleLicenceStates,
} from '@bgm/api-client/testing'
import { certificates } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { badgeHtml } from './badge-card'
import { loader as batch } from './batch'
import { loader as file } from './batch-file'
import { loader as certificate } from './certificate'
import { loader as licence } from './licence'
import { action, loader as licences } from './licences'

const { code } = sampleLicence

describe('the list of licences', () => {
  test('filters by state, unit and search, and shows the number in every state', async () => {
    const { calls } = startBackend()
    const { data, states } = await licences(loaderArgs('/licences?state=suspended&q=lobi'))
    expect(data.map(one => one.code)).toEqual([code])
    expect(states).toEqual(sampleLicenceStates)
    expect(calls.at(-1)?.query).toContain('q=lobi&state=suspended')
    expect((await licences(loaderArgs('/licences?state=valid&unit=%2F'))).ignored).toEqual(['unit', 'state'])
  })

  test.each([
    [
      'the selected codes',
      { codes: `${code},7T2M4ZP8R1KD9`, size: 'a4' },
      { codes: [code, '7T2M4ZP8R1KD9'], size: 'a4' },
    ],
    ['all that match the filter', { all: 'on', size: 'sticker' }, { size: 'sticker' }],
  ])('starts a batch for %s', async (_, fields, sent) => {
    const { calls } = startBackend()
    const answer = await action(actionArgs('/licences', { form: 'certificates', ...fields }))
    expect(findRedirectTarget(answer)).toBe(`/licences/batches/${sampleLicenceBatch.id}`)
    expect(calls.at(-1)?.body).toMatchObject(sent)
  })

  test.each([
    ['no selection', { size: 'a4' }],
    ['only invalid codes', { codes: '4H7K9QX2M3VT9,nonsense', size: 'a4' }],
  ])('does not start a batch for %s', async (_, fields) => {
    const { calls } = startBackend()
    const answer = await action(actionArgs('/licences', { form: 'certificates', ...fields }))
    expect(getFormErrors(answer)).toMatchObject({ status: 400, errors: [['', 'validation.no_certificates']] })
    expect(calls.map(({ method }) => method)).not.toContain('POST')
  })

  test('is available to staff, but batches are not', async () => {
    startBackend(respondWithRole('staff'))
    expect((await licences(loaderArgs('/licences'))).data).toHaveLength(1)
    const run = () => action(actionArgs('/licences', { form: 'certificates', all: 'on', size: 'a4' }))
    expect((await catchResponse(run)).status).toBe(403)
  })
})

describe('a licence', () => {
  test('lists its versions, newest first', async () => {
    startBackend()
    const page = await licence(loaderArgs(`/licences/${code}`, { params: { code } }))
    expect(page.licence.versions.map(({ number, cause }) => [number, cause])).toEqual([
      [2, 'renewed'],
      [1, 'issued'],
    ])
  })

  test.each(['4H7K9QX2M3VT9', 'nonsense'])('returns 404 for %s without calling the backend', async wrong => {
    const { calls } = startBackend()
    const run = () => licence(loaderArgs(`/licences/${wrong}`, { params: { code: wrong } }))
    expect((await catchResponse(run)).status).toBe(404)
    expect(calls).toEqual([])
  })

  test('can be downloaded as a PDF, which is never shown inline or cached', async () => {
    const { calls } = startBackend()
    const path = `/en/licences/${code}/certificate.pdf?size=sticker`
    const { headers } = await certificate(loaderArgs(path, { params: { code } }))
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toContain(`${code}.pdf`)
    expect(calls.at(-1)?.query).toContain('size=sticker')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })
})

test('the file of a batch can be downloaded once it is ready', async () => {
  const { id } = sampleLicenceBatch
  const params = { id }
  const { server } = startBackend(
    respond(certificates.getBatch, { ...sampleLicenceBatch, state: 'running', done: 1 }),
    respond(certificates.downloadBatch, respondWithError(404)),
  )
  const running = await batch(loaderArgs(`/licences/batches/${id}`, { params }))
  expect(running).toMatchObject({ state: 'running', done: 1, total: 2 })
  const download = () => file(loaderArgs(`/licences/batches/${id}/file`, { params }))
  expect((await catchResponse(download)).status).toBe(404)
  const ready = { name: 'licences.pdf', type: 'application/pdf', content: '%PDF-1.7' }
  server.use(respond(certificates.downloadBatch, ready))
  expect((await download()).headers.get('content-disposition')).toContain('licences.pdf')
})

test('the badge is plain HTML, with names escaped', () => {
  expect(badgeHtml('https://contoh.test/l/4H7K9QX2M3VT8', 'Lisensi "A" & <B>')).toBe(
    '<a href="https://contoh.test/l/4H7K9QX2M3VT8"><img src="https://contoh.test/l/4H7K9QX2M3VT8/badge.svg" alt="Lisensi &#34;A&#34; &#38; &#60;B&#62;" height="56"></a>',
  )
})
