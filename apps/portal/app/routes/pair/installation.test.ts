import { sampleInstallationCode } from '@bgm/api-client/testing'
import { expect, test } from 'vitest'
import { actionArgs, findRedirectTarget, loaderArgs, startBackend } from '#app/testing/backend'
import { action, loader } from './installation'

const code = sampleInstallationCode
test('shows the codes with a QR code each', async () => {
  startBackend()
  const found = await loader(loaderArgs('/zones/installation'))
  expect(found).toMatchObject({ zones_without_code: 2, data: [{ code: 'BCDF-GHJK-LMNP' }] })
  expect(found.data[0]?.qr.path).toMatch(/^M2 2h7v1H2z/)
})

test('creates codes, and revokes one or all', async () => {
  const { calls } = startBackend()
  const send = (fields: Record<string, string>) => action(actionArgs('/zones/installation', fields))
  const forms: Record<string, string>[] = [
    { form: 'installation-create' },
    { form: 'installation-revoke', code: code.id, zone: 'Lobi' },
    { form: 'installation-revoke-all' },
  ]
  for (const fields of forms) expect(findRedirectTarget(await send(fields))).toBe('/zones/installation')
  expect(
    calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  ).toEqual([
    'POST /installation-codes',
    `DELETE /installation-codes/${code.id}`,
    'DELETE /installation-codes',
  ])
})
