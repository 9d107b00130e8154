import type { Api } from '@bgm/api-client'
import { findNpwpWarning, findZipCodeWarning, formObject, propertyFormSchema, taxFile } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { type FieldErrors, getFieldErrors } from '#app/forms/reply'
import { reply, submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashWarning } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import * as registrations from '#app/services/registration.server'
import { getText } from '#app/text'
import { getNextPath } from './step.server'

const fileSchema = formObject({ file_npwp: taxFile })

/** Returns non-blocking warnings about the saved values. */
export const getPropertyWarnings = ({ npwp, zip_code, province }: Record<string, unknown>) => ({
  npwp: typeof npwp === 'string' ? findNpwpWarning(npwp) : null,
  zip_code:
    typeof zip_code === 'string' && typeof province === 'string'
      ? findZipCodeWarning(zip_code, province)
      : null,
})

/**
 * Saves a valid tax file even if other fields have errors, so that it need not be chosen again without
 * JavaScript. The `load` button only fills the region lists.
 */
export async function savePropertyStep(args: RouteArgs, api: Api, form: FormBody) {
  const { kept, fieldErrors } = await saveValidTaxFile(api, form)
  if (form.intent === 'load') return reply(form, fieldErrors)
  const texts: FormBody = kept ? { ...form, files: {} } : form
  const result = await submit(texts, propertyFormSchema, async ({ file_npwp: _, ...property }) => {
    await registrations.saveProperty(api, property)
    return redirectAfterPost(
      getNextPath(args, 'property', form),
      await getWarningNotice(args.request, api, property),
    )
  })
  if (Object.keys(fieldErrors).length === 0) return result
  const others = result instanceof Response ? {} : getFieldErrors(result.data.result)
  return reply(form, { ...others, ...fieldErrors }, 422)
}

async function saveValidTaxFile(
  api: Api,
  form: FormBody,
): Promise<{ kept: boolean; fieldErrors: FieldErrors }> {
  const file = form.files.file_npwp
  if (!file) return { kept: false, fieldErrors: {} }
  const only: FormBody = { ...form, texts: {}, files: { file_npwp: file }, tooLarge: {} }
  const result = await submit(
    only,
    fileSchema,
    async () => {
      await registrations.saveTaxFile(api, file)
      return undefined
    },
    'file_npwp',
  )
  const fieldErrors = result instanceof Response ? {} : getFieldErrors(result.data.result)
  return { kept: Object.keys(fieldErrors).length === 0, fieldErrors }
}

/** Returns the notice for the next page: the warning itself, or the names of the fields if several have one. */
async function getWarningNotice(
  request: Request,
  api: Api,
  property: Record<string, unknown> & { referral_code?: string | undefined },
) {
  const { npwp, zip_code } = getPropertyWarnings(property)
  const { referral_code: code } = property
  const known = !code || (await registrations.isKnownReferralCode(api, code))
  const referral_code = known ? null : 'registration.property.referral_unknown'
  const warnings = Object.entries({ npwp, zip_code, referral_code }).flatMap(([field, warning]) =>
    warning === null ? [] : [{ field, warning }],
  )
  const [only] = warnings
  if (!only) return null
  if (warnings.length === 1) return flashWarning(only.warning)
  const t = getText(getLocale(request))
  const names = warnings.map(({ field }) => {
    const key = `fields.${field}`
    return t.has(key) ? t(key) : field
  })
  return flashWarning('registration.property.doubts', { fields: names.join(', ') })
}
