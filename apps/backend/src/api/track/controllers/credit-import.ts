import { checkCreditImport, creditImportSchema, importCredits } from '#src/catalogue'
import { parseBody } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import type { RequestContext } from '#src/platform/http/request-context'

type PanelCall = RequestContext & { state: { user?: { id: number } } }

async function getStaff({ state }: PanelCall): Promise<number> {
  if (!state.user) throw new Error('A route of the panel ran without a staff member')
  await consume('track-import-staff', String(state.user.id))
  return state.user.id
}

/** Endpoints for the admin panel. The routes require the permission to add music. */
export default {
  async check(ctx: PanelCall) {
    await getStaff(ctx)
    ctx.body = { data: await checkCreditImport(parseBody(ctx, creditImportSchema)) }
  },

  async run(ctx: PanelCall) {
    const staff = await getStaff(ctx)
    ctx.body = { data: await importCredits(parseBody(ctx, creditImportSchema), staff) }
  },
}
