import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'
import { unitFields } from '#tests/units'

let backend: Backend
let token: string
let first: string

const create = (body: object, caller = token, key = randomUUID()) =>
  backend.call('POST', '/unit-groups', { token: caller, body, headers: { 'idempotency-key': key } })
const addUnit = async (name: string, outlet_code?: string): Promise<string> => {
  const { status, body } = await backend.call('POST', '/business-units', {
    token,
    body: { ...unitFields, name, outlet_code: outlet_code ?? randomUUID().slice(0, 8) },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(status).toBe(200)
  return body.documentId
}
const newRule = (rule: object, group_name = randomUUID().slice(0, 12)) => ({
  group_name,
  group_kind: 'rule',
  ...rule,
})
const newList = () => ({ group_name: randomUUID().slice(0, 12), group_kind: 'list' })
const listNames = async (query: string, caller = token) =>
  (await backend.call('GET', `/grouped-units?page_size=100&${query}`, { token: caller })).body.data.map(
    ({ name }: { name: string }) => name,
  )
const change = (id: string, body: object, caller = token) =>
  backend.call('PUT', `/unit-groups/${id}/units`, { token: caller, body })

beforeAll(async () => {
  backend = await startBackendWithPackages()
  const owner = await createCustomer(backend)
  token = owner.token
  first = owner.order.business_unit.documentId
  for (const [name, code] of [
    ['Kopi Stasiun Tugu', 'ST-01'],
    ['Kopi Bandara Juanda', 'BD-01'],
    ['Kopi 100% Mall', 'ML-01'],
  ] as const)
    await addUnit(name, code)
}, 240_000)
afterAll(() => backend.stop())

describe('a group with a rule', () => {
  test.each([
    [{ rule_names: ['stasiun', 'BANDARA'] }, ['Kopi Bandara Juanda', 'Kopi Stasiun Tugu']],
    [{ rule_names: ['0%'] }, ['Kopi 100% Mall']],
    [{ rule_codes: ['st-'] }, ['Kopi Stasiun Tugu']],
    [{ rule_names: ['kopi'], rule_codes: ['BD', 'ML'] }, ['Kopi 100% Mall', 'Kopi Bandara Juanda']],
    [{ rule_provinces: ['99'] }, []],
    [
      { rule_names: ['kopi'], rule_states: ['none'] },
      ['Kopi 100% Mall', 'Kopi Bandara Juanda', 'Kopi Stasiun Tugu'],
    ],
  ])('%j contains the units that meet all conditions', async (rule, expected) => {
    const { status, body } = await create(newRule(rule))
    expect([status, body.units]).toEqual([200, expected.length])
    expect(await listNames(`group=${body.documentId}`)).toEqual(expected)
  })

  test('gets a new unit that matches', async () => {
    const { body } = await create(newRule({ rule_names: ['terminal'] }))
    expect(body.units).toBe(0)
    await addUnit('Kopi Terminal Lebak')
    expect(await listNames(`group=${body.documentId}`)).toEqual(['Kopi Terminal Lebak'])
  })

  test('needs a condition, and refuses a list of units', async () => {
    expect((await create(newRule({}))).body.error.details.errors[0].message).toBe('validation.group_rule')
    const { body } = await create(newRule({ rule_names: ['kopi'] }))
    const refused = await change(body.documentId, { change: 'add', units: [first] })
    expect([refused.status, refused.body.error.details.code]).toEqual([409, 'group-kind'])
  })
})

describe('a group with a list', () => {
  test('has the units that were added, each once, and that were not removed', async () => {
    const { body } = await create(newList())
    const id = body.documentId
    await change(id, { change: 'add', units: [first] })
    expect((await change(id, { change: 'add', q: 'kopi' })).body.units).toBeGreaterThan(3)
    const removed = await change(id, { change: 'remove', q: 'stasiun' })
    expect(removed.status).toBe(200)
    const names = await listNames(`group=${id}`)
    expect(names).not.toContain('Kopi Stasiun Tugu')
    expect(names).toContain('Kopi Bandara Juanda')
    const left = await change(id, { change: 'remove', units: [first] })
    expect(left.body.units).toBe(names.length - 1)
  })

  test('does not take units of another organisation', async () => {
    const other = await createCustomer(backend)
    const { body } = await create(newList())
    const refused = await change(body.documentId, {
      change: 'add',
      units: [other.order.business_unit.documentId],
    })
    expect(refused.status).toBe(400)
  })
})

describe('groups', () => {
  test('filter units, zones and the dashboard; one that is gone has no units', async () => {
    const { body } = await create(newRule({ rule_names: ['juanda'] }))
    const group = body.documentId
    const list = async (id: string) =>
      (await backend.call('GET', `/business-units?group=${id}`, { token })).body.data.map(
        ({ name }: { name: string }) => name,
      )
    expect(await list(group)).toEqual(['Kopi Bandara Juanda'])
    const zones = await backend.call('GET', `/zones?group=${group}`, { token })
    expect([zones.status, zones.body.data]).toEqual([200, []])
    expect((await backend.call('GET', `/dashboard?group=${group}`, { token })).body.units).toBe(1)
    expect((await backend.call('DELETE', `/unit-groups/${group}`, { token })).status).toBe(204)
    expect(await list(group)).toEqual([])
    const added = await backend.call('POST', '/cart/lines', { token, body: { group } })
    expect(added.body.added).toBe(0)
  })

  test('have unique names, are created once per key, and refuse an outdated change', async () => {
    const key = randomUUID()
    const body = newRule({ rule_names: ['kopi'] })
    const [one, two] = await Promise.all([create(body, token, key), create(body, token, key)])
    expect(two.body.documentId).toBe(one.body.documentId)
    const taken = await create({ ...newList(), group_name: body.group_name.toUpperCase() })
    expect(taken.body.error.details.errors[0].message).toBe('validation.group_name_taken')
    const save = (version: number) =>
      backend.call('PUT', `/unit-groups/${one.body.documentId}`, { token, body: { ...body, version } })
    const saved = await Promise.all([save(1), save(1)])
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('show members only their own units, and are changed by the head office alone', async () => {
    const manager = await createColleague(backend, token, 'manager', [first])
    const { body } = await create(newRule({ rule_names: ['kopi'] }))
    const seen = await backend.call('GET', `/unit-groups/${body.documentId}`, { token: manager.token })
    expect([seen.status, seen.body.units]).toEqual([200, 0])
    expect(await listNames('', manager.token)).toHaveLength(1)
    const list = await backend.call('GET', '/unit-groups', { token: manager.token })
    expect([list.body.units, list.body.regions.length]).toEqual([1, 1])
    expect((await create(newList(), manager.token)).status).toBe(403)
    const path = `/unit-groups/${body.documentId}`
    expect((await backend.call('DELETE', path, { token: manager.token })).status).toBe(403)
    const all = await createColleague(backend, token, 'manager')
    expect((await create(newList(), all.token)).status).toBe(200)
  })
})
