import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDatabaseUnavailableError } from '#src/platform/database/errors'
import { industryStep } from '#tests/customers'
import { type Backend, settleJobs, startBackend } from '#tests/harness'
import { createMember } from '#tests/people'

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
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['ECONNREFUSED', true],
  ['ECONNRESET', true],
  ['08006', true],
  ['53100', true],
  ['53300', true],
  ['55P03', true],
  ['57P01', true],
  ['23505', false],
  ['42P01', false],
  ['ENOENT', false],
])('%s means that the database is unavailable: %s', (code, unavailable) => {
  expect(isDatabaseUnavailableError(errorWithCode(code))).toBe(unavailable)
})

test('a connection that ended or is not free in time means that the database is unavailable', () => {
  const withoutCode = [
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('Timeout acquiring a connection'), { name: 'KnexTimeoutError' }),
  ]
  expect(withoutCode.map(isDatabaseUnavailableError)).toEqual([true, true])
})

/** Runs `work` while every change of a registration executes a statement. */
async function withTrigger(statement: string, work: () => Promise<void>) {
  const { connection } = backend.strapi.db
  await connection.raw(
    `create or replace function fail() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$`,
  )
  await connection.raw(
    'create trigger fail before update on registrations for each row execute function fail()',
  )
  try {
    await work()
  } finally {
    // The pool may still contain a connection that has just ended.
    await expect
      .poll(() => connection.raw('drop function fail cascade').then(Boolean, () => false))
      .toBe(true)
  }
}

describe('a write returns a 503 and succeeds afterwards', () => {
  test.each([
    ['while the disk of the database is full', "raise exception 'no space' using errcode = '53100'"],
    ['when its connection ends', 'perform pg_terminate_backend(pg_backend_pid())'],
  ])('%s', async (_, statement) => {
    await withTrigger(statement, async () => expect(await write()).toMatchObject(unavailableResponse))
    await expect.poll(async () => (await write()).status).toBe(200)
  })

  test('while a file cannot be written', async () => {
    const fail = () => Promise.reject(errorWithCode('ENOSPC'))
    const unsubscribe = backend.strapi.db.lifecycles.subscribe({
      models: ['api::registration.registration'],
      beforeUpdate: fail,
      beforeUpdateMany: fail,
    })
    expect(await write()).toMatchObject(unavailableResponse)
    unsubscribe()
    expect((await write()).status).toBe(200)
  })
})
