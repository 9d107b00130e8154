import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { compactVerify, createLocalJWKSet } from 'jose'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { encodeStatusBits } from './status-bits'

const jwk = z.object({ kty: z.literal('OKP'), crv: z.string(), x: z.string(), kid: z.string() })
const vectors = z.object({
  keys: z.object({ keys: z.array(jwk) }),
  valid: z.object({ jws: z.string(), payload: z.record(z.string(), z.unknown()) }),
  status_list: z.object({ jws: z.string(), set: z.array(z.number()) }),
  rejected: z.record(z.string(), z.string()),
})

const documentation = readFileSync(
  join(import.meta.dirname, '../../../../../../docs/licence-format.md'),
  'utf8',
)
const [, json = '{}'] = /```json\n([\s\S]*?)```/.exec(documentation) ?? []
const { keys, valid, status_list, rejected } = vectors.parse(JSON.parse(json))

/**
 * Verifies a JWS as documented in docs/licence-format.md, using a library that is independent of our code.
 */
async function verifyLicence(jws: string, type = 'licence+jws') {
  const { payload, protectedHeader } = await compactVerify(jws, createLocalJWKSet(keys), {
    algorithms: ['EdDSA'],
  })
  if (protectedHeader.typ !== type) throw new Error('Another type')
  return JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>
}

describe('the test vectors of docs/licence-format.md', () => {
  test('a valid version verifies to the documented payload', async () => {
    expect(await verifyLicence(valid.jws)).toEqual(valid.payload)
  })

  test.each(Object.entries(rejected))('%s is rejected', async (_, jws) => {
    await expect(verifyLicence(jws)).rejects.toThrow()
  })

  test('the documented status list contains the bits that our encoder produces', async () => {
    const { bits } = await verifyLicence(status_list.jws, 'licence-status+jws')
    const bytes = gunzipSync(Buffer.from(String(bits), 'base64url'))
    expect(bytes).toEqual(gunzipSync(Buffer.from(encodeStatusBits(status_list.set, 4), 'base64url')))
  })
})
