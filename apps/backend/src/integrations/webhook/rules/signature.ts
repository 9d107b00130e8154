import { createHmac, randomBytes } from 'node:crypto'

/** The secret format of Standard Webhooks: this prefix, followed by 32 bytes in base64. */
const secretPrefix = 'whsec_'
export const toSecret = (bytes: Buffer): string => secretPrefix + bytes.toString('base64')
export const newSecret = (): string => toSecret(randomBytes(32))

type Message = { id: string; at: number; body: string }

const sign = (secret: string, { id, at, body }: Message) =>
  createHmac('sha256', Buffer.from(secret.slice(secretPrefix.length), 'base64'))
    .update(`${id}.${Math.floor(at / 1000)}.${body}`)
    .digest('base64')

/** The headers of a delivery, signed with each valid secret. */
export const buildSignedHeaders = (secrets: readonly string[], message: Message): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'bgm-webhooks/1',
  'webhook-id': message.id,
  'webhook-timestamp': String(Math.floor(message.at / 1000)),
  'webhook-signature': secrets.map(secret => `v1,${sign(secret, message)}`).join(' '),
})
