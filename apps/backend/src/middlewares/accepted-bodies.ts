import { announcementMaxBytes, taxFileMaxBytes } from '@bgm/validation'
import { getPendingStep, hasSession, secondFactorMissing } from '#src/identity'
import { limitBodyTime } from '../platform/http/body-deadline'
import { HttpError } from '../platform/http/errors'
import { hasInternalKey } from '../platform/http/internal-key'
import { limitBody } from '../platform/http/limit-body'
import type { Next, RequestContext } from '../platform/http/request-context'

const hasBody = (ctx: RequestContext) =>
  !['', '0'].includes(ctx.get('content-length')) || ctx.get('transfer-encoding') !== ''

// The router ignores case, so `/API/orders` is the same route.
const isApi = (path: string) => /^\/api\//i.test(path)
const isPanelUpload = (path: string) => /^\/(upload|content-manager\/catalogue\/uploads)(\/|$)/i.test(path)

// The only API routes that accept a file.
const carriesFile = (path: string) =>
  path.length <= 200 &&
  /^\/api\/(business-units\/imports|[\w/-]+\/tax-file|announcements(\/\w+\/audio)?|orders\/\w+\/withholding\/slips)$/i.test(
    path,
  )

const missingCredentials = () => new HttpError(401, 'Missing or invalid credentials')

async function requireSession(ctx: RequestContext): Promise<void> {
  if (!(await hasSession(ctx))) throw missingCredentials()
}

async function requirePanelSession(ctx: RequestContext): Promise<void> {
  const token = /^bearer ([\w.-]{1,4000})$/i.exec(ctx.get('authorization'))?.[1] ?? ''
  const sessions = strapi.sessionManager('admin')
  const access = sessions.validateAccessToken(token)
  if (!access.isValid || !(await sessions.isSessionActive(access.payload.sessionId)))
    throw missingCredentials()
  const { userId, sessionId } = access.payload
  if ((await getPendingStep(Number(userId), sessionId)) !== null) throw secondFactorMissing()
}

// Allows for the file and its multipart headers.
const apiMaxBytes = Math.max(taxFileMaxBytes, announcementMaxBytes) + 64 * 1024

/** Uploads require a session before the body is read, so that anonymous clients cannot fill the disk. */
async function requireUpload(ctx: RequestContext): Promise<void> {
  if (isPanelUpload(ctx.path)) return requirePanelSession(ctx)
  if (!carriesFile(ctx.path)) throw new HttpError(415, 'This route does not accept files')
  await requireSession(ctx)
  const length = ctx.get('content-length')
  if (length === '') throw new HttpError(411, 'The length of the body is missing')
  if (Number(length) > apiMaxBytes) throw new HttpError(413, 'The body is too large')
}

const jsonMaxBytes = 512 * 1024
const noticeMaxBytes = 64 * 1024

// A notice is untrusted until its signature has been verified.
const isNotice = (path: string) => path.length <= 200 && /^\/api\/payments\/notices\//i.test(path)

function maxBytes(ctx: RequestContext): number {
  if (isNotice(ctx.path)) return noticeMaxBytes
  // Our own processes send larger bodies, such as the plays of many devices. Only the parser's limit applies
  // to them.
  return hasInternalKey(ctx) ? Number.POSITIVE_INFINITY : jsonMaxBytes
}

async function requireJson(ctx: RequestContext, type: string): Promise<void> {
  if (!/^application\/json\b/i.test(type)) throw new HttpError(415, 'The body is not JSON')
  const limit = maxBytes(ctx)
  const length = ctx.get('content-length')
  if (length !== '') {
    if (!(Number(length) <= limit)) throw new HttpError(413, 'The body is too large')
    return
  }
  // The provider does not document whether it sends notices in chunks.
  if (isNotice(ctx.path)) await limitBody(ctx.req, limit)
  // The parser would read a chunked body up to the limit for our own processes.
  else if (limit !== Number.POSITIVE_INFINITY) throw new HttpError(411, 'The length of the body is missing')
}

/** Rejects bodies under /api before parsing if they are too large, or neither JSON nor an expected file. */
export default () => async (ctx: RequestContext, next: Next) => {
  const type = ctx.get('content-type')
  if (hasBody(ctx)) {
    if (/^multipart\b/i.test(type)) await requireUpload(ctx)
    else {
      limitBodyTime(ctx)
      if (isApi(ctx.path)) await requireJson(ctx, type)
    }
  }
  await next()
}
