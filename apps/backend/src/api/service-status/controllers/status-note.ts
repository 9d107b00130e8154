import { z } from 'zod'
import { notFound } from '#src/platform/http/errors'
import { parseBody } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import {
  createStatusNote,
  listStatusNotes,
  newStatusNoteSchema,
  statusUpdateSchema,
  updateStatusNote,
} from '#src/site'

const noteKey = z.uuid()

/** Endpoints of the admin panel for the notes on the status page. */
export default {
  async list(ctx: RequestContext) {
    ctx.body = { data: await listStatusNotes(Date.now()) }
  },

  async create(ctx: RequestContext) {
    await createStatusNote(parseBody(ctx, newStatusNoteSchema))
    ctx.status = 204
  },

  async update(ctx: RequestContext) {
    const key = noteKey.safeParse(ctx.params.key)
    if (!key.success) throw notFound()
    await updateStatusNote(key.data, parseBody(ctx, statusUpdateSchema))
    ctx.status = 204
  },
}
