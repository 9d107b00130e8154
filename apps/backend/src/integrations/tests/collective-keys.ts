import { createReportsOn } from '#tests/collective'
import { addPlaylistWithTrack } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { createRemoteVenue } from '#tests/remote-passes'
import { getNoon, storePlays } from '#tests/seals'

/** The first of April, as the number of a test day. */
export const april = 31
export const allScopes = ['reports:read', 'plays:read', 'venues:read', 'works:read']

/** Stores plays of March in a new venue, and creates the report and the coverage of that month. */
export async function storeMarch(backend: Backend) {
  const { track } = await addPlaylistWithTrack(backend)
  const owner = await createRemoteVenue(backend)
  const early = await storePlays(backend, { zone: owner.zone, track }, 20, getNoon(2))
  early.push(...(await storePlays(backend, { zone: owner.zone, track }, 10, getNoon(9))))
  await createReportsOn(backend, april + 2)
  await loadCompiled(() => import('#src/reporting/usage-coverage/refresh')).refreshMonthCoverage(
    '2031-03',
    getNoon(40),
  )
  return { owner, track, early }
}

/** Calls about the keys of a collective body, made by its user `member` unless another token is given. */
export function createCollectiveKeys(backend: Backend, member: string) {
  const create = (body: object, token = member, submission?: string) =>
    backend.call('POST', '/collective/keys', {
      token,
      body,
      headers: submission ? { 'idempotency-key': submission } : {},
    })
  return {
    create,
    createKey: async (scopes = allScopes, token = member): Promise<string> =>
      (await create({ key_name: 'Gudang data', scopes, valid_days: '90' }, token)).body.token,
    list: async (token = member) => (await backend.call('GET', '/collective/keys', { token })).body.data,
  }
}

export const readCollective = (backend: Backend, path: string, key?: string, headers = {}) =>
  backend.call('GET', `/public-api/collective${path}`, { ...(key ? { token: key } : {}), headers })
