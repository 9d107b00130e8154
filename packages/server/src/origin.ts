const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether the request method is safe, or its Origin is the public URL or the host to which it was sent. */
export function isAllowedOrigin(
  request: Request,
  publicUrl: string,
  requested: { host: string; secure: boolean },
): boolean {
  if (safeMethods.has(request.method)) return true
  const origin = request.headers.get('origin')
  if (!origin || origin === 'null') return false
  if (origin === new URL(publicUrl).origin) return true
  return origin === `${requested.secure ? 'https' : 'http'}://${requested.host}`
}
