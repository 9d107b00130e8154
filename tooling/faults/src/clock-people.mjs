import { link, readMail, signIn } from './newcomer.mjs'
import { call } from './wire.mjs'

const code = /\b(\d{6})\b/
const plainly = ({ status, body }) =>
  status >= 400 && status < 500 && Boolean(body?.error?.message) && !/\bat .+:\d+/.test(body.error.message)

const post = (api, path, body) => call(`${api}${path}`, { method: 'POST', body })
const forgot = (api, email) => post(api, '/auth/forgot-password', { email })
const verifyCode = (api, identifier, given) =>
  post(api, '/auth/verify-reset-code', { identifier, code: given })
const confirm = (api, { password }, token) =>
  post(api, '/auth/email-confirmation', { token, currentPassword: password })

/** A code and a link that somebody asks for and uses at another time. */
export async function askAhead(place, { resetter, registrant }) {
  const { api } = place.urls
  await forgot(api, resetter.email)
  const reset = await readMail(place, resetter.email, code, resetter.used)
  return { reset, link: registrant.confirmation }
}

/** A new code and a new password by it. */
async function resetAnew(place, resetter) {
  const { api } = place.urls
  await forgot(api, resetter.email)
  const given = await readMail(place, resetter.email, code, resetter.used)
  resetter.used = given
  const grant = await verifyCode(api, resetter.email, given)
  const password = `${resetter.password.slice(0, -1)}${(Number(resetter.password.at(-1)) + 1) % 10}`
  const answer = await post(api, '/auth/reset-password', {
    code: grant.body?.code,
    password,
    passwordConfirmation: password,
  })
  resetter.password = password
  return answer.status
}

async function confirmAnew(place, registrant) {
  const { api } = place.urls
  await post(api, '/auth/send-email-confirmation', { email: registrant.email })
  const token = await readMail(place, registrant.email, link, registrant.confirmation)
  return (await confirm(api, registrant, token)).status
}

/**
 * What people meet once the clock has moved. `wentOn` says that it went ahead since the code and the link were given, so
 * that both have ended; otherwise both still work.
 */
export async function tryPeople({ place, figures, when, member, resetter, registrant, asked, wentOn }) {
  const { api } = place.urls
  const me = await call(`${api}/users/me`, { token: member.token })
  figures.expect(`${when}: the session of before`, me.status, 200)
  const token = await signIn(api, member)
  const own = await call(`${api}/users/me`, { token })
  figures.expect(`${when}: sign-in and the session that it opens`, own.status, 200)

  const old = await verifyCode(api, resetter.email, asked.reset)
  resetter.used = asked.reset
  const oldLink = await confirm(api, registrant, asked.link)
  if (wentOn) {
    figures.expect(`${when}: the code of before, refused plainly`, plainly(old), true)
    figures.expect(`${when}: the link of before, refused plainly`, plainly(oldLink), true)
    figures.expect(`${when}: a new link`, await confirmAnew(place, registrant), 200)
  } else {
    figures.expect(`${when}: the code of before`, old.status, 200)
    figures.expect(`${when}: the link of before`, oldLink.status, 200)
  }
  figures.expect(`${when}: a new code and password`, await resetAnew(place, resetter), 200)
}
