import { freePorts } from '@bgm/cli/ports'
import { startStack } from '@bgm/cli/stack'
import { newClock } from './clock-knob.mjs'
import { filled, formsIn } from './forms.mjs'
import { fillIn, register } from './newcomer.mjs'
import { call } from './wire.mjs'

const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

/** Signs in by the form, looks at a page and confirms the registration by its page, without script. */
async function walk({ place, portal, number, figures, when }) {
  const member = await register(place, number)
  await fillIn(place, member)
  const send = (path, fields, cookie) =>
    call(portal + path, {
      method: 'POST',
      ...filled(fields),
      headers: { ...agent, origin: portal, ...(cookie && { cookie }), ...filled(fields).headers },
    })
  const form = formsIn((await call(`${portal}/sign-in`, { headers: agent })).text).find(
    ({ fields }) => 'password' in fields,
  )
  const { email: identifier, password } = member
  const entered = await send('/sign-in', { ...form.fields, identifier, password })
  const cookies = entered.headers['set-cookie'] ?? []
  const session = cookies.find(text => text.startsWith('portal_token=')) ?? ''
  figures.expect(`${when}: signed in by the form`, entered.status, 303)
  const lasts = Number(/Max-Age=(\d+)/.exec(session)?.[1])
  figures.expect(`${when}: the cookie has no date`, lasts > 0 && !/Expires/i.test(session), true)
  const cookie = session.split(';')[0]
  const page = await call(`${portal}/register/order`, { headers: { ...agent, cookie } })
  const confirm = formsIn(page.text).find(({ fields }) => fields.expected_total)
  const ordered = await send('/register/order', confirm?.fields ?? {}, cookie)
  figures.expect(`${when}: ordered by the page`, ordered.status, 303)
  const { location } = ordered.headers
  const after = await call(new URL(location ?? '/missing', portal), { headers: { ...agent, cookie } })
  figures.expect(`${when}: the page after it`, after.status, 200)
}

/** The portal's clock is off and the backend's right, and the other way round. */
export async function tryPages({ place, clock, figures, day }) {
  const own = newClock(place.dataDir, 'portal')
  const { api } = place.urls
  const env = { API_URL: api, CMS_API_URL: api, INTERNAL_API_KEY: place.internalKey, LOG_LEVEL: 'silent' }
  const apps = await startStack({
    ports: await freePorts(),
    dataDir: place.dataDir,
    env: { ...env, ...own.env, BACKEND_PATIENCE: '20000' },
    only: ['portal'],
  })
  const { portal } = apps.urls
  try {
    for (const [number, [when, ofPortal, ofBackend]] of [
      ['portal a day ahead', day, 0],
      ['portal a day behind', -day, 0],
      ['backend a day ahead of the portal', 0, day],
      ['backend a day behind the portal', 0, -day],
    ].entries()) {
      await own.set(ofPortal, apps.pids.portal)
      await clock.set(ofBackend, place.pid())
      await walk({ place, portal, number: 600 + number, figures, when })
    }
  } finally {
    await clock.set(0, place.pid())
    await apps.stop()
  }
}
