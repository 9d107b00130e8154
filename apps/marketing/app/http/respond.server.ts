/** A 404 that names its path, as the specification words it. */
export function notFound(request: Request): Response {
  return new Response(`Page Not Found: ${new URL(request.url).pathname}`, {
    status: 404,
    statusText: 'Page Not Found',
  })
}

/** What was found, or the 404 of this address. */
export function found<T>(request: Request, value: T | null): T {
  if (value === null) throw notFound(request)
  return value
}

export const xml = (body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
