import { createPublicKey, verify } from 'node:crypto'
import { formatKeyProof } from '@bgm/validation'
import { expect, test } from 'vitest'
import { SimulatedZone } from '#app/testing/simulated-zone'
import { proveKey } from './signing-key'

const minute = 60_000

test('a device pairs with a key of its own, registers it and shows its id', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  await zone.boot()
  await zone.clock.run(minute)
  const keys = [...zone.storage.keys.values()]
  expect(keys).toHaveLength(1)
  expect(zone.gateway.keys).toEqual([keys[0]?.publicKey])
  expect(zone.view().keyId).toMatch(/^[0-9a-f]{4} [0-9a-f]{4}$/)
})

test('a proof is signed by the key that it names', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  const { keys } = zone.storage.open(() => true)
  const { public_key, signature } = await proveKey(await keys.create('pairing'), 'secret')
  const x = Buffer.from(public_key, 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const text = Buffer.from(formatKeyProof('secret'))
  expect(verify(null, text, key, Buffer.from(signature, 'base64'))).toBe(true)
})

test('a device that has lost its key creates another one and plays on', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  await zone.boot()
  await zone.clock.run(minute)
  const former = zone.view().keyId
  zone.kill()
  zone.storage.keys.clear()
  zone.gateway.keyState = 'waiting'
  await zone.boot()
  await zone.clock.run(minute)
  expect(new Set(zone.gateway.keys).size).toBe(2)
  expect(zone.view().keyId).not.toBe(former)
  expect(zone.view().mode).toBe('playing')
})

test('a browser without keys, or a gateway that refuses them, neither stops the music nor loses plays', async () => {
  for (const [name, spoil] of Object.entries({
    browser: (zone: SimulatedZone) => zone.storage.broken.add('keys'),
    gateway: (zone: SimulatedZone) =>
      zone.gateway.faults.set('/device/key', () => new Response('{}', { status: 500 })),
    silence: (zone: SimulatedZone) => zone.gateway.faults.set('/device/key', null),
  })) {
    const zone = new SimulatedZone('2026-11-23T10:00')
    spoil(zone)
    await zone.boot()
    await zone.clock.run(15 * minute)
    expect(zone.view().mode, name).toBe('playing')
    expect(zone.gateway.plays.size, name).toBeGreaterThan(1)
    expect(zone.longestGap, name).toBeLessThan(20)
  }
})

test('a key that cannot be read for a while is not replaced', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  await zone.boot()
  await zone.clock.run(minute)
  zone.kill()
  zone.storage.broken.add('keys')
  await zone.boot()
  await zone.clock.run(minute)
  zone.storage.broken.delete('keys')
  await zone.clock.run(minute)
  expect(new Set(zone.gateway.keys).size).toBe(1)
})
