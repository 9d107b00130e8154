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
    outlet(1, { outlet_code: '1', name: 'Melati Lain' }),
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
  const rows = toCsv([outlet(1, { province: 'Jawa Barrat', city: '' }), outlet(2, { name: 'Kafé Melati' })])
  const damaged = Buffer.from(rows)
  damaged[damaged.indexOf('Kafé') + 5] = 0xff
  const { body } = await uploadCsv(backend, token, new Uint8Array(Buffer.from(damaged)))
  expect(body.rows.map(({ line, errors }: { line: number; errors: object[] }) => [line, errors])).toEqual([
    [
      2,
      [
        {
          column: 'province',
          key: 'validation.region_unknown',
          near: expect.arrayContaining(['Jawa Barat']),
          value: 'Jawa Barrat',
        },
      ],
    ],
    [3, [{ column: 'name', key: 'validation.characters', value: 'Kafé\ufffdMelati' }]],
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

test('rejects a file with other columns, naming those that are missing', async () => {
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

const post = (id: string, path: string, body: object, by = token) =>
  backend.call('POST', `/business-units/imports/${id}/${path}`, { token: by, body })

async function startAndFinish(id: string, by = token) {
  await post(id, 'start', {}, by)
  await settleJobs()
  return (await backend.call('GET', `/business-units/imports/${id}`, { token: by })).body
}

test('makes the fixes that are certain, offers the others, and accepts corrections of rows', async () => {
  const { token: owner } = await createCustomer(backend, { property: { brand_name: 'Kafe Betul' } })
  const bandung = { province: 'Jabar', district: 'Sukasari', urban: 'Sukarasa', zip_code: '40152' }
  const { body } = await uploadCsv(
    backend,
    owner,
    toCsv([
      outlet(1, { ...bandung, city: 'Bdg' }),
      outlet(2, { ...bandung, city: 'Kota Bandung', area_size: '80 m2' }),
      outlet(3, { zip_code: '1031' }),
    ]),
  )
  expect(body.planned).toMatchObject({ create: 1, error: 2 })
  expect(body.fixes).toMatchObject([
    { column: 'city', from: 'Bdg', certain: false, chosen: null, rows: 1 },
    { column: 'province', from: 'Jabar', certain: true, chosen: 'Jawa Barat', rows: 2 },
    { column: 'area_size', from: '80 m2', options: ['80'], certain: true, rows: 1 },
  ])
  expect(body.fixes[0].options).toContain('Kota Bandung')
  const edits = {
    fixes: [{ column: 'city', from: 'Bdg', to: 'Kota Bandung' }],
    cells: [{ line: 4, column: 'zip_code', value: '10310' }],
  }
  const { body: edited } = await post(body.documentId, 'edits', edits, owner)
  expect(edited.planned).toMatchObject({ create: 3, error: 0 })
  const declined = { fixes: [{ column: 'province', from: 'Jabar', to: null }] }
  const { body: without } = await post(body.documentId, 'edits', declined, owner)
  expect(without.planned).toMatchObject({ create: 1, error: 2 })
  await post(
    body.documentId,
    'edits',
    { fixes: [{ column: 'province', from: 'Jabar', to: 'Jawa Barat' }] },
    owner,
  )
  expect((await startAndFinish(body.documentId, owner)).outcomes).toMatchObject({ created: 3 })
  expect((await post(body.documentId, 'edits', declined, owner)).status).toBe(409)
})

test('edits at the same time are all stored, and an import that is started twice saves its rows once', async () => {
  const { token: owner } = await createCustomer(backend, { property: { brand_name: 'Kafe Bersama' } })
  const rows = Array.from({ length: 6 }, (_, index) => outlet(index + 1, { zip_code: '1031' }))
  const { body } = await uploadCsv(backend, owner, toCsv(rows))
  await Promise.all(
    rows.map((_, index) =>
      post(
        body.documentId,
        'edits',
        { cells: [{ line: index + 2, column: 'zip_code', value: '10310' }] },
        owner,
      ),
    ),
  )
  await Promise.all([post(body.documentId, 'start', {}, owner), post(body.documentId, 'start', {}, owner)])
  const done = await startAndFinish(body.documentId, owner)
  expect(done.outcomes).toMatchObject({ created: 6 })
  const { body: list } = await backend.call('GET', '/business-units', { token: owner })
  expect(list.meta.pagination.total).toBe(7)
})

test('keeps the rows that are not ready for 30 days, as an import of their own', async () => {
  const { token: owner } = await createCustomer(backend, { property: { brand_name: 'Kafe Sisa' } })
  const { body } = await uploadCsv(
    backend,
    owner,
    toCsv([outlet(1), outlet(2, { zip_code: '1' }), outlet(3)]),
  )
  const done = await startAndFinish(body.documentId, owner)
  expect(done).toMatchObject({ state: 'done', outcomes: { created: 2, refused: 1 }, columns: [] })
  const pending = async () =>
    (await backend.call('GET', '/business-units/imports/pending', { token: owner })).body.data
  expect(await pending()).toMatchObject([{ documentId: done.rest, file_name: 'outlet.csv', total: 1 }])
  expect(
    (await backend.call('GET', '/business-units/imports/pending', { token })).body.data,
  ).not.toContainEqual(expect.objectContaining({ documentId: done.rest }))
  const rest = await post(
    done.rest,
    'edits',
    { cells: [{ line: 3, column: 'zip_code', value: '10310' }] },
    owner,
  )
  expect(rest.body).toMatchObject({ total: 1, planned: { create: 1 }, rest: null })
  const { resumeImports } = loadCompiled(() => import('#src/customers/unit-import/run'))
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  await resumeImports(days(29))
  expect(await pending()).toHaveLength(1)
  await resumeImports(days(31))
  expect(await pending()).toEqual([])
})

test('a code that lost its zeros is recognised, unless the member says that it is another one', async () => {
  const { token: owner } = await createCustomer(backend, { property: { brand_name: 'Kafe Kode' } })
  await importCsv(backend, owner, toCsv([outlet(1, { outlet_code: '001' })]))
  const exported = (await backend.call('GET', '/business-units/export?separator=semicolon', { token: owner }))
    .text
  const { body } = await uploadCsv(backend, owner, exported.replace('\n001;', '\n1;'))
  expect(body.planned).toMatchObject({ create: 0, update: 0, unchanged: 2, error: 0 })
  expect(body.fixes).toMatchObject([{ column: 'outlet_code', from: '1', chosen: '001', certain: true }])
  const declined = { fixes: [{ column: 'outlet_code', from: '1', to: null }] }
  const { body: other } = await post(body.documentId, 'edits', declined, owner)
  expect(other.planned).toMatchObject({ create: 1, unchanged: 1 })
  expect(JSON.stringify(other.rows)).toContain('warnings.outlet_code_zeros')
})

test('columns have other names, more columns or fewer, and can be given another meaning', async () => {
  const { token: owner } = await createCustomer(backend, { property: { brand_name: 'Kafe Kolom' } })
  await importCsv(backend, owner, toCsv([outlet(1), outlet(2)]))
  const fewer = 'KODE OUTLET;Luas (m2);Catatan;Nama\nJKT-001;90;x;Melati 1\nJKT-002;80;y;Melati Dua'
  const { body } = await uploadCsv(backend, owner, fewer)
  expect(body).toMatchObject({ planned: { update: 2, error: 0 }, missing_columns: [] })
  expect(body.columns).toEqual([
    { position: 1, header: 'KODE OUTLET', column: 'outlet_code' },
    { position: 2, header: 'Luas (m2)', column: 'area_size' },
    { position: 3, header: 'Catatan', column: null },
    { position: 4, header: 'Nama', column: 'name' },
  ])
  const columns = [{ position: 3, column: 'name' }]
  const { body: mapped } = await post(body.documentId, 'edits', { columns }, owner)
  expect(mapped.columns.map(({ column }: { column: string | null }) => column)).toEqual([
    ...['outlet_code', 'area_size', 'name'],
    null,
  ])
  expect(mapped.ready[0].name).toBe('x')
  const { body: unknown } = await uploadCsv(backend, owner, fewer.replace('JKT-002', 'BARU'))
  expect(unknown.planned).toMatchObject({ update: 1, error: 1 })
  expect(unknown.missing_columns).toContain('npwp')
})

test('the columns package, period and zones fill the cart once, and respect the area of the package', async () => {
  const { token: owner } = await createCustomer(backend, { property: { brand_name: 'Kafe Pesan' } })
  const columns = 'paket,periode,jumlah zona'
  const orders = ['Satu lokasi,tahunan,2', 'single-location,bulanan,1', 'Satu lok,,9', ',,']
  const [header = '', ...lines] = toCsv([outlet(1), outlet(2), outlet(3), outlet(4)]).split('\r\n')
  const text = [`${header},${columns}`, ...lines.map((line, index) => `${line},${orders[index]}`)].join('\n')
  const { body } = await uploadCsv(backend, owner, text)
  expect(body).toMatchObject({ planned: { create: 3, error: 1 }, orders: { units: 2, zones: 3 } })
  const cart = async () => (await backend.call('GET', '/cart', { token: owner })).body
  await startAndFinish(body.documentId, owner)
  const { data } = await cart()
  expect(
    data.map(({ outlet_code, package: offer, billing_period, zone_count, kind }: Record<string, object>) => [
      outlet_code,
      kind,
      Reflect.get(offer ?? {}, 'key'),
      billing_period,
      zone_count,
    ]),
  ).toEqual([
    ['JKT-001', 'new', 'single-location', 'yearly', 2],
    ['JKT-002', 'new', 'single-location', 'monthly', 1],
  ])
  const again = await uploadCsv(backend, owner, text.replace('tahunan,2', 'tahunan,3'))
  await startAndFinish(again.body.documentId, owner)
  expect((await cart()).data.map(({ zone_count }: { zone_count: number }) => zone_count)).toEqual([3, 1])
})

test('export, edit and import lose nothing: what a unit has orders nothing again, and more zones order what lacks', async () => {
  const customer = await createCustomer(backend, {
    property: { brand_name: 'Kafe Berlangganan' },
    pricing: { package: 'single-location', billing_period: 'yearly', zone_count: 2 },
  })
  const billing = loadCompiled(() => import('#src/billing'))
  const order = await billing.findOrder({ documentId: customer.order.documentId })
  if (!order) throw new Error('The order cannot be found')
  const payment = { reference: 'TRX', paidAt: new Date(), actor: { kind: 'system', name: 'test' } as const }
  await backend.strapi.db.transaction(() => billing.payOrder(order, payment))
  const call = (path: string) => backend.call('GET', path, { token: customer.token })
  for (const separator of ['comma', 'semicolon']) {
    const { text } = await call(`/business-units/export?separator=${separator}`)
    const [head = '', row = ''] = text.split('\r\n')
    const mark = separator === 'comma' ? ',' : ';'
    expect(head.endsWith(['', 'package', 'period', 'zones'].join(mark))).toBe(true)
    expect(row.endsWith(['', 'single-location', 'yearly', '2'].join(mark))).toBe(true)
    const { checked } = await importCsv(backend, customer.token, text)
    expect(checked.planned).toMatchObject({ unchanged: 1, error: 0 })
    expect((await call('/cart')).body.data).toEqual([])
  }
  const { text } = await call('/business-units/export?separator=comma')
  await importCsv(backend, customer.token, text.replace(',yearly,2', ',yearly,4'))
  expect((await call('/cart')).body.data).toMatchObject([
    { kind: 'extra-zones', zone_count: 2, package: { key: 'single-location' } },
  ])
})
