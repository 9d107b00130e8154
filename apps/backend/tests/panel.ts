import { randomUUID } from 'node:crypto'
import type { Backend, ResponseBody } from './harness'

const person = {
  password: 'Kantor-panel-2026',
  firstname: 'Dewi',
  lastname: 'Lestari',
}

type Answer = { status: number; body: ResponseBody }

/** Opens the admin panel's API as a new staff member, whose role has all permissions by default. */
export async function openPanel({ strapi, origin }: Backend, code?: string) {
  const call = async (
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
  const staff = strapi.service('admin::role')
  const role = code ? await staff.findOne({ code }) : await staff.getSuperAdmin()
  // The panel counts sign-ins per IP address in memory, which is shared by test files in the same process.
  const email = `${randomUUID()}@contoh.test`
  await strapi
    .service('admin::user')
    .create({ ...person, email, roles: [role.id], isActive: true, registrationToken: null })
  const { password } = person
  const { body } = await call('POST', '/admin/login', { email, password })
  const token: string = body.data.token
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
