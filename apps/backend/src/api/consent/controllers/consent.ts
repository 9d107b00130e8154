import { consentBodySchema } from '@bgm/validation'
import { HttpError } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { type ConsentRow, getDocumentVersions, listConsents, recordConsent } from '../services/consent'

const view = ({ owner: _, ...row }: ConsentRow) => row

async function listWithVersions(ctx: RequestContext) {
  const [rows, versions] = await Promise.all([
    listConsents(getAccount(ctx).documentId),
    getDocumentVersions(),
  ])
  const { contact: _, ...shown } = versions
  return { data: rows.map(view), meta: { versions: shown } }
}

export default {
  async list(ctx: RequestContext) {
    ctx.body = await listWithVersions(ctx)
  },

  async record(ctx: RequestContext) {
    const { purpose, given, document_version, locale } = parseBody(ctx, consentBodySchema)
    const { documentId } = getAccount(ctx)
    const versions = await getDocumentVersions()
    // Consent applies to the version that was shown. A newer version must be shown first.
    if (document_version !== versions[purpose]) {
      throw new HttpError(409, 'Another version is in force', { code: 'version-changed' })
    }
    if (!given && purpose === 'terms') {
      throw new HttpError(409, 'An account requires this consent', { code: 'consent-needed' })
    }
    await recordConsent(documentId, purpose, locale, given)
    ctx.body = await listWithVersions(ctx)
  },
}
