import { respondWithError, sampleGroup, sampleGroupList } from '@bgm/api-client/testing'
import { unitGroups } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { action as addUnits } from './add-units'
import { action as editGroup } from './edit-group'
import { action as changeList, loader } from './groups'
import { action as newGroup } from './new-group'

const unit = 'unitbraga000000000000001'
const list = sampleGroupList.id
const post = (path: string, fields: Record<string, string>) => ({
  ...actionArgs(path, fields),
  params: { id: list },
})

describe('the page of groups', () => {
  test('shows the units of a group, or those of a region', async () => {
    startBackend()
    const group = await loader(loaderArgs(`/groups/${sampleGroup.id}`, { params: { id: sampleGroup.id } }))
    expect(group).toMatchObject({ current: { name: sampleGroup.name }, manages: true })
    const region = await loader(loaderArgs('/groups?province=32&q=braga'))
    expect(region).toMatchObject({ current: null, province: '32', q: 'braga' })
  })

  test('offers no changes to staff, and answers 404 for a group that does not exist', async () => {
    startBackend(respondWithRole('staff'))
    expect(await loader(loaderArgs('/groups'))).toMatchObject({ manages: false })
    startBackend(respond(unitGroups.get, respondWithError(404)))
    const unknown = () => loader(loaderArgs('/groups/x', { params: { id: 'groupunknown000000000001' } }))
    await expect(unknown()).rejects.toMatchObject({ status: 404 })
  })

  test('removes the selected units from a list, and says so if nothing is selected', async () => {
    const { calls } = startBackend()
    const send = (fields: Record<string, string>, path = `/groups/${list}`) =>
      changeList(post(path, { form: 'group-remove', ...fields }))
    expect(findRedirectTarget(await send({ units: unit }))).toBe(`/groups/${list}`)
    expect(calls.at(-1)?.body).toEqual({ change: 'remove', units: [unit] })
    await send({ all: 'on' }, `/groups/${list}?q=braga`)
    expect(calls.at(-1)?.body).toEqual({ change: 'remove', q: 'braga' })
    expect(findRedirectTarget(await send({}))).toBe(`/groups/${list}`)
  })
})

describe('groups', () => {
  const fields = { group_name: 'Bandara', group_kind: 'rule', rule_names: 'bandara, stasiun' }

  test('are created with their conditions; a list continues with its units', async () => {
    const { calls } = startBackend(respond(unitGroups.create, sampleGroupList))
    const created = await newGroup(actionArgs('/groups/new', { form: 'new-group', ...fields }))
    expect(findRedirectTarget(created)).toBe(`/groups/${list}/units`)
    expect(calls.find(({ path }) => path.endsWith('/unit-groups'))?.body).toMatchObject({
      rule_names: ['bandara', 'stasiun'],
      rule_cities: [],
    })
    const empty = await newGroup(actionArgs('/groups/new', { form: 'new-group', ...fields, rule_names: '' }))
    expect(getFormErrors(empty).errors).toEqual([['rule_names', 'validation.group_rule']])
  })

  test('are saved with the version that was edited, and can be deleted', async () => {
    const { calls } = startBackend()
    await editGroup(post(`/groups/${list}/edit`, { form: 'edit-group', version: '3', ...fields }))
    expect(calls.at(-1)?.body).toMatchObject({ version: 3, group_name: 'Bandara' })
    const deleted = await editGroup(post(`/groups/${list}/edit`, { form: 'delete-group' }))
    expect(findRedirectTarget(deleted)).toBe('/groups')
  })

  test('get all units that match a filter', async () => {
    const { calls } = startBackend()
    await addUnits(post(`/groups/${list}/units?province=32`, { form: 'group-add', all: 'on' }))
    expect(calls.at(-1)?.body).toEqual({ change: 'add', province: '32' })
  })

  test('are changed by owners and managers only', async () => {
    startBackend(respondWithRole('staff'))
    const send = () => addUnits(post(`/groups/${list}/units`, { form: 'group-add' }))
    expect((await catchResponse(send)).status).toBe(403)
  })
})
