import { randomUUID } from 'node:crypto'
import { parseForms } from '#src/product/html-forms.mjs'
import { sendRequest } from '#src/product/http-call.mjs'
import { getSummaryPath, mapFourAtATime } from './load-members.mjs'

const agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

/** Simulates a browser without JavaScript that stores cookies and posts a page's forms. */
export function createVisitor(portal, initialCookies = {}) {
  const cookies = new Map(Object.entries(initialCookies))
  const storeCookie = line => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }
  const cookieHeader = () => [...cookies].map(pair => pair.join('=')).join('; ')
  const request = async (path, { headers, ...options } = {}) => {
    const cookie = cookieHeader()
    const defaults = { 'user-agent': agent, 'accept-language': 'id', ...(cookie && { cookie }) }
    const response = await sendRequest(portal + path, { ...options, headers: { ...defaults, ...headers } })
    for (const line of response.headers['set-cookie'] ?? []) storeCookie(line)
    return response
  }
  return {
    ask: request,
    /** Returns the current cookies as a header. */
    cookie: cookieHeader,
    cookies: () => [...cookies],
    /** Loads a compressed page without parsing it. */
    open: path => request(path, { headers: { 'accept-encoding': 'br' } }),
    /** Finds the form with this name in a page. */
    async form(path, name) {
      const { status, text } = await request(path)
      const found = parseForms(text).find(({ fields }) => fields.form === name)
      if (!found) throw new Error(`${path} answered ${status} without the form ${name}`)
      return { action: found.action || path, fields: found.fields }
    },
    send: ({ action, fields }) =>
      request(action, {
        method: 'POST',
        headers: { origin: portal, 'content-type': 'application/x-www-form-urlencoded' },
        body: Buffer.from(new URLSearchParams(fields).toString()),
      }),
  }
}

export const describeUnexpectedStatus = ({ status, headers }, expected) =>
  expected.includes(status) ? undefined : `answered ${status} ${headers.location ?? ''}`.trim()

/** Signs a member in to the portal. Returns the browser and the forms that the benchmark posts. */
async function signInVisitor(portal, { email, password, free: [unit] }) {
  const visitor = createVisitor(portal)
  const form = await visitor.form('/sign-in', 'sign-in')
  const credentials = { ...form, fields: { ...form.fields, identifier: email, password } }
  const { status } = await visitor.send(credentials)
  if (status !== 303) throw new Error(`Signing in answered ${status}`)
  return { ...visitor, credentials, order: await visitor.form(getSummaryPath(unit), 'confirm') }
}

export const signInVisitors = (portal, members) =>
  mapFourAtATime(members, member => signInVisitor(portal, member))

/** Posts the order summary form for a unit. */
export async function submitOrder(browser, unit) {
  const fields = { ...browser.order.fields, submission_key: randomUUID() }
  const response = await browser.send({ action: getSummaryPath(unit), fields })
  const order = /^\/orders\/([a-z0-9]{24})$/.exec(response.headers.location ?? '')?.[1]
  return { order, failure: order ? undefined : `answered ${response.status}, and no order` }
}

/** The owner account in the sample data. */
export const sampleOwner = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }

export async function signInSampleOwner(portal) {
  const visitor = createVisitor(portal)
  const { action, fields } = await visitor.form('/sign-in', 'sign-in')
  const failure = describeUnexpectedStatus(
    await visitor.send({ action, fields: { ...fields, ...sampleOwner } }),
    [303],
  )
  if (failure) throw new Error(`Signing in ${failure}`)
  return visitor
}
