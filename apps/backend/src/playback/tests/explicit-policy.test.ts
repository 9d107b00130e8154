import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlaylistWithTrack, createVenue, fetchBundle, listChanges, pairDevice } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
  await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())

test('units and zones can only tighten the explicit policy of the organisation, and changes reach the devices', async () => {
  const { token, zone, unit } = await createVenue(backend)
  const { player } = await pairDevice(backend, { token, zone })
  const call = (method: string, path: string, body?: object) => backend.call(method, path, { token, body })
  const effective = async () => (await fetchBundle(backend, zone, player))?.policy.explicit
  const getExplicit = async () => (await call('GET', `/zones/${zone}`)).body.explicit
  expect([await effective(), await getExplicit()]).toEqual([
    'allow',
    { policy: 'inherit', effective: 'allow', scope: null },
  ])

  const { latest } = await listChanges(backend, 0)
  const blocked = await call('PUT', `/business-units/${unit}/music`, { explicit_policy: 'block' })
  expect(blocked.body.explicit).toEqual({ policy: 'block', effective: 'block', scope: 'unit' })
  expect([await effective(), await getExplicit()]).toEqual([
    'block',
    { policy: 'inherit', effective: 'block', scope: 'unit' },
  ])
  const changed = async () => (await listChanges(backend, latest)).changes.map(({ change }) => change)
  expect(await changed()).toContainEqual({ kind: 'zone', zone })

  const { body: organisation } = await call('GET', '/organisation')
  const { name } = organisation
  expect(organisation.explicit_policy).toBe('allow')
  const before = (await changed()).length
  await call('PUT', '/organisation', { name, explicit_policy: 'block' })
  expect((await changed()).length).toBeGreaterThan(before)
  await call('PUT', `/business-units/${unit}/music`, { explicit_policy: 'inherit' })
  expect([await effective(), (await getExplicit()).scope]).toEqual(['block', 'organisation'])
  expect((await call('PUT', '/organisation', { name })).body.explicit_policy).toBe('block')
  await call('PUT', '/organisation', { name, explicit_policy: 'allow' })
  expect(await effective()).toBe('allow')
})

test.each([
  ['PUT', '/business-units/{unit}/music', { explicit_policy: 'allow' }, 400],
  ['PUT', '/organisation', { name: 'PT Contoh', explicit_policy: 'inherit' }, 400],
])('%s %s rejects %j', async (method, path, body, status) => {
  const { token, unit } = await createVenue(backend)
  expect((await backend.call(method, path.replace('{unit}', unit), { token, body })).status).toBe(status)
  const stranger = await createVenue(backend)
  const foreign = await backend.call('PUT', `/business-units/${unit}/music`, {
    token: stranger.token,
    body: { explicit_policy: 'block' },
  })
  expect(foreign.status).toBe(404)
})
