import type { Api } from '@bgm/api-client'
import type { FormBody } from '#app/forms/form-body.server'
import { getFieldErrors } from '#app/forms/reply'
import { reply, type submit } from '#app/forms/submit.server'
import { getUnit } from '#app/services/business-units.server'
import { getIndustryNameLookup } from '#app/services/industries.server'
import { listRegionChoices } from '#app/services/regions.server'
import { mergeUnit } from './merge-unit'
import { toFormValues } from './unit-data.server'

// The form contains its original values in a field, encoded as a query string.
const getBaseValues = ({ texts }: FormBody) => Object.fromEntries(new URLSearchParams(texts.base ?? ''))

type Answer = Exclude<Awaited<ReturnType<typeof submit>>, Response>

/** Whether the record has changed since the form was loaded. */
export const isConflict = ({ data }: Answer) =>
  getFieldErrors(data.result)['']?.some(({ key }) => key === 'errors.changed-meanwhile') ?? false

/** Merges the submitted form with the stored version and lists their differences. */
export async function mergeConflict(api: Api, form: FormBody, id: string) {
  const [{ unit }, getIndustry] = await Promise.all([getUnit(api, id), getIndustryNameLookup(api)])
  const stored = toFormValues(unit)
  const { texts, differences } = mergeUnit(getBaseValues(form), form.texts, stored)
  const fieldErrors = { '': [{ key: 'errors.changed-meanwhile' }] }
  const result = reply({ ...form, texts }, fieldErrors, 409)
  const regions = await listRegionChoices(api, texts)
  const names = new Map(
    [
      ...Object.values(await listRegionChoices(api, form.texts)).flat(),
      unit.address.province,
      unit.address.city,
      unit.address.district,
      unit.address.urban,
    ].map(({ code, name }) => [code, name]),
  )
  const named = (field: string, value: string) =>
    field === 'industry' ? getIndustry(value) : (names.get(value) ?? value)
  return {
    ...result.data,
    regions,
    conflict: {
      by: unit.changed_by,
      version: unit.version,
      base: String(new URLSearchParams(stored)),
      differences: differences.map(({ field, mine, theirs, taken }) => ({
        field,
        mine: named(field, mine),
        theirs: named(field, theirs),
        taken,
      })),
    },
  }
}
