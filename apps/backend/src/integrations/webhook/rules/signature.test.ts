import { expect, test } from 'vitest'
import { buildSignedHeaders, newSecret } from './signature'

test('signs the example from Standard Webhooks correctly', () => {
  const headers = buildSignedHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: 1_614_265_330_000,
    body: '{"test": 2432232314}',
  })
  expect(headers).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('signs with each of several secrets, which have 256 bits', () => {
  const secrets = [newSecret(), newSecret()]
  const message = { id: 'a', at: 0, body: '{}' }
  const signatures = buildSignedHeaders(secrets, message)['webhook-signature']?.split(' ')
  expect(signatures).toEqual(
    secrets.map(secret => buildSignedHeaders([secret], message)['webhook-signature']),
  )
  expect(Buffer.from(secrets[0]?.slice(6) ?? '', 'base64')).toHaveLength(32)
})
