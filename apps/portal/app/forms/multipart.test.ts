import { mkdtempSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formObject } from '@bgm/validation'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { actionArgs, catchResponse, getFormErrors } from '#app/testing/backend'
import { removeStaleUploads, withTemporaryFolder } from './multipart.server'
import { withUpload } from './read-form.server'
import { submit } from './submit.server'

const limit = 5 * 1024 * 1024
const temporary = mkdtempSync(join(tmpdir(), 'multipart-test-'))
const filesOnDisk = () => readdirSync(temporary, { recursive: true }).map(String)

beforeEach(() => {
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    expect(filesOnDisk()).toEqual([])
  })
})

const upload = (content: BlobPart, name = 'npwp.pdf') => {
  const body = new FormData()
  body.append('file_npwp', new File([content], name, { type: 'application/pdf' }))
  body.append('name', 'Sari')
  body.append('intent', 'back')
  return actionArgs('/x', body).request
}

/** Creates a request whose body arrives in chunks; `undefined` aborts the connection. */
function createChunkedRequest(pieces: (string | undefined)[], type = 'multipart/form-data; boundary=batas') {
  const rest = pieces.values()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = rest.next()
      if (done) controller.close()
      else if (value === undefined) controller.error(new Error('gone'))
      else controller.enqueue(new TextEncoder().encode(value))
    },
  })
  const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' as const }
  return new Request('http://portal.test/', init)
}

const part = (name: string, content: string, file = '') =>
  `--batas\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${content}\r\n`
const getStatus = async (request: Request) =>
  (await catchResponse(() => withUpload(request, async () => 0))).status

describe('withUpload', () => {
  test('reads text fields, the intent and a file, which is on disk while the handler runs', async () => {
    await withUpload(upload('%PDF'), async ({ texts, intent, files }) => {
      expect([texts, intent]).toEqual([{ name: 'Sari' }, 'back'])
      expect([files.file_npwp?.name, files.file_npwp?.type]).toEqual(['npwp.pdf', 'application/pdf'])
      expect(await files.file_npwp?.text()).toBe('%PDF')
      const stored = filesOnDisk().find(name => name.endsWith('/0')) ?? ''
      expect(readFileSync(join(temporary, stored), 'utf8')).toBe('%PDF')
    })
  })

  test('removes the file when the handler fails', async () => {
    const failed = withUpload(upload('%PDF'), () => Promise.reject(new Error('handler failed')))
    await expect(failed).rejects.toThrow('handler failed')
  })

  test('treats an empty file field as no file, but an empty file as a file', async () => {
    const body = new FormData()
    body.append('file_npwp', new File([], ''))
    expect(await withUpload(actionArgs('/x', body).request, async ({ files }) => files)).toEqual({})
    expect(await withUpload(upload(''), async ({ files }) => files.file_npwp?.size)).toBe(0)
  })

  test('drops a file over five megabytes but keeps the text fields; submit responds with 413 and a field error', async () => {
    expect(await withUpload(upload(new Uint8Array(limit)), async ({ tooLarge }) => tooLarge)).toEqual({})
    await withUpload(upload(new Uint8Array(limit + 1)), async read => {
      expect(filesOnDisk()).toHaveLength(1)
      const result = await submit(read, formObject({}), async () => undefined)
      expect(getFormErrors(result)).toEqual({
        status: 413,
        errors: [['file_npwp', 'validation.file_size']],
        values: { name: 'Sari' },
      })
    })
  })

  test('removes directories from a file name in any script', async () => {
    const names = ['../../etc/npwp.pdf', 'C:\\pajak\\npwp é 税.pdf'].map(name =>
      withUpload(upload('%PDF', name), async ({ files }) => files.file_npwp?.name),
    )
    expect(await Promise.all(names)).toEqual(['npwp.pdf', 'npwp é 税.pdf'])
  })

  test.each([
    [
      'is cut off in a file',
      createChunkedRequest([part('file_npwp', '%PDF', 'a.pdf').slice(0, -4), undefined]),
    ],
    ['ends inside a file', createChunkedRequest([part('file_npwp', '%PDF', 'a.pdf').slice(0, -4)])],
    ['ends inside a text field', createChunkedRequest([part('name', 'Sari').slice(0, -4)])],
    ['has no boundary', createChunkedRequest(['--x--\r\n'], 'multipart/form-data')],
    [
      'has a different boundary',
      createChunkedRequest([part('name', 'x')], 'multipart/form-data; boundary=lain'),
    ],
    [
      'has five files',
      createChunkedRequest([...'abcde'].map(name => part(name, 'x', 'a.pdf')).concat('--batas--\r\n')),
    ],
    ['has 101 text fields', createChunkedRequest([part('name', 'x').repeat(101), '--batas--\r\n'])],
  ])('responds with 400 to a body that %s', async (_, request) => {
    expect(await getStatus(request)).toBe(400)
  })

  test('stops reading an endless body that has too many files', async () => {
    const pulled = vi.fn()
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled()
        controller.enqueue(new TextEncoder().encode(part('a', 'x', 'a.pdf')))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=batas' }
    const init = { method: 'POST', body, headers, duplex: 'half' as const }
    expect(await getStatus(new Request('http://portal.test/', init))).toBe(400)
    expect(pulled.mock.calls.length).toBeLessThan(100)
  })
})

test('folders left by killed processes are removed after an hour', async () => {
  await withTemporaryFolder(async folder => {
    await removeStaleUploads()
    expect(filesOnDisk()).toHaveLength(1)
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000)
    utimesSync(folder, before, before)
    await removeStaleUploads()
    expect(filesOnDisk()).toEqual([])
  })
})
