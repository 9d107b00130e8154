import { consents } from '@bgm/contract'
import { getDocumentVersions, listConsents, recordConsent } from '#src/identity'
import { HttpError } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

async function listWithVersions(ctx: RequestContext) {
  const [rows, versions] = await Promise.all([
    listConsents(getAccount(ctx).documentId),
    getDocumentVersions(),
  ])
  return { data: rows, meta: { versions } }
}

export default implement(consents, {
  list: ({ ctx }) => listWithVersions(ctx),

  async record({ body: { purpose, given, document_version, locale }, ctx }) {
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
    return listWithVersions(ctx)
  },
})
