import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'
import { csvCells, importCsv, toCsv, uploadCsv } from '#tests/units'

let backend: Backend
let token: string
let otherToken: string
beforeAll(async () => {
  backend = await startBackendWithPackages()
  token = (await createCustomer(backend)).token
  otherToken = (await createCustomer(backend, { property: { brand_name: 'Kafe Lain' } })).token
})
afterAll(() => backend.stop())

const outlet = (index: number, changes: object = {}) => ({
  ...csvCells,
  outlet_code: `JKT-${String(index).padStart(3, '0')}`,
  name: `Melati ${index}`,
  ...changes,
})
const chain = Array.from({ length: 45 }, (_, index) => outlet(index + 1))

test('checks a file without writing anything, and imports it; importing it again changes nothing', async () => {
  const { checked, done } = await importCsv(backend, token, toCsv(chain))
  expect(checked).toMatchObject({
    state: 'checked',
    total: 45,
    planned: { create: 45, update: 0, unchanged: 0, error: 0 },
  })
  expect(done.outcomes).toMatchObject({ created: 45, failed: 0 })
  const again = await importCsv(backend, token, toCsv(chain, ';'))
  expect(again.checked.planned).toEqual({ create: 0, update: 0, unchanged: 45, error: 0 })
  expect(again.done.outcomes).toMatchObject({ unchanged: 45, created: 0, updated: 0 })
})

test('importing an edited export changes only the edited rows', async () => {
  const response = await backend.call('GET', '/business-units/export?q=Melati%20&separator=semicolon', {
    token,
  })
  const lines = response.text.split('\r\n').filter(line => line.includes('JKT-'))
  expect(lines).toHaveLength(45)
  expect(lines[0]).toContain(`;"'+62215551234";01.234.567.8-901.000;`)
  const [head = ''] = response.text.split('\r\n')
  const text = [head, ...lines].join('\n')
  expect((await uploadCsv(backend, token, text)).body.planned.unchanged).toBe(45)
  const { done } = await importCsv(backend, token, text.replace('Melati 7;', 'Melati Tujuh;'))
  expect(done.outcomes).toMatchObject({ updated: 1, unchanged: 44 })
})

test('reports each invalid row with its column and reason, and imports the valid ones', async () => {
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
  const { checked, path } = await importCsv(backend, token, toCsv(wrong))
  expect(checked.planned).toMatchObject({ create: 1, error: 8 })
  const errorRows = checked.rows.filter(({ action }: { action: string }) => action === 'error')
  const found = errorRows.map(
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
    [7, 'hotel_stars hotel_stars_missing', 'company_email email'],
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

test('an export can be imported, also with units that have no outlet code, and codes can be added in it', async () => {
  const added = await createCustomer(backend, { property: { brand_name: 'Kafe Tanpa Kode' } })
  const exported = async (separator: string) =>
    (await backend.call('GET', `/business-units/export?separator=${separator}`, { token: added.token })).text
  for (const separator of ['comma', 'semicolon'])
    expect((await uploadCsv(backend, added.token, await exported(separator))).body).toMatchObject({
      planned: { create: 0, update: 0, unchanged: 1, error: 0 },
    })
  const [header, row] = (await exported('semicolon')).split('\r\n')
  const { checked, done } = await importCsv(backend, added.token, `${header}\r\nBDG-1${row}`)
  expect(checked.planned).toMatchObject({ update: 1, create: 0 })
  expect(done.outcomes).toMatchObject({ updated: 1, created: 0 })
  const again = await exported('comma')
  expect(again).toContain('\r\nBDG-1,')
  expect((await uploadCsv(backend, added.token, again)).body.planned).toMatchObject({ unchanged: 1 })
})

test('warns about what a spreadsheet has changed, and about units that exist already', async () => {
  const { token: owner } = await createCustomer(backend, { property: { brand_name: 'Kafe Nol' } })
  await importCsv(
    backend,
    owner,
    toCsv([outlet(1, { outlet_code: '001' }), outlet(2, { outlet_code: 'A-2' })]),
  )
  const rows = [
    outlet(1, { outlet_code: '1' }),
    outlet(2, { outlet_code: 'B-2' }),
    outlet(3, { outlet_code: 'C-3', npwp: '3174012345678900' }),
    outlet(4, { outlet_code: 'D-4', npwp: '3174012345678901' }),
  ]
  const { body } = await uploadCsv(backend, owner, toCsv(rows))
  expect(body.planned).toMatchObject({ create: 4, error: 0 })
  const warnings = body.rows.map(({ line, warnings: found }: { line: number; warnings: object[] }) => [
    line,
    found.filter(one => !JSON.stringify(one).includes('checksum')),
  ])
  expect(warnings.filter(([, found]: [number, object[]]) => found.length > 0)).toEqual([
    [2, [{ column: 'outlet_code', key: 'warnings.outlet_code_zeros', near: ['001'] }]],
    [3, [{ column: 'name', key: 'warnings.same_place', near: ['A-2'] }]],
    [4, [{ column: 'npwp', key: 'warnings.npwp_rounded' }]],
  ])
})

test('names the cell that is not a known region, and the damaged cell', async () => {
  const rows = toCsv([outlet(1, { province: 'Jabar', city: '' }), outlet(2, { name: 'Kafé Melati' })])
  const damaged = Buffer.from(rows)
  damaged[damaged.indexOf('Kafé') + 5] = 0xff
  const { body } = await uploadCsv(backend, token, new Uint8Array(Buffer.from(damaged)))
  expect(body.rows.map(({ line, errors }: { line: number; errors: object[] }) => [line, errors])).toEqual([
    [2, [{ column: 'province', key: 'validation.region_unknown', near: ['Jawa Barat'], value: 'Jabar' }]],
    [3, [{ column: 'name', key: 'validation.characters' }]],
  ])
})

test('reports 7 invalid rows of 300 and imports the other 293', async () => {
  const changes: Record<number, object> = {
    3: { npwp: '12345' },
    17: { zip_code: '1234' },
    99: { industry: 'warung' },
    150: { company_email: 'bukan email' },
    201: { district: 'Kecamatan Karangan' },
    250: { area_size: '0' },
    300: { company_phone_number: 'telepon' },
  }
  const rows = Array.from({ length: 300 }, (_, index) =>
    outlet(index + 1, { outlet_code: `R-${index + 1}`, ...changes[index + 1] }),
  )
  const { checked, done, path } = await importCsv(backend, otherToken, toCsv(rows))
  expect([checked.total, checked.planned.create, checked.planned.error]).toEqual([300, 293, 7])
  // Errors come before warnings. Every row here has a warning, because its tax number fails the checksum.
  expect([checked.problem_count, checked.rows.length]).toEqual([300, 100])
  const named = checked.rows
    .slice(0, 7)
    .map((row: { line: number; errors: { column: string; key: string }[] }) => [
      row.line,
      row.errors.map(({ column, key }) => `${column} ${key}`).join(', '),
    ])
  // The header is line 1.
  expect(named).toEqual([
    [4, 'npwp validation.npwp'],
    [18, 'zip_code validation.zip_code'],
    [100, 'industry validation.industry'],
    [151, 'company_email validation.email'],
    [202, 'district validation.region_unknown'],
    [251, 'area_size validation.area_size'],
    [301, 'company_phone_number validation.phone'],
  ])
  expect([done.done, done.outcomes]).toEqual([
    300,
    { created: 293, updated: 0, unchanged: 0, refused: 7, failed: 0 },
  ])
  const { body } = await backend.call('GET', `${path}/result`, { token: otherToken })
  expect(new Set(body.data.flatMap(({ cid }: { cid: string | null }) => cid ?? [])).size).toBe(293)
})

test('resumes an import whose process stopped, but not while another process runs it', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => outlet(index, { outlet_code: `LANJUT-${index}` }))
  const { body } = await uploadCsv(backend, token, toCsv(rows))
  const path = `/business-units/imports/${body.documentId}`
  const jobs = backend.strapi.db.query('api::unit-import.unit-import')
  const outcomes = [2, 3].map(line => ({ line, outcome: 'created', cid: 'C99999999' }))
  const where = { documentId: body.documentId }
  await jobs.update({ where, data: { state: 'running', outcomes, beat_at: new Date() } })
  const { resumeImports } = loadCompiled(() => import('#src/customers/unit-import/run'))
  await resumeImports()
  await settleJobs()
  expect((await backend.call('GET', path, { token })).body).toMatchObject({ state: 'running', done: 2 })
  const later = new Date(Date.now() + 5 * 60_000)
  await Promise.all([resumeImports(later), resumeImports(later)])
  await settleJobs()
  const { body: done } = await backend.call('GET', path, { token })
  expect([done.state, done.done, done.outcomes.created]).toEqual(['done', 30, 30])
  const { body: list } = await backend.call('GET', '/business-units?q=LANJUT-', { token })
  expect(list.meta.pagination.total).toBe(28)
})

test('an import is visible only to the member who uploaded it, and some roles cannot import at all', async () => {
  const { body } = await uploadCsv(backend, token, toCsv([outlet(1)]))
  const path = `/business-units/imports/${body.documentId}`
  for (const [method, rest] of [
    ['GET', ''],
    ['GET', '/result'],
    ['POST', '/start'],
  ] as const)
    expect((await backend.call(method, path + rest, { token: otherToken })).status).toBe(404)
  expect((await uploadCsv(backend, otherToken, toCsv([outlet(1)]))).body.planned.create).toBe(1)
  const memberships = backend.strapi.db.query('api::membership.membership')
  await memberships.updateMany({ where: {}, data: { role: 'staff' } })
  expect((await uploadCsv(backend, token, toCsv([outlet(1)]))).status).toBe(403)
  await memberships.updateMany({ where: {}, data: { role: 'owner' } })
})

test('rejects a CSV file with other columns, naming those that are missing', async () => {
  const { status, body } = await uploadCsv(backend, token, 'name,alamat\nA,B')
  expect(status).toBe(400)
  expect(body.error.details.errors[0]).toEqual({
    path: ['file', expect.stringMatching(/^outlet_code, industry, .*, zip_code$/)],
    message: 'validation.csv_missing_column',
  })
})

test('rejects a PDF with a .csv extension, giving a single reason', async () => {
  const { status, body } = await uploadCsv(backend, token, '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>')
  const message = 'validation.csv_unreadable'
  expect([status, body.error.details.errors]).toEqual([400, [{ path: ['file'], message }]])
})

test('matches industries by key or name, case-insensitively', async () => {
  const industries = backend.strapi.db.query('api::industry.industry')
  for (const [locale, name] of [
    ['id', 'Restoran dan kafe'],
    ['en', 'Restaurant and café'],
  ])
    await industries.create({ data: { key: 'restaurant', name, locale, publishedAt: new Date() } })
  const spellings = ['RESTAURANT', 'Restoran dan kafe', 'restoran  DAN kafe', ' Restaurant and Café ']
  const rows = spellings.map((industry, index) => outlet(400 + index, { industry }))
  const stars = outlet(410, { industry: 'Hotel', hotel_stars: '3' })
  const { body } = await uploadCsv(backend, token, toCsv([...rows, stars]))
  expect(body.planned).toEqual({ create: 5, update: 0, unchanged: 0, error: 0 })
})

test('rejects each row with a cell of 100,000 characters', async () => {
  const long = 'x'.repeat(100_000)
  const rows = ['name', 'npwp', 'area_size', 'city', 'industry', 'company_phone_number'].map(
    (column, index) => outlet(420 + index, { [column]: long }),
  )
  const { status, body } = await uploadCsv(backend, token, toCsv(rows))
  expect([status, body.planned]).toEqual([200, { create: 0, update: 0, unchanged: 0, error: 6 }])
})
