import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from './customers'
import { startShop } from './goods'
import type { Backend } from './harness'
import { cells, csvOf, importCsv, uploadCsv } from './units'

let backend: Backend
let token: string
let stranger: string
beforeAll(async () => {
  backend = await startShop()
  token = (await customer(backend)).token
  stranger = (await customer(backend, { property: { brand_name: 'Kafe Lain' } })).token
})
afterAll(() => backend.stop())

const outlet = (index: number, changes: object = {}) => ({
  ...cells,
  outlet_code: `JKT-${String(index).padStart(3, '0')}`,
  name: `Melati ${index}`,
  ...changes,
})
const chain = Array.from({ length: 45 }, (_, index) => outlet(index + 1))

test('a chain is checked without writing anything, then made, and a second time nothing changes', async () => {
  const { checked, done } = await importCsv(backend, token, csvOf(chain))
  expect(checked).toMatchObject({
    state: 'checked',
    total: 45,
    planned: { create: 45, update: 0, unchanged: 0, error: 0 },
  })
  expect(done.outcomes).toMatchObject({ created: 45, failed: 0 })
  const again = await importCsv(backend, token, csvOf(chain, ';'))
  expect(again.checked.planned).toEqual({ create: 0, update: 0, unchanged: 45, error: 0 })
  expect(again.done.outcomes).toMatchObject({ unchanged: 45, created: 0, updated: 0 })
})

test('what is exported comes back unchanged, and a changed row is the only one that changes', async () => {
  const answer = await backend.call('GET', '/business-units/export?q=Melati%20&separator=semicolon', {
    token,
  })
  const lines = answer.text.split('\r\n').filter(line => line.includes('JKT-'))
  expect(lines).toHaveLength(45)
  expect(lines[0]).toContain(`;"'+62215551234";01.234.567.8-901.000;`)
  const [head = ''] = answer.text.split('\r\n')
  const text = [head, ...lines].join('\n')
  expect((await uploadCsv(backend, token, text)).body.planned.unchanged).toBe(45)
  const { done } = await importCsv(backend, token, text.replace('Melati 7;', 'Melati Tujuh;'))
  expect(done.outcomes).toMatchObject({ updated: 1, unchanged: 44 })
})

test('every wrong row is named with its column and its reason; the right ones are made', async () => {
  const wrong = [
    outlet(101, { npwp: '1,23457E+14' }),
    outlet(102, { npwp: '12345678901000' }),
    outlet(103, { city: 'Jakarta Pusatt' }),
    outlet(104, { province: 'Jawa Barat', city: 'Bandung' }),
    outlet(105, { outlet_code: '' }),
    outlet(106, { industry: 'hotel', company_email: 'tidak' }),
    outlet(107),
    outlet(107, { outlet_code: 'jkt-107' }),
    outlet(108),
  ]
  const { checked, path } = await importCsv(backend, token, csvOf(wrong))
  expect(checked.planned).toMatchObject({ create: 1, error: 8 })
  const refused = checked.rows.filter(({ action }: { action: string }) => action === 'error')
  const found = refused.map(
    ({ line, errors }: { line: number; errors: { column: string; key: string }[] }) => [
      line,
      ...errors.map(({ column, key }) => `${column} ${key.replace('validation.', '')}`),
    ],
  )
  expect(found).toEqual([
    [2, 'npwp npwp_scientific'],
    [3, 'npwp npwp_zero_lost'],
    [4, 'city region_unknown'],
    [5, 'city region_ambiguous'],
    [6, 'outlet_code required'],
    [7, 'hotel_stars required', 'company_email email'],
    [8, 'outlet_code outlet_code_twice'],
    [9, 'outlet_code outlet_code_twice'],
  ])
  const { body } = await backend.call('GET', `${path}/result`, { token })
  expect(body.data.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...Array.from({ length: 8 }, () => 'refused'),
    'created',
  ])
  expect(body.data.at(-1).cid).toMatch(/^C\d{8}$/)
})

test('an import is its maker’s, and not for every role', async () => {
  const { body } = await uploadCsv(backend, token, csvOf([outlet(1)]))
  const path = `/business-units/imports/${body.documentId}`
  for (const [method, rest] of [
    ['GET', ''],
    ['GET', '/result'],
    ['POST', '/start'],
  ] as const)
    expect((await backend.call(method, path + rest, { token: stranger })).status).toBe(404)
  expect((await uploadCsv(backend, stranger, csvOf([outlet(1)]))).body.planned.create).toBe(1)
  const seats = backend.strapi.db.query('api::membership.membership')
  await seats.updateMany({ where: {}, data: { role: 'staff' } })
  expect((await uploadCsv(backend, token, csvOf([outlet(1)]))).status).toBe(403)
  await seats.updateMany({ where: {}, data: { role: 'owner' } })
})

test('a file that is no list of units is refused as a whole', async () => {
  const { status, body } = await uploadCsv(backend, token, 'nama,alamat\nA,B')
  expect(status).toBe(400)
  expect(body.error.details.errors[0]).toEqual({
    path: ['file', 'outlet_code'],
    message: 'validation.csv_missing_column',
  })
})
