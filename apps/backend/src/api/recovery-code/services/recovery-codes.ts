import { randomInt } from 'node:crypto'
import { digest } from '#src/runtime/cryptography'

const uid = 'api::recovery-code.recovery-code'
const count = 10
// No letter that could be read as a digit.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const newCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
const digestOf = (owner: string, code: string) => digest('recovery-code', `${owner}:${code}`)

/** Makes ten codes that work once each, told this one time; earlier ones stop working. */
export async function renewRecoveryCodes(owner: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await strapi.db.transaction(async () => {
    await deleteRecoveryCodes(owner)
    for (const code of codes) {
      await strapi.db.query(uid).create({ data: { owner, digest: digestOf(owner, code) } })
    }
  })
  return codes.map(code => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Whether the code was one of the owner's; of several calls at once one may use it. */
export async function consumeRecoveryCode(owner: string, code: string): Promise<boolean> {
  const { count: used } = await strapi.db.query(uid).deleteMany({ where: { digest: digestOf(owner, code) } })
  return used === 1
}

export const countRecoveryCodes = (owner: string): Promise<number> =>
  strapi.db.query(uid).count({ where: { owner } })

export async function deleteRecoveryCodes(owner: string): Promise<void> {
  await strapi.db.query(uid).deleteMany({ where: { owner } })
}
