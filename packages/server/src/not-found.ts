const notFoundResponse = (request: Request, title: string) =>
  new Response(`${title}: ${new URL(request.url).pathname}`, { status: 404, statusText: 'Not Found' })

/** Creates the 404 for a resource that does not exist or is not visible to the user. */
export const notFound = (request: Request): Response => notFoundResponse(request, 'Page Not Found')

/** Creates the 404 for a path without a route. */
export const routeNotFound = (request: Request): Response => notFoundResponse(request, 'Page not found')

/** Returns the value; throws a 404 if it is null. */
export function requireFound<T>(request: Request, value: T | null): T {
  if (value === null) throw notFound(request)
  return value
}

type Params = Readonly<Record<string, string | undefined>>

/** Validates the URL parameters of a page. Throws the 404 `Page Not Found: {path}` if they are invalid. */
export async function requireValidParams(
  { request, params }: { request: Request; params: Params },
  validate: (params: Params) => boolean | Promise<boolean>,
): Promise<void> {
  if (!(await validate(params))) throw notFound(request)
}
