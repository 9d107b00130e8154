import type { Api } from '@bgm/api-client'
import { listSearchableIndustries } from '#app/services/industries.server'
import { resolveIndustries } from './find-industry'
import type { FormBody } from './form-body.server'
import type { FieldErrors } from './reply'

/**
 * Without script the search field of an industry is sent. What was typed there is newer than the choice beside it, which it
 * replaces; a word for no industry, or for several, is an error of the field.
 */
export async function resolveTypedIndustry(
  api: Api,
  form: FormBody,
): Promise<{ form: FormBody; fieldErrors: FieldErrors }> {
  const { industry_search: typed = '' } = form.texts
  if (typed.trim() === '') return { form, fieldErrors: {} }
  const meant = resolveIndustries(await listSearchableIndustries(api), typed)
  const [industry] = meant
  if (!industry) return { form, fieldErrors: { industry_search: [{ key: 'validation.industry' }] } }
  if (meant.length > 1) {
    const values = { industries: meant.map(({ name }) => name).join(', ') }
    return { form, fieldErrors: { industry_search: [{ key: 'validation.industry_ambiguous', values }] } }
  }
  const texts = { ...form.texts, industry: industry.key, industry_search: '' }
  return { form: { ...form, texts }, fieldErrors: {} }
}
