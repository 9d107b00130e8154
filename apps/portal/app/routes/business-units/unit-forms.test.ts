import {
  respondWithError,
  sampleOrder,
  sampleOrderOptions,
  sampleOrganisation,
  sampleUnit,
} from '@bgm/api-client/testing'
import { businessUnits, orders, organisations } from '@bgm/contract'
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
import { propertyFields } from '#app/testing/drafts'
import { action as setMusic } from './business-unit'
import { action as remove, loader as removePage } from './delete-unit'
import { action as edit, loader as editPage } from './edit-unit'
import { action as add, loader as addPage } from './new-unit'

const id = 'unitbraga000000000000001'
const { terms: _, ...company } = propertyFields
const fields = { form: 'unit', name: 'Kafe Dago', industry: 'restaurant', area_size: '80', ...company }
const at = (path: string, sent: Record<string, string>) => ({ ...actionArgs(path, sent), params: { id } })

describe('a business unit', () => {
  test('is created and opens its page', async () => {
    const { calls } = startBackend()
    const result = await add(actionArgs('/business-units/new', { ...fields, key: 'kunci-formulir' }))
    expect(findRedirectTarget(result)).toBe('/business-units/unitbaru0000000000000001')
    expect(calls.at(-1)?.headers.get('idempotency-key')).toBe('kunci-formulir')
  })

  test('is prefilled with the company data of the organisation, or else of the first unit', async () => {
    const { server } = startBackend()
    const organisation = { ...sampleOrganisation, name: 'PT Induk', company_email: 'pusat@contoh.test' }
    server.use(respond(organisations.get, organisation))
    const { saved } = await addPage(loaderArgs('/business-units/new'))
    expect(saved).toEqual({
      company_name: 'PT Induk',
      company_email: 'pusat@contoh.test',
      company_phone_number: expect.any(String),
      npwp: expect.stringMatching(/\d/),
    })
    server.use(respondWithRole('manager'))
    const managers = await addPage(loaderArgs('/business-units/new'))
    expect(managers.saved.company_name).toBe(sampleUnit.company_name)
  })

  test('blocks explicit tracks in all of its zones, or leaves the choice to each zone', async () => {
    const { calls } = startBackend()
    const path = `/business-units/${id}`
    expect(findRedirectTarget(await setMusic(at(path, { form: 'unit-music', block_explicit: 'on' })))).toBe(
      path,
    )
    await setMusic(at(path, { form: 'unit-music' }))
    const sent = calls.filter(call => call.path.endsWith('/music')).map(({ body }) => body)
    expect(sent).toEqual([{ explicit_policy: 'block' }, { explicit_policy: 'inherit' }])
  })

  test('returns field errors with the submitted values', async () => {
    startBackend()
    const response = await add(actionArgs('/business-units/new', { ...fields, npwp: '1', name: '' }))
    const { status, errors, values } = getFormErrors(response)
    expect([status, errors]).toEqual([
      400,
      [
        ['name', 'validation.required'],
        ['npwp', 'validation.npwp'],
      ],
    ])
    expect(values).toMatchObject({ company_name: fields.company_name, npwp: '1' })
  })

  test('accepts a synonym of its industry, or returns a field error', async () => {
    const { calls } = startBackend()
    const typed = { ...fields, industry: '', industry_search: 'penginapan', hotel_stars: '3' }
    expect(findRedirectTarget(await add(actionArgs('/business-units/new', typed)))).toContain(
      '/business-units/unitbaru',
    )
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      industry: 'hotel',
      hotel_stars: 3,
    })
    for (const outcome of [
      await add(actionArgs('/business-units/new', { ...typed, industry_search: 'peternakan' })),
      await edit(at('/x', { ...typed, version: '1', industry_search: 'peternakan' })),
    ]) {
      const { errors, values } = getFormErrors(outcome)
      expect(errors).toEqual([['industry_search', 'validation.industry']])
      expect(values).toMatchObject({ industry_search: 'peternakan', name: fields.name })
    }
  })

  test('changed by another member is shown with both values, and saved on the next submission', async () => {
    const { server } = startBackend()
    const { saved, version } = await editPage(loaderArgs('/x', { params: { id } }))
    const base = String(new URLSearchParams(saved))
    const theirs = { ...sampleUnit, version: 2, name: 'Nama dia', area_size: 900, changed_by: 'Budi' }
    server.use(
      respond(businessUnits.get, theirs),
      respond(businessUnits.update, ({ body }) =>
        body.version === theirs.version ? theirs : respondWithError(409, { code: 'changed-meanwhile' }),
      ),
    )
    const mine = { form: 'unit', ...saved, name: 'Nama saya', base, version: String(version) }
    const answer = await edit(at('/x', mine))
    if (answer instanceof Response) throw new Error('The unit was saved')
    expect(answer.data.conflict).toMatchObject({
      by: 'Budi',
      version: 2,
      differences: [
        { field: 'name', mine: 'Nama saya', theirs: 'Nama dia', taken: false },
        { field: 'area_size', mine: '1250', theirs: '900', taken: true },
      ],
    })
    const { status, values } = getFormErrors(answer)
    expect([status, values?.name, values?.area_size]).toEqual([409, 'Nama saya', '900'])
    const again = await edit(at('/x', { ...mine, area_size: '900', version: '2' }))
    expect(findRedirectTarget(again)).toBe(`/business-units/${id}`)
  })

  test('with a subscription cannot be deleted, and the page explains why', async () => {
    startBackend(respond(businessUnits.remove, respondWithError(409, { code: 'unit-subscribed' })))
    const { errors } = getFormErrors(await remove(at('/x', { form: 'delete-unit' })))
    expect(errors).toEqual([['', 'errors.unit-subscribed']])
  })

  test('shows on the delete page what has to end first', async () => {
    const { server } = startBackend()
    const page = async () => (await removePage(loaderArgs('/x', { params: { id } }))).blockers
    expect(await page()).toMatchObject({ period: { package: { title: 'Ruang kecil' } } })
    server.use(respond(orders.getOrdering, { ...sampleOrderOptions, kinds: [], open_order: sampleOrder }))
    expect(await page()).toMatchObject({ order: { number: sampleOrder.number } })
    server.use(respond(orders.getOrdering, { ...sampleOrderOptions, subscriptions: [] }))
    expect(await page()).toBeNull()
  })

  test('has no form for roles that may not change it', async () => {
    startBackend(respondWithRole('staff'))
    expect((await catchResponse(() => addPage(loaderArgs('/business-units/new')))).status).toBe(403)
    expect((await catchResponse(() => editPage(loaderArgs('/x', { params: { id } })))).status).toBe(403)
  })
})
