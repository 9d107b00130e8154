const missing = (request: Request, words: string) =>
  new Response(`${words}: ${new URL(request.url).pathname}`, { status: 404, statusText: 'Not Found' })

/** The route exists, what its address asks for does not, or not for this reader (specification §8). */
export const notFound = (request: Request): Response => missing(request, 'Page Not Found')

/** No route matches (specification §8). */
export const routeNotFound = (request: Request): Response => missing(request, 'Page not found')

/** What was found, or the 404 of this address. */
export function requireFound<T>(request: Request, value: T | null): T {
  if (value === null) throw notFound(request)
  return value
}

type Params = Readonly<Record<string, string | undefined>>

/**
 * The guard of a page: the validation that it declares for its address, asked before anything is loaded.
 * Throws the 404 `Page Not Found: {path}` where the validation says no.
 */
export async function requireValidParams(
  { request, params }: { request: Request; params: Params },
  validate: (params: Params) => boolean | Promise<boolean>,
): Promise<void> {
  if (!(await validate(params))) throw notFound(request)
}
