import type { Call, Next } from '../call'
import { Refusal } from '../refusal'

const hasBody = (ctx: Call) =>
  !['', '0'].includes(ctx.get('content-length')) || ctx.get('transfer-encoding') !== ''

// The only calls of the API that carry a file; each needs a token, so nobody unknown fills the disk.
const carriesFile = (ctx: Call) =>
  /^\/api\/(upload|business-units\/imports|[\w/-]+\/tax-file)$/.test(ctx.path) &&
  ctx.get('authorization') !== ''

/** Below /api a body is JSON; what is not is refused before anything reads it. */
export default () => async (ctx: Call, next: Next) => {
  const type = ctx.get('content-type')
  const refused =
    ctx.path.startsWith('/api/') &&
    hasBody(ctx) &&
    !/^application\/json\b/i.test(type) &&
    !(/^multipart\/form-data\b/i.test(type) && carriesFile(ctx))
  if (refused) throw new Refusal(415, 'The body is not JSON')
  await next()
}
