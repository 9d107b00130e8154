import { createHash, createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { type Backend, loadCompiled } from '#tests/harness'
import type { openPanel } from '#tests/panel'
import { startReceiver } from '#tests/receiver'
import { startSftpServer } from '#tests/sftp-server'

type World = {
  backend: Backend
  staff: Awaited<ReturnType<typeof openPanel>>
  report: { id: number }
  csv: Buffer
}

const secret = 'shared-secret-of-the-collective-body'
const password = 'password-of-the-sftp-server'
const name = 'usage-report-2031-03-v1-csv.csv'
const base = { formats: 'csv', active: true }

const createTools = ({ backend, report }: World) => {
  const rows = (table: string) => backend.strapi.db.connection(table)
  const destinations = backend.strapi.documents('api::report-delivery.report-destination' as never)
  const { deliverReport } = loadCompiled(() => import('#src/reporting/report-delivery/deliver'))
  return {
    rows,
    add: (data: object) => destinations.create({ data: { ...base, ...data } as never }),
    pin: (documentId: string, host_key: string) =>
      destinations.update({ documentId, data: { host_key, new_secret: password } as never }),
    change: (documentId: string, data: object) => destinations.update({ documentId, data: data as never }),
    run: (id: number) => deliverReport(id, new AbortController().signal),
    find: (destination: string) =>
      rows('report_deliveries').where({ destination, report_id: report.id }).first(),
  }
}
type Tools = ReturnType<typeof createTools>

async function checkRules({ add }: Tools, url: string): Promise<void> {
  const https = { name: 'x', kind: 'https', new_secret: secret }
  await expect(add({ ...https, address: 'https://10.0.0.1/' })).rejects.toThrow(/publi/)
  await expect(add({ name: 'x', kind: 'https', address: url })).rejects.toThrow(/SFTP/)
  const sftp = { name: 'x', kind: 'sftp', new_secret: password, address: 'sftp://usage@127.0.0.1/in' }
  await expect(add(sftp)).rejects.toThrow(/SHA256/)
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>

/**
 * Checks that a failed delivery is retried until the receiver accepts it, that the file is signed, and that
 * the response becomes the receipt.
 */
async function checkPush({ run, find }: Tools, { state }: Receiver, destination: string, csv: Buffer) {
  const { id, document_id } = await find(destination)
  await expect(run(id)).rejects.toThrow()
  expect(await find(destination)).toMatchObject({ state: 'waiting', attempts: 1, error: 'HTTP 503' })
  state.answer = 200
  await run(id)
  await run(id)
  expect(await find(destination)).toMatchObject({
    state: 'delivered',
    attempts: 2,
    error: null,
    receipt: 'HTTP 200 Receipt 4711',
  })
  expect(state.received).toHaveLength(2)
  const second = state.received[1]
  if (!second) throw new Error('The file was not sent again')
  const { headers, body } = second
  expect(body.equals(csv)).toBe(true)
  const digest = `sha-256=:${createHash('sha256').update(csv).digest('base64')}:`
  const signed = `${document_id}.${headers['webhook-timestamp']}.${digest}`
  expect(headers).toMatchObject({
    'content-digest': digest,
    'content-length': String(csv.length),
    'report-period': '2031-03',
    'webhook-id': document_id,
    'webhook-signature': `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  })
}

type Sftp = Awaited<ReturnType<typeof startSftpServer>>

/**
 * Checks that a server with another host key gets nothing, that an interrupted upload leaves no file under
 * the final name, and that the server has exactly one file in the end.
 */
async function checkSftp({ run, find, pin, rows }: Tools, sftp: Sftp, destination: string, csv: Buffer) {
  const { id } = await find(destination)
  await expect(run(id)).rejects.toThrow()
  expect([sftp.state.sessions, sftp.files.size]).toEqual([0, 0])
  await pin(destination, sftp.fingerprint)
  sftp.state.breakAfter = Math.floor(csv.length / 2)
  await expect(run(id)).rejects.toThrow()
  expect(sftp.files.has(`/in/${name}`)).toBe(false)
  sftp.state.breakAfter = Number.POSITIVE_INFINITY
  await run(id)
  expect([...sftp.files.keys()].sort()).toEqual([`/in/${name}`, `/in/${name}.sha256`])
  expect(sftp.files.get(`/in/${name}`)?.equals(csv)).toBe(true)
  const sum = createHash('sha256').update(csv).digest('hex')
  expect(sftp.files.get(`/in/${name}.sha256`)?.toString()).toBe(`${sum}  ${name}\n`)
  // Simulates a process killed after the upload but before recording it; the file must not be resent.
  await rows('report_deliveries').where({ id }).update({ state: 'waiting' })
  const renames = sftp.state.renames.length
  await run(id)
  expect([sftp.state.renames.length, sftp.files.size]).toEqual([renames, 2])
  expect(await find(destination)).toMatchObject({
    state: 'delivered',
    receipt: expect.stringContaining(sum),
  })
}

/** Checks the deliveries that staff see, and the button that resends a failed one. */
async function checkPanel({ rows, run, find }: Tools, { staff, report }: World, destination: string) {
  const path = `/content-manager/usage-reports/${report.id}`
  const { id, document_id } = await find(destination)
  await rows('report_deliveries').where({ id }).update({ state: 'failed' })
  const again = () => staff.call('POST', `${path}/deliveries/${document_id}/send`)
  expect([(await again()).status, (await again()).status]).toEqual([204, 404])
  await rows('pgboss.job').where({ name: 'deliver-report' }).delete()
  await run(id)
  expect((await staff.call('GET', path)).body.data.deliveries).toMatchObject([
    { destination: 'HTTPS', state: 'delivered' },
    { destination: 'SFTP', state: 'delivered' },
  ])
  const { data } = (await staff.call('GET', '/content-manager/usage-reports')).body
  expect(data.find((one: { id: number }) => one.id === report.id).delivery).toBe('delivered')
}

/** Sends the final report of March 2031 to a real HTTP receiver and a real SFTP server. */
export async function checkDeliveries(world: World): Promise<void> {
  const tools = createTools(world)
  const { rows, add } = tools
  const { requestDeliveries } = loadCompiled(() => import('#src/reporting/report-delivery/request'))
  const receiver = await startReceiver(503)
  const address = `${receiver.origin}/usage`
  const sftp = await startSftpServer({ user: 'usage', password })
  await checkRules(tools, address)
  const https = await add({ name: 'HTTPS', kind: 'https', address, new_secret: secret })
  const ssh = await add({
    name: 'SFTP',
    kind: 'sftp',
    address: `sftp://usage@127.0.0.1:${sftp.port}/in`,
    host_key: `SHA256:${'A'.repeat(43)}`,
    new_secret: password,
  })
  const stored = JSON.stringify(await rows('report_destinations'))
  expect([stored.includes(secret), stored.includes(password)]).toEqual([false, false])
  await rows('report_destinations').update({ created_at: new Date(0) })
  const { startQueue, stopQueue } = loadCompiled(() => import('#src/platform/jobs/queue'))
  // Stops the queue, because its own runs would interfere.
  await stopQueue()
  await requestDeliveries()
  await requestDeliveries()
  expect(await rows('report_deliveries').where({ report_id: world.report.id })).toHaveLength(2)
  await checkPush(tools, receiver, https.documentId, world.csv)
  await checkSftp(tools, sftp, ssh.documentId, world.csv)
  await checkPanel(tools, world, ssh.documentId)
  startQueue()
  await rows('report_destinations').update({ active: false })
  await receiver.stop()
  await sftp.stop()
}
