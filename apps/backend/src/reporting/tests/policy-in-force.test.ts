import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReportsOn } from '#tests/collective'
import { addPlaylistWithTrack, createVenue } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { appendUsageLog, getNoon, storePlays } from '#tests/seals'
import { type SecondBackend, startSecondBackend } from '#tests/second-backend'
import { startBackendWithPackages } from '#tests/shop'
import { createWitnessKey, readPolicy, submitCheckpoint } from '#tests/witness-policy'

let backend: Backend
let without: SecondBackend

const rows = (table: string) => backend.strapi.db.connection(table)
const policy = `witness a ${createWitnessKey()} http://127.0.0.1:9/\nquorum a\n`
const countDifferences = (other: SecondBackend) =>
  other.call('src/reporting/witness/state', 'countPolicyDifferences')
const accept = () => loadCompiled(() => import('#src/reporting/witness/policy-in-force')).acceptPolicy()

beforeAll(async () => {
  backend = await startBackendWithPackages({ SESSION_DAYS: '30' })
  const { track } = await addPlaylistWithTrack(backend)
  const { zone } = await createVenue(backend)
  await storePlays(backend, { zone, track }, 3, getNoon(1))
  const data = { name: 'HTTPS', kind: 'https', address: 'http://127.0.0.1:9/', new_secret: 'x'.repeat(24) }
  await backend.strapi
    .documents('api::report-delivery.report-destination' as never)
    .create({ data: { ...data, formats: 'csv', active: true } as never })
  without = await startSecondBackend()
}, 300_000)
afterAll(async () => {
  await without.kill()
  await backend.stop()
})

test('without the policy in force, a backend makes no report final and sends none', async () => {
  const { text } = readPolicy(policy)
  await appendUsageLog(getNoon(1))
  await submitCheckpoint()
  expect(await rows('log_policies').select('number', 'text')).toEqual([{ number: 1, text }])

  await createReportsOn(backend, 45)
  await appendUsageLog(getNoon(45) + 60_000)
  expect(await rows('usage_reports')).not.toEqual([])
  await without.call('src/reporting/witness/submit', 'submitCheckpoint')
  const { findCheckpoint } = loadCompiled(() => import('#src/reporting/log/checkpoints'))
  await without.call('src/reporting/witness/settle', 'settleReports', await findCheckpoint())
  await without.call('src/reporting/report-delivery/request', 'requestDeliveries')
  expect(await rows('usage_report_quorums')).toEqual([])
  expect(await rows('report_deliveries')).toEqual([])
  expect(await countDifferences(without)).toBe(1)
  const { countPolicyDifferences } = loadCompiled(() => import('#src/reporting/witness/state'))
  expect(await countPolicyDifferences()).toBe(0)
})

test('another policy counts once the operator has accepted it', async () => {
  await expect(accept()).rejects.toThrow('USAGE_LOG_POLICY_FILE is not set')
  readPolicy('# none any more\nquorum none\n')
  await submitCheckpoint()
  expect(await rows('usage_report_quorums')).toEqual([])
  expect(await accept()).toEqual({ text: 'quorum none\n', isNew: true })
  expect(await accept()).toEqual({ text: 'quorum none\n', isNew: false })
  expect(await countDifferences(without)).toBe(0)
  await without.call('src/reporting/witness/submit', 'submitCheckpoint')
  expect(await rows('usage_report_quorums')).toMatchObject([{ checkpoint: null }])
  await without.call('src/reporting/report-delivery/request', 'requestDeliveries')
  expect(await rows('report_deliveries')).toHaveLength(1)
  await expect(rows('log_policies').delete()).rejects.toThrow(/append-only/)
})
