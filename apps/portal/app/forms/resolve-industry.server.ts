import type { Api } from '@bgm/api-client'
import { listSearchableIndustries } from '#app/services/industries.server'
import { resolveIndustries } from './find-industry'
import type { FormBody } from './form-body.server'
import type { FieldErrors } from './reply'

/**
 * Without JavaScript, the search field is submitted too. Its text is newer than the selected industry and
 * replaces it. Text that matches no industry or several industries is a field error.
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
