import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, samplePdf, uploadTaxFile } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { createMember } from '#tests/people'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

const exe = Buffer.from('MZ\x90\x00\x03This program cannot be run in DOS mode')
const html = '<!doctype html><script>alert(1)</script>'
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const jpeg = Buffer.from('ffd8ffe000104a46494600010100', 'hex')

const stored = () => {
  const folder = join(backend.dataDir, 'private/tax-files')
  return existsSync(folder) ? readdirSync(folder) : []
}
// Other programs use the temporary folder too, so only files that contain the marker are listed.
const temporary = (mark: string) =>
  readdirSync(tmpdir(), { withFileTypes: true })
    .filter(entry => entry.isFile() && /^[a-z0-9]{25}$/.test(entry.name))
    .filter(({ name }) => readFileSync(join(tmpdir(), name)).includes(mark))

const download = (token: string, path = '/registration/tax-file') =>
  fetch(`${backend.origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })

test('serves a stored file as an uncached download', async () => {
  const { token } = await createMember(backend)
  await uploadTaxFile(backend, token, { name: 'NPWP “Sari” 2026.pdf' })
  const response = await download(token)
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(samplePdf)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="NPWP _Sari_ 2026\.pdf"/)
})

test.each([
  ['an .exe', 'NPWP.exe', 'application/octet-stream', exe],
  ['an .exe named .pdf', 'NPWP.pdf', 'application/pdf', exe],
  ['a page named .pdf', 'NPWP.pdf', 'application/pdf', html],
  ['an image that can run scripts', 'NPWP.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a truncated PDF header', 'NPWP.pdf', 'application/pdf', '%PD'],
])('rejects %s', async (_, name, type, content) => {
  const { token } = await createMember(backend)
  const before = stored()
  const { status, body } = await uploadTaxFile(backend, token, { name, type, content })
  expect(status).toBe(415)
  expect(body.error.details.errors).toEqual([{ path: ['file_npwp'], message: 'validation.file_type' }])
  expect(stored()).toEqual(before)
  expect((await download(token)).status).toBe(404)
})

test.each([
  ['NPWP.png', png, 'image/png', 'NPWP.png'],
  ['foto.JPEG', jpeg, 'image/jpeg', 'foto.JPEG'],
  ['foto.png', jpeg, 'image/jpeg', 'foto.jpg'],
  ['setup.exe', samplePdf, 'application/pdf', 'setup.pdf'],
])('detects the type of %s from its content', async (name, content, mime, accepted) => {
  const { token } = await createMember(backend)
  const { body } = await uploadTaxFile(backend, token, { name, content, type: 'application/octet-stream' })
  expect(body.file_npwp).toEqual({ name: accepted, size: content.length, mime })
})

test('accepts 5 MB and rejects more', async () => {
  const { token } = await createMember(backend)
  const sized = (size: number) => Buffer.concat([samplePdf, Buffer.alloc(size - samplePdf.length)])
  const big = await uploadTaxFile(backend, token, { content: sized(5 * 1024 * 1024 + 1) })
  expect([big.status, big.body.error.details.errors[0].message]).toEqual([413, 'validation.file_size'])
  const huge = await uploadTaxFile(backend, token, { content: sized(21 * 1024 * 1024) })
  expect(huge.status).toBe(413)
  expect((await uploadTaxFile(backend, token, { content: sized(5 * 1024 * 1024) })).status).toBe(200)
})

test('rejects a missing file, an empty file and unknown fields', async () => {
  const { token } = await createMember(backend)
  expect((await uploadTaxFile(backend, token, { content: '' })).status).toBe(400)
  expect((await uploadTaxFile(backend, token, {}, 'file')).body.error.details.errors[0].path).toEqual([
    'file',
  ])
  const json = await backend.call('POST', '/registration/tax-file', { token, body: {} })
  expect(json.body.error.details.errors[0].path).toEqual(['file_npwp'])
})

test('deletes a replaced or removed file from storage', async () => {
  const { token } = await createMember(backend)
  const before = stored().length
  await uploadTaxFile(backend, token)
  await uploadTaxFile(backend, token, { name: 'baru.pdf' })
  expect(stored().length).toBe(before + 1)
  await backend.call('DELETE', '/registration/tax-file', { token })
  expect(stored().length).toBe(before)
})

test('leaves no copy of accepted or rejected uploads in the temporary folder', async () => {
  const { token } = await createMember(backend)
  const mark = `mark-of-${token.slice(-12)}`
  await uploadTaxFile(backend, token, { content: `%PDF-1.4 ${mark}` })
  await uploadTaxFile(backend, token, { content: `MZ ${mark}` })
  await uploadTaxFile(backend, 'not-a-token', { content: `%PDF-1.4 ${mark}` })
  await uploadTaxFile(backend, token, { content: `%PDF-1.4 ${mark}` }, '__proto__')
  expect(temporary(mark)).toEqual([])
})

test('a tax file is available only to members, and at no public URL', async () => {
  const { token, order } = await createCustomer(backend)
  const path = `/business-units/${order.business_unit.documentId}/tax-file`
  expect((await download(token, path)).status).toBe(200)
  expect((await backend.call('GET', path)).status).toBe(403)
  expect((await backend.call('GET', '/registration/tax-file')).status).toBe(403)
  const otherCustomer = await createCustomer(backend)
  expect((await download(otherCustomer.token, path)).status).toBe(404)
  for (const name of stored()) {
    for (const prefix of ['', 'uploads/', 'private/', 'private/tax-files/', 'tax-files/']) {
      expect((await fetch(`${backend.origin}/${prefix}${name}`)).status).toBe(404)
    }
  }
})

test('records who opens a unit’s tax file, and denies access to the staff role', async () => {
  const { token, user, order } = await createCustomer(backend)
  const path = `/business-units/${order.business_unit.documentId}/tax-file`
  await (await download(token, path)).arrayBuffer()
  const where = { action: 'tax-file.read', actor: user.documentId }
  expect(await backend.strapi.db.query('api::audit-entry.audit-entry').count({ where })).toBe(1)
  await backend.strapi.db
    .query('api::membership.membership')
    .updateMany({ where: { seat: { $startsWith: user.documentId } }, data: { role: 'staff' } })
  const rejected = await backend.call('GET', path, { token })
  expect([rejected.status, rejected.body.error.details.code]).toEqual([403, 'forbidden'])
})

test('rejects a multipart body with malformed headers', async () => {
  const { token } = await createMember(backend)
  const response = await fetch(`${backend.origin}/api/registration/tax-file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=batas' },
    body: '--batas\r\n\0\0\0\r\n\r\nisi\r\n--batas--\r\n',
  })
  expect(response.status).toBe(400)
})
