import { expect, test } from 'vitest'
import {
  createCosigningKey,
  createLogKey,
  createTestLog,
  openCosignature,
  openWitnessKey,
  sha256,
} from './test-log.mjs'
import { createFolder, startWitness } from './witness-process.mjs'

/* Each sentence with MUST in C2SP tlog-witness, add-checkpoint and monitor retrieval, and in tlog-cosignature. */

const log = createTestLog()
const start = async (...vkeys) => startWitness(createFolder([log.key.vkey, ...vkeys]))

/** A witness that has signed `size` entries. */
async function startSigned(size) {
  const witness = await start()
  expect((await witness.submit(log.submission(0, size))).status).toBe(200)
  return witness
}

const expectConflict = async (response, size) => {
  expect(response.status).toBe(409)
  expect(response.headers.get('content-type')).toBe('text/x.tlog.size')
  expect(await response.text()).toBe(`${size}\n`)
}

test('the request has to be a POST', async () => {
  const witness = await start()
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await fetch(`${witness.url}/add-checkpoint`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  }
})

test('a valid checkpoint is answered with signature lines by the keys of the witness', async () => {
  const witness = await start()
  const response = await witness.submit(log.submission(0, 5))
  expect(response.status).toBe(200)
  const body = await response.text()
  expect(body.endsWith('\n')).toBe(true)
  const lines = body.slice(0, -1).split('\n')
  const vkeys = await witness.vkeys()
  const found = lines.map(line => openCosignature(line, log.formatText(5), vkeys))
  expect(found.map(({ type, length }) => [type, length])).toEqual([
    [6, 2420],
    [4, 64],
  ])
  for (const { time } of found) expect(Math.abs(time - Date.now() / 1000)).toBeLessThan(10)
})

test('keys have the types and lengths of tlog-cosignature, and are different ones', async () => {
  const keys = (await (await start()).vkeys()).map(openWitnessKey)
  expect(keys.map(({ name, type, keyBytes }) => [name, type, keyBytes])).toEqual([
    ['saksi.test/satu', 6, 1312],
    ['saksi.test/satu', 4, 32],
  ])
  expect(keys[0].id).not.toBe(keys[1].id)
})

test('the checkpoint of the specification is parsed, and its log is not known', async () => {
  const body = `old 20852014
PlRNCrwHpqhGrupue0L7gxbjbMiKA9temvuZZDDpkaw=
jrJZDmY8Y7SyJE0MWLpLozkIVMSMZcD5kvuKxPC3swk=
5+pKlUdi2LeF/BcMHBn+Ku6yhPGNCswZZD1X/6QgPd8=
/6WVhPs2CwSsb5rYBH5cjHV/wSmA79abXAwhXw3Kj/0=

example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

\u2014 example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
\u2014 example.com/behind-the-sofa opLqBQsREYCgu6xQkYQwJr9fo45a62DN9EdmHXnZdXNqlcVGlCum2Wks+49/V6267UEjw6QUXTS5Rovnzv++qbSzm9Q=
`
  expect((await (await start()).submit(body)).status).toBe(404)
})

const valid = log.submission(3, 5)
const hash = `${sha256('x').toString('base64')}\n`

const malformed = [
  ['nothing', ''],
  ['no old size', valid.replace(/^old.*\n/, '')],
  ['another word', valid.replace(/^old/, 'new')],
  ['two spaces', valid.replace(/^old /, 'old  ')],
  ['a leading zero', valid.replace(/^old 3/, 'old 03')],
  ['two zeros', valid.replace(/^old 3/, 'old 00')],
  ['a sign', valid.replace(/^old 3/, 'old +3')],
  ['a negative size', valid.replace(/^old 3/, 'old -3')],
  ['a size in hexadecimal digits', valid.replace(/^old 3/, 'old 0x3')],
  ['a size that is too large', valid.replace(/^old 3/, 'old 99999999999999999999')],
  ['a line that ends in a carriage return', valid.replace(/^old 3\n/, 'old 3\r\n')],
  ['64 lines of a proof', log.submission(3, 5, { proof: hash.repeat(64) })],
  ['a hash that is too short', log.submission(3, 5, { proof: 'AAAA\n' })],
  ['a hash that is not base64', log.submission(3, 5, { proof: hash.replace('=', '*') })],
  ['a hash in base64url', log.submission(3, 5, { proof: `${'_'.repeat(42)}8=\n` })],
  ['a hash without padding', log.submission(3, 5, { proof: hash.replace('=', '') })],
  ['no empty line', valid.replace('\n\n', '\n')],
  ['no checkpoint', `old 3\n${hash}\n`],
  ['no signature', valid.slice(0, valid.lastIndexOf('\n\n') + 2)],
  ['no newline at the end', valid.slice(0, -1)],
  ['a tree size with a leading zero', valid.replace('\n5\n', '\n05\n')],
  ['a root that is too short', valid.replace(/\n5\n.*\n/, '\n5\nAAAA\n')],
  ['an empty origin', valid.replace(`\n${log.origin}\n`, '\n\n')],
  ['a control character', valid.replace('\n5\n', '\n5\t\n')],
  ['bytes that are not UTF-8', Buffer.concat([Buffer.from(valid), Buffer.from([0xe2, 0x80, 0x0a])])],
]

test('a malformed body is a bad request', async () => {
  const witness = await startSigned(3)
  for (const [name, body] of malformed)
    expect([name, (await witness.submit(body)).status]).toEqual([name, 400])
  expect((await witness.submit(valid)).status).toBe(200)
})

test('63 lines of a proof are read', async () => {
  const witness = await startSigned(3)
  expect((await witness.submit(log.submission(3, 5, { proof: hash.repeat(63) }))).status).toBe(422)
})

test('an unknown origin is not found', async () => {
  const other = createTestLog('lain.test/usage')
  expect((await (await start()).submit(other.submission(0, 5))).status).toBe(404)
})

test('a checkpoint without a signature by a trusted key is forbidden', async () => {
  const witness = await start()
  const sameName = createLogKey(log.origin)
  expect((await witness.submit(log.submission(0, 5, { keys: [sameName] }))).status).toBe(403)
  expect((await witness.submit(log.submission(0, 5, { keys: [createLogKey('lain.test')] }))).status).toBe(403)
})

test('a signature line of a trusted key that does not verify is forbidden, beside a right one too', async () => {
  const other = createLogKey(log.origin)
  const witness = await start(other.vkey)
  const forged = { sign: other.forge }
  expect((await witness.submit(log.submission(0, 5, { keys: [forged] }))).status).toBe(403)
  expect((await witness.submit(log.submission(0, 5, { keys: [log.key, forged] }))).status).toBe(403)
})

test('signatures of unknown keys are ignored, and up to 16 and more are accepted', async () => {
  const witness = await start()
  const strangers = Array.from({ length: 20 }, () => createLogKey(log.origin))
  const keys = [...strangers, log.key]
  expect((await witness.submit(log.submission(0, 5, { keys }))).status).toBe(200)
  expect(await (await witness.get(`/${sha256(log.origin).toString('hex')}/checkpoint`)).text()).not.toContain(
    strangers[0].sign(log.formatText(5)),
  )
})

test('several signatures by one key of the log, or more than 32 of others, are a bad request', async () => {
  const witness = await start()
  const copies = Array.from({ length: 568 }, () => log.key)
  const strangers = Array.from({ length: 32 }, () => createLogKey(log.origin))
  for (const keys of [copies, [log.key, log.key], [...strangers, log.key]])
    expect((await witness.submit(log.submission(0, 5, { keys }))).status).toBe(400)
  const twice = [strangers[0], strangers[0], log.key]
  expect((await witness.submit(log.submission(0, 5, { keys: twice }))).status).toBe(200)
  expect(await (await witness.get(`/${sha256(log.origin).toString('hex')}/checkpoint`)).text()).toContain(
    log.checkpoint(5),
  )
})

test('each of several keys of a log is trusted', async () => {
  const next = createLogKey(log.origin)
  const witness = await start(next.vkey)
  expect((await witness.submit(log.submission(0, 5))).status).toBe(200)
  expect((await witness.submit(log.submission(5, 6, { keys: [log.key, next] }))).status).toBe(200)
  expect((await witness.submit(log.submission(6, 7, { keys: [next] }))).status).toBe(200)
})

test.each([4, 6])('a log may sign with cosignatures of type %i', async type => {
  const key = createCosigningKey(log.origin, type)
  const witness = await startWitness(createFolder([key.vkey]))
  const wrong = { sign: () => key.sign(log.formatText(6)) }
  expect((await witness.submit(log.submission(0, 5, { keys: [wrong] }))).status).toBe(403)
  expect((await witness.submit(log.submission(0, 5, { keys: [key] }))).status).toBe(200)
})

test('an old size above that of the checkpoint is a bad request', async () => {
  const witness = await startSigned(5)
  expect((await witness.submit(log.submission(5, 3, { proof: '' }))).status).toBe(400)
})

test('an old size that is not the latest one is a conflict, with the latest size', async () => {
  const empty = await start()
  await expectConflict(await empty.submit(log.submission(3, 5)), 0)
  const witness = await startSigned(5)
  await expectConflict(await witness.submit(log.submission(3, 7)), 5)
  await expectConflict(await witness.submit(log.submission(0, 7)), 5)
  await expectConflict(await witness.submit(log.submission(6, 7)), 5)
})

test('the latest size is that of the origin', async () => {
  const other = createTestLog('lain.test/usage')
  const witness = await startWitness(createFolder([log.key.vkey, other.key.vkey]))
  expect((await witness.submit(log.submission(0, 5))).status).toBe(200)
  await expectConflict(await witness.submit(other.submission(5, 7)), 0)
  expect((await witness.submit(other.submission(0, 7))).status).toBe(200)
})

test('a checkpoint of size zero has the root of the empty tree', async () => {
  const witness = await start()
  const text = `${log.origin}\n0\n${sha256('x').toString('base64')}\n`
  expect((await witness.submit(log.submission(0, 0, { text }))).status).toBe(422)
  expect((await witness.submit(log.submission(0, 0))).status).toBe(200)
  expect((await witness.submit(log.submission(0, 5))).status).toBe(200)
})

test('the proof is empty if the old size is zero', async () => {
  const witness = await start()
  expect((await witness.submit(log.submission(0, 5, { proof: hash }))).status).toBe(422)
})

test('consistency proofs of all trees up to 33 entries are accepted, and no shorter, longer or other ones', async () => {
  const witness = await startSigned(1)
  for (let size = 1; size < 33; size += 1) {
    const proof = log.formatProof(size, size + 1)
    const wrong = [proof.replace(/^.*\n/, ''), `${proof}${hash}`, proof.replace(/^.*\n/, hash)]
    for (const other of wrong)
      expect((await witness.submit(log.submission(size, size + 1, { proof: other }))).status).toBe(422)
    expect((await witness.submit(log.submission(size, size + 1))).status).toBe(200)
  }
})

test('a checkpoint of the same size has the same root, and no proof', async () => {
  const witness = await startSigned(5)
  expect((await witness.submit(log.submission(5, 5))).status).toBe(200)
  expect((await witness.submit(log.submission(5, 5, { proof: hash }))).status).toBe(422)
  expect((await witness.submit(log.fork(4).submission(5, 5))).status).toBe(422)
})

test('a refused checkpoint does not change what was signed', async () => {
  const witness = await startSigned(5)
  await witness.submit(log.fork(4).submission(5, 9))
  await witness.submit(log.submission(5, 9, { proof: hash }))
  await expectConflict(await witness.submit(log.submission(0, 9)), 5)
})

test('Ed25519 cosignatures contain extension lines', async () => {
  const witness = await start()
  const text = log.formatText(5, 'extension one', 'extension two')
  const response = await witness.submit(log.submission(0, 5, { text }))
  const vkeys = await witness.vkeys()
  const lines = (await response.text()).trim().split('\n')
  expect(lines.map(line => openCosignature(line, text, vkeys).type)).toEqual([6, 4])
  expect(() => openCosignature(lines[1], log.formatText(5), vkeys)).toThrow('The cosignature is wrong.')
})

test('the latest checkpoint is served with its cosignatures and the signature of the log', async () => {
  const path = `/${sha256(log.origin).toString('hex')}/checkpoint`
  const witness = await start()
  expect((await witness.get(path)).status).toBe(404)
  const cosignatures = await (await witness.submit(log.submission(0, 5))).text()
  const response = await witness.get(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(`${log.checkpoint(5)}${cosignatures}`)
})

test('connections are kept alive', async () => {
  const response = await (await start()).submit(log.submission(0, 5))
  expect(response.headers.get('connection')).toBe('keep-alive')
})

test('a body with more than 64 kB is refused', async () => {
  const witness = await startSigned(3)
  const body = `${valid}${'x'.repeat(65_536)}`
  expect((await witness.submit(body)).status).toBe(413)
  const stream = new Blob([body]).stream()
  expect((await witness.submit(stream, { duplex: 'half' })).status).toBe(413)
  expect((await witness.submit(valid)).status).toBe(200)
})

test('too many requests are refused with 429', async () => {
  const witness = await start()
  const statuses = await Promise.all(
    Array.from({ length: 400 }, async () => (await witness.submit('')).status),
  )
  expect(statuses.filter(status => status === 400).length).toBeGreaterThanOrEqual(300)
  expect(statuses).toContain(429)
})
