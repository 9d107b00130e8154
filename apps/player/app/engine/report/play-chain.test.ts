import { createHash, createPublicKey, verify } from 'node:crypto'
import { formatChainedPlay, formatHead, formatLink } from '@bgm/validation'
import { expect, test } from 'vitest'
import { SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** The links of the signed deliveries, whose signatures are verified, by position. */
function followChain({ gateway }: SimulatedZone): Map<number, string> {
  const links = new Map<number, string>()
  for (const { plays, head } of gateway.deliveries) {
    if (!head) continue
    let { prev } = head
    for (const [index, play] of plays.entries()) {
      prev = sha256(formatLink(prev, sha256(formatChainedPlay(play))))
      const at = head.chain + index
      expect(links.get(at) ?? prev).toBe(prev)
      links.set(at, prev)
    }
    expect(head.prev).toBe(
      head.chain === 0 ? sha256(Buffer.from(head.public_key, 'base64')) : links.get(head.chain - 1),
    )
    const x = Buffer.from(head.public_key, 'base64').toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    const text = Buffer.from(formatHead(head.chain + plays.length - 1, prev))
    expect(verify(null, text, key, Buffer.from(head.signature, 'base64'))).toBe(true)
  }
  return links
}

const listUnsigned = ({ gateway }: SimulatedZone) => gateway.deliveries.filter(({ head }) => !head)

test('signs every play in one chain, across restarts, a network that is cut and lost responses', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  await zone.boot()
  await zone.clock.run(10 * minute)
  zone.gateway.losesResponses = true
  await zone.clock.run(10 * minute)
  zone.kill()
  zone.gateway.losesResponses = false
  await zone.boot()
  await zone.clock.run(5 * minute)
  zone.gateway.isOnline = false
  await zone.clock.run(30 * minute)
  zone.gateway.isOnline = true
  await zone.clock.run(10 * minute)
  const links = followChain(zone)
  expect(listUnsigned(zone)).toEqual([])
  expect([...links.keys()]).toEqual([...zone.gateway.plays.keys()].map((_, index) => index))
  expect(zone.gateway.plays.size).toBeGreaterThan(15)
})

test('a place that cannot be stored is not used: the plays are delivered unsigned', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  await zone.boot()
  await zone.clock.run(10 * minute)
  const { length } = listUnsigned(zone)
  zone.storage.broken.add('plays').add('state')
  await zone.clock.run(10 * minute)
  expect(listUnsigned(zone).length).toBeGreaterThan(length)
  zone.storage.broken.clear()
  await zone.clock.run(10 * minute)
  zone.kill()
  await zone.boot()
  await zone.clock.run(10 * minute)
  const links = followChain(zone)
  expect(Math.max(...links.keys())).toBe(links.size - 1)
  expect(zone.longestGap).toBeLessThan(20)
})

test('a gateway of a former version gets the plays without a signature', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  zone.gateway.refusesHeads = true
  await zone.boot()
  await zone.clock.run(10 * minute)
  expect(zone.gateway.plays.size).toBeGreaterThan(1)
  expect(listUnsigned(zone)).toHaveLength(zone.gateway.deliveries.length)
})

test('a device whose key waits for a member delivers unsigned plays, and begins its chain afterwards', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  zone.gateway.keyState = 'waiting'
  await zone.boot()
  await zone.clock.run(10 * minute)
  expect(followChain(zone).size).toBe(0)
  zone.gateway.keyState = 'current'
  await zone.clock.run(40 * minute)
  expect(followChain(zone).size).toBeGreaterThan(2)
})

test('a device that was restored from an image uses places twice', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  await zone.boot()
  await zone.clock.run(10 * minute)
  const image = structuredClone(zone.storage.state)
  await zone.clock.run(10 * minute)
  zone.kill()
  zone.storage.state.clear()
  for (const [key, value] of image) zone.storage.state.set(key, value)
  zone.storage.plays.clear()
  await zone.boot()
  await zone.clock.run(10 * minute)
  const places = zone.gateway.deliveries.flatMap(({ head, plays }) =>
    plays.map((_, index) => (head?.chain ?? 0) + index),
  )
  expect(new Set(places).size).toBeLessThan(places.length)
})
