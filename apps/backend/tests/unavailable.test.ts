import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDatabaseUnavailableError } from '../src/database/errors'
import { industryStep } from './customers'
import { type Backend, settleJobs, startBackend } from './harness'
import { createMember } from './people'
import { newContactMessage, submitForm } from './visitors'

const Database = createRequire(import.meta.url)('better-sqlite3')

let backend: Backend
let token: string
beforeAll(async () => {
  backend = await startBackend()
  token = (await createMember(backend)).token
  await backend.call('GET', '/registration', { token })
  await settleJobs()
})
afterAll(() => backend.stop())

const write = () => backend.call('PUT', '/registration/industry', { token, body: industryStep })
const pragma = (what: string) => backend.strapi.db.connection.raw(`pragma ${what}`)
const errorWithCode = (code: string) =>
  Object.assign(new Error(`could not write base/1/2 of ${token}`), { code })

const unavailableResponse = {
  status: 503,
  body: {
    data: null,
    error: {
      status: 503,
      name: 'ServiceUnavailableError',
      message: 'Nothing can be stored at the moment, please try again',
      details: {},
    },
  },
}

test.each([
  ['SQLITE_BUSY', true],
  ['SQLITE_BUSY_SNAPSHOT', true],
  ['SQLITE_LOCKED', true],
  ['SQLITE_FULL', true],
  ['SQLITE_IOERR_WRITE', true],
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['53100', true],
  ['53300', true],
  ['55P03', true],
  ['57P01', true],
  ['SQLITE_CONSTRAINT_UNIQUE', false],
  ['SQLITE_ERROR', false],
  ['23505', false],
  ['ENOENT', false],
])('%s means that the database is unavailable: %s', (code, unavailable) => {
  expect(isDatabaseUnavailableError(errorWithCode(code))).toBe(unavailable)
})

describe('a write returns a 503 and succeeds afterwards', () => {
  test('while another process locks the database', async () => {
    await pragma('busy_timeout = 50')
    const other = new Database(join(backend.dataDir, 'database.sqlite'))
    other.exec('begin exclusive')
    expect(await write()).toMatchObject(unavailableResponse)
    other.exec('rollback')
    other.close()
    await pragma('busy_timeout = 5000')
    expect((await write()).status).toBe(200)
  })

  test('while the database cannot grow', async () => {
    const [{ page_count: pages }] = await pragma('page_count')
    await pragma(`max_page_count = ${pages}`)
    let response = await submitForm(backend, '/contact-messages', newContactMessage())
    for (let more = 0; more < 200 && response.status === 200; more += 1)
      response = await submitForm(
        backend,
        '/contact-messages',
        newContactMessage({ message: 'Panjang. '.repeat(200) }),
      )
    expect(response).toMatchObject(unavailableResponse)
    await pragma('max_page_count = 1073741823')
    expect((await write()).status).toBe(200)
  })

  test.each(['53100', 'ENOSPC'])('while a write fails with %s', async code => {
    const unsubscribe = backend.strapi.db.lifecycles.subscribe({
      models: ['api::registration.registration'],
      beforeUpdate: () => Promise.reject(errorWithCode(code)),
      beforeUpdateMany: () => Promise.reject(errorWithCode(code)),
    })
    expect(await write()).toMatchObject(unavailableResponse)
    unsubscribe()
    expect((await write()).status).toBe(200)
  })
})
