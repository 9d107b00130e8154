const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request may change something: its Origin must be the public address, or the very host it was sent to. */
export function isAllowedOrigin(
  request: Request,
  publicUrl: string,
  own: { host: string; secure: boolean },
): boolean {
  if (safeMethods.has(request.method)) return true
  const origin = request.headers.get('origin')
  if (!origin || origin === 'null') return false
  if (origin === new URL(publicUrl).origin) return true
  return origin === `${own.secure ? 'https' : 'http'}://${own.host}`
}
