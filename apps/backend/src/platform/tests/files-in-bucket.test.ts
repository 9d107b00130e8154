import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePdf, uploadTaxFile } from '#tests/customers'
import { createEmptyDatabase } from '#tests/database'
import { type Backend, startBackend } from '#tests/harness'
import { tinyPng } from '#tests/images'
import { runProgram } from '#tests/operator-programs'
import { createMember } from '#tests/people'
import { credentials, startBucketServer } from './bucket-server'

let bucket: Awaited<ReturnType<typeof startBucketServer>>
let backend: Backend

beforeAll(async () => {
  bucket = await startBucketServer()
  backend = await startBackend({
    env: {
      S3_ENDPOINT: bucket.url,
      S3_REGION: 'ap-southeast-3',
      S3_ACCESS_KEY_ID: credentials.id,
      S3_SECRET_ACCESS_KEY: credentials.secret,
      S3_PRIVATE_BUCKET: 'musik-private',
      S3_MEDIA_BUCKET: 'musik-media',
      MEDIA_URL: 'https://media.contoh.test/',
    },
  })
})
afterAll(async () => {
  await backend.stop()
  await bucket.stop()
})

const keys = () => [...bucket.objects.keys()]
const download = (token: string) =>
  fetch(`${backend.origin}/api/registration/tax-file`, { headers: { authorization: `Bearer ${token}` } })

test('stores a tax file in the private bucket without public access, and serves it only to its owner', async () => {
  const { token } = await createMember(backend)
  expect((await uploadTaxFile(backend, token, { name: 'npwp.pdf' })).status).toBe(200)
  const [key = ''] = keys()
  expect(key).toMatch(/^musik-private\/tax-files\/[\da-f-]{36}$/)
  const { headers, bytes } = bucket.objects.get(key) ?? { headers: {}, bytes: null }
  expect(bytes).toEqual(samplePdf)
  expect(Object.keys(headers).filter(name => /acl|grant/.test(name))).toEqual([])
  const folder = join(backend.dataDir, 'private')
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])

  const response = await download(token)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('content-length')).toBe(String(samplePdf.length))
  expect(Buffer.from(await response.arrayBuffer())).toEqual(samplePdf)
  const otherMember = await createMember(backend)
  expect((await download(otherMember.token)).status).toBe(404)

  await uploadTaxFile(backend, token, { name: 'npwp-baru.pdf' })
  expect(keys()).toHaveLength(1)
  expect(keys()).not.toContain(key)
  await backend.call('DELETE', '/registration/tax-file', { token })
  expect(keys()).toEqual([])
})

test('returns 404 for a file missing from the bucket, and accepts uploads again after an outage', async () => {
  const { token } = await createMember(backend)
  await uploadTaxFile(backend, token, {})
  bucket.objects.clear()
  expect((await download(token)).status).toBe(404)
  bucket.work(false)
  const { status } = await uploadTaxFile(backend, token, {})
  bucket.work(true)
  expect(status).toBe(500)
  expect((await uploadTaxFile(backend, token, {})).status).toBe(200)
})

test('the media library stores files in the media bucket, and their public URLs in its rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  const filepath = join(folder, 'merek.png')
  await writeFile(filepath, tinyPng)
  const files = { filepath, originalFilename: 'merek.png', mimetype: 'image/png', size: tinyPng.length }
  const library = backend.strapi.plugin('upload').service('upload')
  const [file] = await library.upload({ data: {}, files })
  expect(file).toMatchObject({ provider: 'bucket' })
  expect(file.url).toMatch(/^https:\/\/media\.contoh\.test\/media\/merek_\w+\.png$/)
  const key = `musik-media/${new URL(file.url).pathname.slice(1)}`
  const stored = bucket.objects.get(key)
  expect(stored?.bytes.subarray(0, 8)).toEqual(tinyPng.subarray(0, 8))
  expect(stored?.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment',
    'cache-control': 'public, max-age=3600',
  })
  await library.remove(file)
  expect(bucket.objects.has(key)).toBe(false)
  await rm(folder, { recursive: true })
})

test('the panel can show images from the public URL', async () => {
  const { headers } = await fetch(`${backend.origin}/_health`)
  expect(headers.get('content-security-policy')).toMatch(/img-src[^;]* https:\/\/media\.contoh\.test(?=[ ;])/)
})

test('a backup fails with the names of files that are missing in a bucket', async () => {
  const { token } = await createMember(backend)
  await uploadTaxFile(backend, token, { name: 'npwp.pdf' })
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  const backup = (name: string) => runProgram('backup', ['--to', join(folder, name)])
  expect(await backup('complete')).toMatchObject({ code: 0 })
  const key = keys().find(name => name.startsWith('musik-private/tax-files/')) ?? ''
  bucket.objects.delete(key)
  expect(await backup('incomplete')).toEqual({ code: 1, output: expect.stringContaining(key) })
  const target = await createEmptyDatabase()
  const restore = (...flags: string[]) =>
    runProgram('restore', ['--from', join(folder, 'complete'), ...flags], target.variables)
  expect(await restore()).toEqual({ code: 1, output: expect.stringContaining(key) })
  expect(await restore('--incomplete')).toMatchObject({ code: 0 })
  await target.dispose()
  bucket.work(false)
  expect(await backup('unknown')).toMatchObject({ code: 1 })
  bucket.work(true)
  expect(readdirSync(folder).sort()).toEqual(['complete', 'incomplete'])
  await rm(folder, { recursive: true })
}, 90_000)
