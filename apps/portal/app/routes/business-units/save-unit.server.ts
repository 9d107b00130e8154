import { randomUUID } from 'node:crypto'
import type { Api } from '@bgm/api-client'
import { businessUnitSchema, detectTaxFileType, formObject, taxFile } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { type FieldErrors, getFieldErrors } from '#app/forms/reply'
import { resolveTypedIndustry } from '#app/forms/resolve-industry.server'
import { reply, submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess, flashWarning } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { createUnit, replaceUnitTaxFile, updateUnit } from '#app/services/business-units.server'
import { getText } from '#app/text'

const successNotice = (args: RouteArgs, action: 'created' | 'updated') => {
  const t = getText(getLocale(args.request))
  return flashSuccess('notices.success', {
    item: t('notices.items.business_unit'),
    action: t(`notices.${action}`),
  })
}

/** Checks the file type by its content before the unit is created. */
async function checkFile({ files }: FormBody): Promise<FieldErrors> {
  const file = files.file_npwp
  if (!file || detectTaxFileType(new Uint8Array(await file.slice(0, 16).arrayBuffer()))) return {}
  return { file_npwp: [{ key: 'validation.file_type' }] }
}

const keyShape = /^[\w-]{8,64}$/

/** Creates a unit. The `load` button only fills the region lists. */
export async function saveNewUnit(args: RouteArgs, api: Api, body: FormBody) {
  const { form, fieldErrors: unknown } = await resolveTypedIndustry(api, body)
  const fieldErrors = { ...unknown, ...(await checkFile(form)) }
  if (form.intent === 'load' || Object.keys(fieldErrors).length > 0)
    return reply(form, fieldErrors, form.intent === 'load' ? 200 : 422)
  return submit(form, businessUnitSchema, async ({ file_npwp: _, ...unit }) => {
    const { key = '' } = form.texts
    const made = keyShape.test(key) ? key : randomUUID()
    const { id, kept } = await createUnit(api, unit, form.files.file_npwp, made)
    const locale = getLocale(args.request)
    if (!kept)
      return redirectAfterPost(
        paths.editBusinessUnit(locale, id),
        await flashWarning('business_units.file_not_kept'),
      )
    return redirectAfterPost(paths.businessUnit(locale, id), await successNotice(args, 'created'))
  })
}

/**
 * Saves a valid tax file even if other fields have errors, so that it need not be chosen again without
 * JavaScript.
 */
async function saveFile(api: Api, form: FormBody, id: string): Promise<FieldErrors> {
  const file = form.files.file_npwp
  if (!file) return {}
  const only: FormBody = { ...form, texts: {}, files: { file_npwp: file }, tooLarge: {} }
  const result = await submit(
    only,
    formObject({ file_npwp: taxFile }),
    async () => {
      await replaceUnitTaxFile(api, id, file)
      return undefined
    },
    'file_npwp',
  )
  return result instanceof Response ? {} : getFieldErrors(result.data.result)
}

/** Updates a unit. The form contains the version from which it was loaded. */
export async function saveUnit(args: RouteArgs, api: Api, body: FormBody, id: string) {
  const { form, fieldErrors: unknown } = await resolveTypedIndustry(api, body)
  const fieldErrors = { ...unknown, ...(await saveFile(api, form, id)) }
  if (form.intent === 'load') return reply(form, fieldErrors)
  if (Object.keys(unknown).length > 0) return reply(form, fieldErrors, 422)
  const version = Number(form.texts.version)
  const result = await submit(
    { ...form, files: {} },
    businessUnitSchema,
    async ({ file_npwp: _, ...unit }) => {
      await updateUnit(api, id, unit, Number.isInteger(version) ? version : 0)
      return redirectAfterPost(
        paths.businessUnit(getLocale(args.request), id),
        await successNotice(args, 'updated'),
      )
    },
  )
  if (Object.keys(fieldErrors).length === 0) return result
  const others = result instanceof Response ? {} : getFieldErrors(result.data.result)
  return reply(form, { ...others, ...fieldErrors }, 422)
}
