import { z } from 'zod'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { HttpError } from '#src/platform/http/errors'
import { hmac } from '#src/platform/runtime/cryptography'

/** What is stored of the number of a trial, so that it cannot be read back. Numbers are in E.164 format. */
export const getPhoneDigest = (number: string): string => hmac('trial-phone', number)

export const phoneUsedError = () =>
  new HttpError(409, 'This number has already had a trial', { code: 'trial-phone-used' })

/** Whether a trial was started with a number, also by an account that has been deleted. */
export async function hasPhoneHadTrial(number: string): Promise<boolean> {
  const rows = await select(
    sql`select t.id from trials t where t.phone_digest = ${getPhoneDigest(number)}`,
    z.object({ id: z.number() }),
  )
  return rows.length > 0
}
