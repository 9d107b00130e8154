import { z } from 'zod'
import {
  catalogueImportSchema,
  checkCatalogueImport,
  decideUploads,
  findUpload,
  listUploads,
  receiveUpload,
  uploadDecisionSchema,
  uploadViews,
} from '#src/catalogue'
import { parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import type { RequestContext } from '#src/platform/http/request-context'

type PanelCall = RequestContext & { state: { user?: { id: number } } }

const getStaff = ({ state }: PanelCall): number => {
  if (!state.user) throw new Error('A route of the panel ran without a staff member')
  return state.user.id
}

const listQuery = z.object({ batch: z.uuid().optional() })

/** Endpoints for the admin panel. The routes require the permission to upload. */
export default {
  async create(ctx: PanelCall) {
    const staff = getStaff(ctx)
    await consume('track-upload-staff', String(staff))
    const upload = await findUpload(await receiveUpload(ctx, staff))
    ctx.status = 201
    ctx.body = { data: (await uploadViews(upload ? [upload] : []))[0] }
  },

  async list(ctx: PanelCall) {
    const { batch } = parseInput(listQuery, ctx.query)
    ctx.body = { data: await uploadViews(await listUploads(batch)) }
  },

  /** Confirms or discards uploads whose audio has warnings. */
  async decide(ctx: PanelCall) {
    await consume('track-import-staff', String(getStaff(ctx)))
    const decided = await decideUploads(parseInput(uploadDecisionSchema, ctx.request.body))
    ctx.body = { data: await uploadViews(decided) }
  },

  async check(ctx: PanelCall) {
    await consume('track-import-staff', String(getStaff(ctx)))
    ctx.body = { data: await checkCatalogueImport(parseInput(catalogueImportSchema, ctx.request.body)) }
  },
}
