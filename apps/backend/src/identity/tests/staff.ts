import type { Backend } from '#tests/harness'
import { createPanelCall, createStaff, secondFactor, setUpSecondFactor } from '#tests/panel'

type Headers = Record<string, string>

/** Calls of the panel's API as staff who have entered their password. */
export function createStaffCalls(getBackend: () => Backend) {
  const call = (method: string, path: string, body?: object, token?: string, headers?: Headers) =>
    createPanelCall(getBackend())(method, path, body, token, headers)
  const signIn = async (email: string, password: string) =>
    String((await call('POST', '/admin/login', { email, password })).body.data.token)
  const rows = () => getBackend().strapi.db.query('api::second-factor.second-factor')
  const resetLastStep = (id: number) =>
    rows().updateMany({ where: { owner: `staff:${id}` }, data: { last_step: 0 } })
  return {
    call,
    signIn,
    rows,
    resetLastStep,
    /** The status of the own profile: 200 with a verified session, 403 without, 401 without a session. */
    me: async (token: string) => (await call('GET', '/admin/users/me', undefined, token)).status,
    verify: (token: string, code: string) => call('POST', `${secondFactor}/verify`, { code }, token),
    status: async (token: string) => (await call('GET', secondFactor, undefined, token)).body,
    /** The last used time step is reset, so that tests need not wait for the next one. */
    async createFinanceStaff() {
      const staff = await createStaff(getBackend(), 'finance')
      const opened = await setUpSecondFactor(call, await signIn(staff.email, staff.password))
      await resetLastStep(staff.id)
      return { ...staff, ...opened }
    },
  }
}
