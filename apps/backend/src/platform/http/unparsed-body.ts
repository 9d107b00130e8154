import type { RequestContext } from './request-context'

const unparsedBody = Symbol.for('unparsedBody')

/** The body of a JSON request exactly as it was sent. */
export function getUnparsedBody({ request: { body } }: RequestContext): string {
  const raw: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, unparsedBody) : undefined
  return typeof raw === 'string' ? raw : ''
}
