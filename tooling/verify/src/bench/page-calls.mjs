import { forwardRequest, startFaultyProxy } from '#src/product/faulty-proxy.mjs'
import { createVisitor } from './portal-visitor.mjs'

/** The maximum number of sequential calls for a page (docs/performance.md). */
export const maxSequentialCalls = 2

/** The milliseconds by which each call is delayed, so that parallel calls overlap even on a busy machine. */
const delay = 300

/** Counts sequential calls. A call that began after another had ended is assumed to have waited for it. */
export function countSequentialCalls(calls) {
  let length = 0
  let end = Number.NEGATIVE_INFINITY
  for (const { from, until } of calls.toSorted((a, b) => a.until - b.until)) {
    if (from < end) continue
    length += 1
    end = until
  }
  return length
}

/** Returns the calls that one page makes repeatedly, as method and path without the query. */
export function findRepeatedCalls(calls) {
  const names = calls.map(({ method, path }) => `${method} ${path}`)
  const again = names.filter((name, index) => names.indexOf(name) !== index)
  return [...new Set(again.map(name => name.split('?')[0]))]
}

/**
 * Records each page's backend calls in a portal that has just started and whose caches are empty.
 * @param {{ backend: string, startPortal: (env: Record<string, string>) => Promise<object>, paths: string[],
 * token: string }} options
 */
export async function recordPageCalls({ backend, startPortal, paths, token }) {
  const proxy = await startFaultyProxy(backend)
  let calls = []
  proxy.fail((target, incoming, outgoing) => {
    const current = {
      method: incoming.method,
      path: incoming.url,
      authorized: 'authorization' in incoming.headers,
      from: performance.now(),
      until: Number.POSITIVE_INFINITY,
    }
    calls.push(current)
    outgoing.on('close', () => {
      current.until = performance.now()
    })
    setTimeout(forwardRequest, delay, target, incoming, outgoing)
  })
  const api = `${proxy.url}/api`
  const pages = []
  try {
    for (const path of paths) {
      const stack = await startPortal({ API_URL: api, CMS_API_URL: api, BACKEND_TIMEOUT: '60000' })
      calls = []
      const { status } = await createVisitor(stack.urls.portal, { portal_token: token })
        .open(path)
        .finally(stack.stop)
      pages.push({
        path,
        status,
        calls,
        chain: countSequentialCalls(calls),
        repeated: findRepeatedCalls(calls),
      })
    }
  } finally {
    await proxy.stop()
  }
  return pages
}
