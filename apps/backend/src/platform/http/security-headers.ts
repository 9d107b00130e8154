import type { Core } from '@strapi/strapi'
import type { Next, RequestContext } from './request-context'

type Middleware = (
  ctx: RequestContext & { response: { headers: Record<string, unknown> } },
  next: Next,
) => unknown
type Factory = (config: object, context: { strapi: Core.Strapi }) => Middleware

/**
 * Strapi assembles the same security headers from its settings on every request. In production, caches the
 * headers of the first request.
 */
export function cacheSecurityHeaders(strapi: Core.Strapi): void {
  if (strapi.config.get('environment') !== 'production') return
  strapi.get('middlewares').extend(
    'strapi::security',
    (factory: Factory): Factory =>
      (config, context) => {
        const stock = factory(config, context)
        let kept: [string, string][] | undefined
        return async (ctx, next) => {
          if (!kept) {
            const before = new Set(Object.keys(ctx.response.headers))
            await stock(ctx, async () => {})
            kept = Object.entries(ctx.response.headers)
              .filter(([name]) => !before.has(name))
              .map(([name, value]) => [name, String(value)])
            return next()
          }
          for (const [name, value] of kept) ctx.set(name, value)
          return next()
        }
      },
  )
}
