import { ApiError } from '@bgm/api-client'
import { formObject, optionalField } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { actionArgs, catchResponse, getFormErrors } from '#app/testing/backend'
import { readForm } from './read-form.server'
import { submit } from './submit.server'

const schema = formObject({
  name: z.string().check(z.minLength(1, 'validation.required')),
  password: optionalField(z.string()),
})

const failing = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) => () =>
  Promise.reject(
    new ApiError({ code: 'invalid', status: 400, name: 'Error', message: 'secret words', ...facts }),
  )

const filled = () => actionArgs('/x', { name: 'Sari', password: 'rahasia' }).request

describe('submit', () => {
  test('passes the parsed values to its handler and returns its response', async () => {
    const result = await submit(filled(), schema, async ({ name }) => Response.json(name))
    expect(result instanceof Response && (await result.json())).toBe('Sari')
  })

  test('responds with 400, all field errors and the submitted values except passwords', async () => {
    const { request } = actionArgs('/x', { name: '', password: 'rahasia', other: 'kept' })
    const response = await submit(request, schema, async () => undefined)
    expect(getFormErrors(response)).toEqual({
      status: 400,
      errors: [['name', 'validation.required']],
      values: { other: 'kept' },
    })
  })

  test.each([
    [
      'a rejected field',
      { fields: [{ field: 'name', key: 'validation.invalid' }] },
      ['name', 'validation.invalid'],
    ],
    [
      'a conflict with a reason',
      { code: 'conflict', status: 409, reason: 'price-changed' },
      ['', 'errors.price-changed'],
    ],
    ['wrong credentials', { reason: 'credentials' }, ['', 'validation.credentials']],
  ] as const)('responds with 422 to %s', async (_, facts, fieldError) => {
    const { fields, ...rest } = { fields: undefined, ...facts }
    const outcome = await submit(
      filled(),
      schema,
      failing({ ...rest, ...(fields ? { fields: [...fields] } : {}) }),
    )
    expect(getFormErrors(outcome)).toMatchObject({ status: 422, errors: [fieldError] })
  })

  test('returns one error per field', async () => {
    const fields = [
      { field: 'name', key: 'validation.characters' },
      { field: 'name', key: 'validation.too_long' },
    ]
    expect(getFormErrors(await submit(filled(), schema, failing({ fields }))).errors).toEqual([
      ['name', 'validation.characters'],
    ])
  })

  test('never returns a password, even after a backend error', async () => {
    const answer = await submit(filled(), schema, failing({ reason: 'credentials' }))
    expect(JSON.stringify(answer)).not.toContain('rahasia')
  })

  test('ignores field names that Conform uses for paths, intents or state', async () => {
    const names = { 'a.b[0]': 'x', ['__proto__']: 'x', __intent__: '{', __state__: '{' }
    const { request } = actionArgs('/x', { name: '', ...names })
    expect(getFormErrors(await submit(request, schema, async () => undefined))).toEqual({
      status: 400,
      errors: [['name', 'validation.required']],
      values: {},
    })
  })

  test('assigns an error with only a reason to the given field', async () => {
    const answer = await submit(filled(), schema, failing({ status: 422, reason: 'voucher-unknown' }), 'name')
    expect(getFormErrors(answer).errors).toEqual([['name', 'errors.voucher-unknown']])
  })

  test('responds with 429 and the seconds to wait', async () => {
    const answer = await submit(
      filled(),
      schema,
      failing({ code: 'rate-limited', status: 429, retryAfter: 30 }),
    )
    expect(getFormErrors(answer)).toMatchObject({ status: 429, errors: [['', 'errors.rate_limited']] })
    const error = { '': [{ key: 'errors.rate_limited', values: { seconds: 30 } }] }
    expect(answer).toMatchObject({ data: { result: { error } } })
  })

  test('lets the error page handle other errors, without the backend’s message', async () => {
    const answer = await catchResponse(() =>
      submit(filled(), schema, failing({ code: 'unavailable', status: 503 })),
    )
    expect([answer.status, await answer.text()]).toEqual([503, ''])
  })
})

test('readForm responds with 400 to a body that is not a form', async () => {
  const request = new Request('http://portal.test/', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect((await catchResponse(() => readForm(request))).status).toBe(400)
})
