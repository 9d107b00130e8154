import { createSampleBackend, sampleUser } from '@bgm/api-client/testing'
import { accounts, type User } from '@bgm/contract'
import type { Role } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import { env } from '#app/env.server'
import { getFieldErrors, isFormReply } from '#app/forms/reply'

const { calls, respond, respondWithRows, samples } = createSampleBackend(env.apiUrl)

export { respond, respondWithRows }

/** Starts a mock backend for one test. It answers with `handlers`, and every other call with a sample. */
export function startBackend(...handlers: HttpHandler[]) {
  calls.length = 0
  const server = setupServer(...handlers, ...samples)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  /** `calls` contains the calls of this test, oldest first. */
  return { calls, server }
}

/** Answers that the user of the session differs from the sample. */
export const respondWithUser = (changes: Partial<User>) =>
  respond(accounts.getMe, { ...sampleUser, ...changes })

/** Answers that the user has another role in the organisation. */
export const respondWithRole = (role: Role) =>
  respondWithUser({ memberships: sampleUser.memberships.map(membership => ({ ...membership, role })) })

/** Answers that the user has a verified email address and is at the first step of the registration. */
export const withoutMembership = respondWithUser({ memberships: [], active_organisation: null })

/** Answers that the user reads usage data on behalf of a collective body. */
export const respondWithReader = (second_factor: boolean) =>
  respondWithUser({
    memberships: [],
    active_organisation: null,
    collective_body: { id: 'body0001body0001body0001', name: 'Lembaga Contoh', second_factor },
  })

const cookie = 'portal_token=header.payload.signature'

/** Creates loader arguments for a path. The request is signed in unless `cookie` is overridden. */
export function loaderArgs(
  path: string,
  { params = {}, headers = {} }: { params?: Record<string, string>; headers?: Record<string, string> } = {},
): LoaderFunctionArgs {
  return {
    request: new Request(env.portalUrl + path, { headers: { cookie, ...headers } }),
    params,
    context: {},
  }
}

/** Creates action arguments for a submitted form. */
export function actionArgs(
  path: string,
  fields: Record<string, string> | FormData,
  headers: Record<string, string> = {},
): LoaderFunctionArgs {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
  const request = new Request(env.portalUrl + path, { method: 'POST', body, headers: { cookie, ...headers } })
  return { request, params: {}, context: {} }
}

/** Returns the response that a loader or action throws. */
export async function catchResponse(run: () => unknown): Promise<Response> {
  try {
    await run()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
  throw new Error('Nothing was thrown')
}

export const findRedirectTarget = (result: unknown) =>
  result instanceof Response ? result.headers.get('location') : null

/** Returns a cookie from a response, as the browser sends it back. */
export function getCookie(result: unknown, name: string): string {
  const cookies = result instanceof Response ? result.headers.getSetCookie() : []
  return cookies.find(cookie => cookie.startsWith(`${name}=`))?.split(';')[0] ?? ''
}

/** Returns the status, field errors and values of a form's reply. */
export function getFormErrors(result: unknown) {
  if (result instanceof Response || typeof result !== 'object' || result === null || !('init' in result))
    throw new Error('The form has no errors')
  const { data, init } = result as { data: unknown; init: ResponseInit }
  if (!isFormReply(data)) throw new Error('The data is not a form reply')
  const fieldErrors = Object.entries(getFieldErrors(data.result))
  return {
    status: init.status,
    errors: fieldErrors.flatMap(([field, found]) => found.map(({ key }) => [field, key])),
    values: data.result.initialValue,
  }
}
