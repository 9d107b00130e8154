import { randomUUID } from 'node:crypto'
import { Breadcrumb, PageHeader } from '@bgm/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { withUpload } from '#app/forms/read-form.server'
import { type SavedValues, useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { getRecoveredValues } from '#app/http/form-recovery.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { listRegionChoices } from '#app/services/regions.server'
import { useLocale, useText } from '#app/text'
import { saveNewUnit } from './save-unit.server'
import { getCompanyDefaults, getFormChoices } from './unit-data.server'
import { UnitForm, unitFieldOrder } from './unit-form'

await loadMessages('registration')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'business-unit.create')
  const company = await getCompanyDefaults(api, await getAccount(api))
  const saved: SavedValues = { ...company, ...getRecoveredValues(args.request, 'unit') }
  const choices = await getFormChoices(api, saved)
  return { ...choices, saved, key: typeof saved.key === 'string' ? saved.key : randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  return withUpload(args.request, async form => {
    const result = await saveNewUnit(args, api, form)
    if (result instanceof Response) return result
    return data({ ...result.data, regions: await listRegionChoices(api, form.texts) }, result.init ?? {})
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'business_units.form.add_title')

export default function NewUnit() {
  const { industries, regions, warnings, saved, key } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('unit', { schema: all => all.businessUnitSchema, saved, order: unitFieldOrder })
  const back = paths.businessUnits(locale)
  return (
    <>
      <PageHeader
        title={t('business_units.form.add_title')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[{ label: t('business_units.title'), href: back }, { label: t('business_units.add') }]}
          />
        }
      />
      <UnitForm
        of={form}
        industries={industries}
        regions={actionData?.regions ?? regions}
        file={null}
        fileHref={null}
        warnings={warnings}
        back={back}
      >
        <input type="hidden" name="key" defaultValue={key} />
      </UnitForm>
    </>
  )
}
