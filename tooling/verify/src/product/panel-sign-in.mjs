import { setTimeout as pause } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { sendRequest } from './http-call.mjs'
import { retryUntilAccepted } from './retry.mjs'

const step = 30_000

/** The codes that are valid now, the current one first. Each can be used once. */
function listCodes(secret) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return [0, 1, -1].map(later => totp.generate({ timestamp: Date.now() + later * step }))
}

/**
 * Signs the administrator of the sample data in to the admin panel's API and returns the token. Waits for the
 * next code if other checks have used the valid ones. Requests are repeated while a backend restarts.
 */
export async function signInToPanel(backend, { email, password, totpSecret }) {
  const post = (path, body, token) =>
    retryUntilAccepted(() => sendRequest(backend + path, { method: 'POST', body, token }))
  const logIn = async () => {
    const { status, body } = await post('/admin/login', { email, password })
    if (status !== 200) throw new Error(`/admin/login answered ${status}`)
    return body.data.token
  }
  let session = await logIn()
  const used = new Set()
  for (const end = Date.now() + 5 * step; Date.now() < end; await pause(1_000)) {
    for (const code of listCodes(totpSecret).filter(code => !used.has(code))) {
      used.add(code)
      const verified = await post('/content-manager/second-factor/verify', { code }, session)
      if (verified.status === 200) return verified.body.token
      // A killed backend accepted the code and replaced the session, but could not answer.
      if (verified.status === 401) session = await logIn()
      else if (verified.status !== 400) throw new Error(`The code was answered with ${verified.status}`)
    }
  }
  throw new Error('No code of the administrator was accepted')
}
