import type { Call, Next } from '../call'
import { isUnavailable } from '../database-errors'
import { Refusal } from '../refusal'

const hasBody = (ctx: Call) =>
  !['', '0'].includes(ctx.get('content-length')) || ctx.get('transfer-encoding') !== ''

// The only calls of the API that carry a file.
const carriesFile = (ctx: Call) =>
  ctx.path.length <= 200 && /^\/api\/(business-units\/imports|[\w/-]+\/tax-file)$/.test(ctx.path)

/** A file is read for an open session alone, so that nobody unknown fills the disk. */
async function requireSession(ctx: Call): Promise<void> {
  const claims: unknown = await strapi
    .plugin('users-permissions')
    .service('jwt')
    .getToken(ctx)
    .catch((error: unknown) => {
      if (isUnavailable(error)) throw error
      return null
    })
  if (!claims) throw new Refusal(401, 'Missing or invalid credentials')
}

/** Below /api a body is JSON; what is not is refused before anything reads it. */
export default () => async (ctx: Call, next: Next) => {
  const type = ctx.get('content-type')
  if (ctx.path.startsWith('/api/') && hasBody(ctx) && !/^application\/json\b/i.test(type)) {
    if (!/^multipart\/form-data\b/i.test(type) || !carriesFile(ctx))
      throw new Refusal(415, 'The body is not JSON')
    await requireSession(ctx)
  }
  await next()
}
