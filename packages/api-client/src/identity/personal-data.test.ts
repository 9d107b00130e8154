import { describe, expect, test } from 'vitest'
import { setUpTestApi } from '../testing/test-api'

const arrange = setUpTestApi()

const act = {
  purpose: 'marketing' as const,
  given: true,
  document_version: '2026-11-20',
  locale: 'id' as const,
}

describe('personal data', () => {
  test('consent can be granted only to the current version, and can be withdrawn', async () => {
    const { api } = arrange()
    expect((await api.personalData.recordConsent(act)).consents[0]).toMatchObject({ given: true })
    expect((await api.personalData.recordConsent({ ...act, given: false })).consents).toHaveLength(3)
    await expect(
      api.personalData.recordConsent({ ...act, document_version: '2020-01-01' }),
    ).rejects.toMatchObject({ code: 'conflict', reason: 'version-changed' })
    expect((await api.personalData.getConsents()).versions.terms).toBe('2026-11-20')
  })

  test('returns the export with our field names', async () => {
    const { api } = arrange()
    expect(await api.personalData.export()).toMatchObject({ account: { id: 'usersari0000000000000001' } })
  })

  test('deleting the account requires the password and another owner', async () => {
    const { api, world } = arrange()
    await expect(api.personalData.removeAccount('x')).rejects.toMatchObject({
      fields: [{ field: 'password', key: 'validation.password_wrong' }],
    })
    world.soleOwnerOf = [{ documentId: 'orgcontoh000000000000001', name: 'Grup Hotel Contoh' }]
    expect((await api.personalData.getRemoval()).organisations[0]?.name).toBe('Grup Hotel Contoh')
    await expect(api.personalData.removeAccount(world.password)).rejects.toMatchObject({
      reason: 'last-owner',
    })
    world.soleOwnerOf = []
    expect(await api.personalData.removeAccount(world.password)).toBeUndefined()
  })
})
