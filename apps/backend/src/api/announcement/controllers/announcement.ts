import { type AnnouncementBody, announcementBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { fieldError, notFound } from '#src/http/errors'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { getAccessibleAnnouncement, requireEditAccess } from '../services/access'
import { announcementFiles, withStoredAudio } from '../services/audio'
import {
  createAnnouncement,
  removeAnnouncement,
  replaceAnnouncementAudio,
  updateAnnouncement,
} from '../services/change'
import { getAnnouncement, listAnnouncements, listTargetOptions } from '../services/view'

async function requireReader(ctx: RequestContext) {
  const scope = getScope(ctx)
  requirePermission(scope, 'announcement.read')
  return scope
}

/**
 * Returns the announcement in the path, if the caller may change it. Changes are rate-limited per account.
 */
async function getEditable(ctx: RequestContext) {
  const scope = getScope(ctx)
  const found = await getAccessibleAnnouncement(scope, ctx.params.id)
  requireEditAccess(scope, found)
  const account = getAccount(ctx)
  await consume('announcement-account', account.documentId)
  return { scope, account, found }
}

const multipartBody = z.object({ announcement: z.string().max(64 * 1024) })

/** Parses the JSON part of a multipart request. */
function parseAnnouncementPart(ctx: RequestContext): AnnouncementBody {
  const { announcement } = parseInput(multipartBody, ctx.request.body)
  try {
    return parseInput(announcementBodySchema, JSON.parse(announcement))
  } catch (error) {
    throw error instanceof SyntaxError ? fieldError('announcement', 'validation.invalid') : error
  }
}

export default {
  async list(ctx: RequestContext) {
    ctx.body = await listAnnouncements(await requireReader(ctx))
  },

  async options(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'announcement.update')
    ctx.body = await listTargetOptions(scope)
  },

  async get(ctx: RequestContext) {
    ctx.body = await getAnnouncement(await requireReader(ctx), ctx.params.id)
  },

  async create(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'announcement.update')
    const account = getAccount(ctx)
    const body = parseAnnouncementPart(ctx)
    await consume('announcement-audio-account', account.documentId)
    const id = await withStoredAudio(ctx, audio => createAnnouncement(scope, account, body, audio))
    ctx.status = 201
    ctx.body = await getAnnouncement(scope, id)
  },

  async update(ctx: RequestContext) {
    const { scope, account, found } = await getEditable(ctx)
    await updateAnnouncement(scope, account, found, parseBody(ctx, announcementBodySchema))
    ctx.body = await getAnnouncement(scope, found.row.document_id)
  },

  async replaceAudio(ctx: RequestContext) {
    const { scope, account, found } = await getEditable(ctx)
    await consume('announcement-audio-account', account.documentId)
    await withStoredAudio(ctx, audio => replaceAnnouncementAudio(scope, account, found, audio))
    ctx.body = await getAnnouncement(scope, found.row.document_id)
  },

  async remove(ctx: RequestContext) {
    const { scope, account, found } = await getEditable(ctx)
    await removeAnnouncement(scope, account, found)
    ctx.status = 204
  },

  async audio(ctx: RequestContext) {
    const { row } = await getAccessibleAnnouncement(await requireReader(ctx), ctx.params.id)
    await consume('preview-account', getAccount(ctx).documentId)
    const file = await announcementFiles.read(row.file_key)
    if (!file) throw notFound()
    sendAnnouncementAudio(ctx, row.sha256, file)
  },
}

function sendAnnouncementAudio(
  ctx: RequestContext,
  sha256: string,
  { size, body }: { size: number; body: unknown },
): void {
  ctx.set('content-type', 'audio/mpeg')
  ctx.set('content-length', String(size))
  ctx.set('etag', `"${sha256}"`)
  ctx.set('cache-control', 'private, no-store')
  ctx.set('x-content-type-options', 'nosniff')
  ctx.body = body
}
