import { sampleUnitImport } from '@bgm/api-client/testing'
import { expect, test } from 'vitest'
import { actionArgs, findRedirectTarget, loaderArgs, startBackend } from '#app/testing/backend'
import { action, loader } from './unit-import'

const { id } = sampleUnitImport
const path = `/business-units/import/${id}`

test('offers industries and packages while the import can be corrected', async () => {
  startBackend()
  const page = await loader(loaderArgs(path, { params: { id } }))
  expect(page.found.id).toBe(id)
  expect(page.industries.length).toBeGreaterThan(0)
  expect(page.packages.some(({ contact_only }) => contact_only)).toBe(false)
})

test('stores what was corrected before it saves the rows', async () => {
  const { calls } = startBackend()
  const send = (fields: Record<string, string>) =>
    action({ ...actionArgs(path, { form: 'import-edit', ...fields }), params: { id } })
  expect(findRedirectTarget(await send({ cell_3_city: 'Kota Bandung' }))).toBe(path)
  await send({ fixed_0: 'province Jabar', intent: 'start' })
  await send({ intent: 'start' })
  const written = calls.filter(({ method }) => method === 'POST')
  expect(written.map(({ path: called }) => called)).toEqual([
    `/business-units/imports/${id}/edits`,
    `/business-units/imports/${id}/edits`,
    `/business-units/imports/${id}/start`,
    `/business-units/imports/${id}/start`,
  ])
  expect(written[1]?.body).toEqual({
    cells: [],
    fixes: [{ column: 'province', from: 'Jabar', to: null }],
    columns: [],
  })
})
