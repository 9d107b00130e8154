import { backendHandlers, sampleWorld, type World } from '@bgm/api-client/testing'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import { env } from '#app/env.server'
import { getFieldErrors, isReply } from '#app/forms/reply'

/** A backend for one test; its world may be changed before it is asked, and read afterwards. */
export function startBackend(change: (world: World) => void = () => {}) {
  const world = sampleWorld()
  change(world)
  const server = setupServer(...backendHandlers(world, env.apiUrl))
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  return { world, server }
}

/** Somebody who has registered and verified, and stands before the first step of the wizard. */
export const withoutMembership = (world: World) => {
  world.user = { ...world.user, memberships: [], active_organisation: null }
}

const cookie = 'portal_token=header.payload.signature'

/** What a loader is called with for an address; signed in, unless `cookie` says otherwise. */
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

/** What an action is called with when a form is sent. */
export function actionArgs(
  path: string,
  fields: Record<string, string> | FormData,
  headers: Record<string, string> = {},
): LoaderFunctionArgs {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
  const request = new Request(env.portalUrl + path, { method: 'POST', body, headers: { cookie, ...headers } })
  return { request, params: {}, context: {} }
}

/** The response that a loader or action throws. */
export async function catchResponse(run: () => unknown): Promise<Response> {
  try {
    await run()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
  throw new Error('nothing was thrown')
}

/** Where a redirect leads. */
export const getRedirect = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : null

/** A cookie that an answer sets, as the browser sends it back. */
export function getCookie(answer: unknown, name: string): string {
  const cookies = answer instanceof Response ? answer.headers.getSetCookie() : []
  return cookies.find(cookie => cookie.startsWith(`${name}=`))?.split(';')[0] ?? ''
}

/** The status and refused fields of an answer that is no redirect. */
export function getFormErrors(answer: unknown) {
  if (answer instanceof Response || typeof answer !== 'object' || answer === null || !('init' in answer))
    throw new Error('The form was not refused')
  const { data, init } = answer as { data: unknown; init: ResponseInit }
  if (!isReply(data)) throw new Error('That is no reply to a form')
  const fieldErrors = Object.entries(getFieldErrors(data.result))
  return {
    status: init.status,
    errors: fieldErrors.flatMap(([field, found]) => found.map(({ key }) => [field, key])),
    values: data.result.initialValue,
  }
}
