import { getCodeExpiry, issueCode } from '#src/identity/code/code'
import { isForeignNumber, limitTextMessages, sendTextMessage } from '#src/identity/code/text-messages'
import { consume } from '#src/platform/http/rate-limit'
import type { Account } from '#src/platform/http/request-context'
import { codeTextMessage } from './verification-emails'

/** The number of seconds until another code can be sent. */
export const codePause = 60

type NumberCode = {
  account: Account
  number: string
  /** The IP address of the request. */
  address: string
  purpose: 'mobile-number' | 'trial-number'
}

/** Sends a code to a number. All purposes share the limits per account, number, address and country. */
export async function sendNumberCode({ account, number, address, purpose }: NumberCode): Promise<void> {
  await consume('text-pause', account.documentId)
  await consume('text-account', account.documentId)
  await consume('text-number', number)
  await consume('text-address', address)
  if (isForeignNumber(number)) await consume('text-foreign-address', address)
  await limitTextMessages(number, { verified: account.proved_mobile_number !== null })
  const code = await issueCode(purpose, account.documentId, number)
  await sendTextMessage(number, codeTextMessage(account.locale, code), getCodeExpiry(purpose))
}
