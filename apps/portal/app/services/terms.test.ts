import { sampleContentPage } from '@bgm/api-client/testing'
import { describe, expect, test } from 'vitest'
import { getPublicApi } from '#app/http/api.server'
import { loaderArgs, respondWithRows, startBackend } from '#app/testing/backend'
import { findTerms } from './terms.server'

describe('the terms', () => {
  test('are rendered from markdown, with HTML escaped', async () => {
    const body = '## 1. Siapa\n\nAnda <script>alert(1)</script> dan [kami](javascript:alert(1)).'
    const page = {
      ...sampleContentPage,
      slug: 'terms-and-condition',
      title: 'Syarat',
      version: '2026-11-20',
      sections: [{ __component: 'sections.rich-text', title: null, body }],
    }
    startBackend(respondWithRows('pages', [page]))
    const terms = await findTerms(getPublicApi(loaderArgs('/')))
    expect(terms).toMatchObject({ title: 'Syarat', version: '2026-11-20' })
    expect(terms?.html).toContain('<h2')
    expect(terms?.html).not.toMatch(/<script|javascript:/)
  })

  test('are null if none are published', async () => {
    startBackend()
    expect(await findTerms(getPublicApi(loaderArgs('/')))).toBeNull()
  })
})
