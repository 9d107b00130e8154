import { randomUUID } from 'node:crypto'
import { generateTotp } from './authenticator'
import type { Backend, ResponseBody } from './harness'

const person = {
  password: 'Kantor-panel-2026',
  firstname: 'Dewi',
  lastname: 'Lestari',
}

type Answer = { status: number; body: ResponseBody }

/** Sends requests to the admin panel's API. */
export const createPanelCall =
  ({ origin }: Backend) =>
  async (
    method: string,
    path: string,
    body?: object,
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text || null }
  }

/** Creates a member of staff, whose role has all permissions by default. */
export async function createStaff({ strapi }: Backend, code?: string) {
  const staff = strapi.service('admin::role')
  const role = code ? await staff.findOne({ code }) : await staff.getSuperAdmin()
  // The panel counts sign-ins per IP address in memory, which is shared by test files in the same process.
  const email = `${randomUUID()}@contoh.test`
  const { id }: { id: number } = await strapi
    .service('admin::user')
    .create({ ...person, email, roles: [role.id], isActive: true, registrationToken: null })
  return { id, email, password: person.password }
}

export const secondFactor = '/content-manager/second-factor'

/** Sets up the second factor of a session that needs one, and returns its token and secret. */
export async function setUpSecondFactor(call: ReturnType<typeof createPanelCall>, token: string) {
  const { secret } = (await call('POST', `${secondFactor}/setup`, {}, token)).body
  const code = generateTotp(secret)
  const { body } = await call('POST', `${secondFactor}/confirm`, { code }, token)
  return { secret: String(secret), token: String(body.token), codes: body.recovery_codes as string[] }
}

/** Signs in to the admin panel's API, with a second factor if the account needs one. */
export async function signInToPanel(backend: Backend, credentials: { email: string; password: string }) {
  const call = createPanelCall(backend)
  const { body } = await call('POST', '/admin/login', credentials)
  const token: string = body.data.token
  const { step } = (await call('GET', secondFactor, undefined, token)).body
  return step === null ? token : (await setUpSecondFactor(call, token)).token
}

/** Opens the admin panel's API as a new staff member, whose role has all permissions by default. */
export async function openPanel(backend: Backend, code?: string) {
  const call = createPanelCall(backend)
  const { email, password } = await createStaff(backend, code)
  const token = await signInToPanel(backend, { email, password })
  const content = (uid: string) => `/content-manager/collection-types/${uid}`
  return {
    email,
    token,
    call: (method: string, path: string, sent?: object, headers?: Record<string, string>) =>
      call(method, path, sent, token, headers),
    read: (uid: string, id: string) => call('GET', `${content(uid)}/${id}`, undefined, token),
    list: (uid: string) => call('GET', `${content(uid)}?page=1&pageSize=10`, undefined, token),
    write: (uid: string, id: string, sent: object) => call('PUT', `${content(uid)}/${id}`, sent, token),
    create: (uid: string, sent: object) => call('POST', content(uid), sent, token),
    remove: (uid: string, id: string) => call('DELETE', `${content(uid)}/${id}`, undefined, token),
  }
}
