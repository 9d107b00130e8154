import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { compactVerify, createLocalJWKSet } from 'jose'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readStatus } from '#tests/token-status'
import { encodeStatusBits } from './status-bits'
import { encodeTokenStatuses } from './token-status'

const jwk = z.object({ kty: z.literal('OKP'), crv: z.string(), x: z.string(), kid: z.string() })
const signedVersion = z.object({ jws: z.string(), payload: z.record(z.string(), z.unknown()) })
const vectors = z.object({
  keys: z.object({ keys: z.array(jwk) }),
  valid: signedVersion,
  token_status_list: z.object({ jws: z.string(), statuses: z.record(z.string(), z.number()) }),
  valid_with_idx: signedVersion,
  status_list: z.object({ jws: z.string(), set: z.array(z.number()) }),
  rejected: z.record(z.string(), z.string()),
})

const documentation = readFileSync(
  join(import.meta.dirname, '../../../../../../docs/licence-format.md'),
  'utf8',
)
const [, json = '{}'] = /```json\n([\s\S]*?)```/.exec(documentation) ?? []
const { keys, valid, token_status_list, valid_with_idx, status_list, rejected } = vectors.parse(
  JSON.parse(json),
)

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
    expect(await verifyLicence(valid_with_idx.jws)).toEqual(valid_with_idx.payload)
  })

  test.each(Object.entries(rejected))('%s is rejected', async (_, jws) => {
    await expect(verifyLicence(jws)).rejects.toThrow()
  })

  test('the documented Token Status List contains the statuses that our encoder produces', async () => {
    const { status_list: list } = await verifyLicence(token_status_list.jws, 'statuslist+jwt')
    const statuses = Object.entries(token_status_list.statuses)
    const lst = await encodeTokenStatuses(
      statuses.map(([index, status]) => ({ status, indexes: [Number(index)] })),
    )
    expect(list).toEqual({ bits: 2, lst })
    expect(statuses.map(([index]) => readStatus({ bits: 2, lst }, Number(index)))).toEqual([1, 2, 1])
  })

  test('the documented list of numbers contains the bits that our encoder produces', async () => {
    const { bits } = await verifyLicence(status_list.jws, 'licence-status+jws')
    const bytes = gunzipSync(Buffer.from(String(bits), 'base64url'))
    expect(bytes).toEqual(gunzipSync(Buffer.from(await encodeStatusBits(status_list.set, 4), 'base64url')))
  })
})
