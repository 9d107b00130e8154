import { randomInt } from 'node:crypto'
import { hmac } from '#src/platform/runtime/cryptography'

const uid = 'api::recovery-code.recovery-code'
const count = 10
// Excludes characters that are easily confused, such as 0 and O.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const newCode = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
const computeDigest = (owner: string, code: string) => hmac('recovery-code', `${owner}:${code}`)

/** Creates ten single-use codes and returns them. They cannot be shown again. Earlier codes stop working. */
export async function renewRecoveryCodes(owner: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await strapi.db.transaction(async () => {
    await deleteRecoveryCodes(owner)
    for (const code of codes) {
      await strapi.db.query(uid).create({ data: { owner, digest: computeDigest(owner, code) } })
    }
  })
  return codes.map(code => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Consumes a code. Returns true for only one of several concurrent requests. */
export async function consumeRecoveryCode(owner: string, code: string): Promise<boolean> {
  const { count: used } = await strapi.db
    .query(uid)
    .deleteMany({ where: { digest: computeDigest(owner, code) } })
  return used === 1
}

export const countRecoveryCodes = (owner: string): Promise<number> =>
  strapi.db.query(uid).count({ where: { owner } })

export async function deleteRecoveryCodes(owner: string): Promise<void> {
  await strapi.db.query(uid).deleteMany({ where: { owner } })
}
