import { Breadcrumb, PageHeader } from '@bgm/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { withUpload } from '#app/forms/read-form.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getRecoveredValues } from '#app/http/form-recovery.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { getUnit } from '#app/services/business-units.server'
import { listRegionChoices } from '#app/services/regions.server'
import { useLocale, useText } from '#app/text'
import { isConflict, mergeConflict } from './conflict.server'
import { ConflictNotice } from './conflict-notice'
import { saveUnit } from './save-unit.server'
import { getFormChoices, toFormValues } from './unit-data.server'
import { UnitForm, unitFieldOrder } from './unit-form'

await loadMessages('registration')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const [{ unit }] = await Promise.all([
    getUnit(api, args.params.id ?? ''),
    requirePermission(args, 'business-unit.update'),
  ])
  const typed = getRecoveredValues(args.request, 'unit')
  const saved = { ...toFormValues(unit), ...typed }
  const { id, name, file_npwp: file } = unit
  // Restored values belong to the version for which they were entered.
  const version = Number(typed.version ?? unit.version)
  return { id, name, version, file, saved, ...(await getFormChoices(api, saved)) }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const { id = '' } = args.params
  return withUpload(args.request, async form => {
    const result = await saveUnit(args, api, form, id)
    if (result instanceof Response) return result
    if (isConflict(result)) return data(await mergeConflict(api, form, id), { status: 409 })
    const regions = await listRegionChoices(api, form.texts)
    return data({ ...result.data, regions, conflict: null }, result.init ?? {})
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'business_units.form.edit_title', { name: args.data?.name ?? '' })

export default function EditUnit() {
  const { version } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  // A new version remounts the form, so that its fields start with the merged values.
  return <Editor key={actionData?.conflict?.version ?? version} />
}

function Editor() {
  const { id, name, version, file, saved, industries, regions, warnings } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const conflict = actionData?.conflict ?? null
  const form = useSubmission('unit', { schema: all => all.businessUnitSchema, saved, order: unitFieldOrder })
  const back = paths.businessUnit(locale, id)
  return (
    <>
      <PageHeader
        title={t('business_units.form.edit_title', { name })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('business_units.title'), href: paths.businessUnits(locale) },
              { label: name, href: back },
              { label: t('actions.edit') },
            ]}
          />
        }
      />
      <UnitForm
        of={form}
        industries={industries}
        regions={actionData?.regions ?? regions}
        file={file}
        fileHref={may('tax-file.read') ? paths.businessUnitTaxFile(locale, id) : null}
        warnings={warnings}
        back={back}
      >
        <input type="hidden" name="version" value={conflict?.version ?? version} />
        <input type="hidden" name="base" value={conflict?.base ?? String(new URLSearchParams(saved))} />
        {conflict ? <ConflictNotice conflict={conflict} /> : null}
      </UnitForm>
    </>
  )
}
