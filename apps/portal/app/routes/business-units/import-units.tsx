import { Breadcrumb, Card, Field, FileInput, PageHeader } from '@bgm/ui'
import { unitImportSchema } from '@bgm/validation'
import { getInputProps } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useFieldProps } from '#app/forms/fields'
import { withUpload } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { checkUnitImport, listPendingImports } from '#app/services/unit-imports.server'
import { useLocale, useText } from '#app/text'
import { ImportColumns, ImportSteps } from './import-guide'
import { PendingImports } from './pending-imports'

export { clientAction } from '#app/forms/client-action'

await loadMessages('unit-imports')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'business-unit.import')
  return { pending: await listPendingImports(api) }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  return withUpload(args.request, form =>
    submit(
      form,
      unitImportSchema,
      async () => {
        const { file } = form.files
        if (!file) return undefined
        const { id } = await checkUnitImport(api, file)
        return redirectAfterPost(paths.unitImport(getLocale(args.request), id))
      },
      'file',
    ),
  )
}

export const meta: MetaFunction = args => pageTitle(args, 'business_units.imports.title')

export default function ImportUnits() {
  const { pending } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('import', { schema: all => all.unitImportSchema })
  return (
    <>
      <PageHeader
        title={t('business_units.imports.title')}
        text={t('business_units.imports.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('business_units.title'), href: paths.businessUnits(locale) },
              { label: t('business_units.import') },
            ]}
          />
        }
      />
      <PendingImports pending={pending} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Card title={t('business_units.imports.steps')}>
          <ImportSteps />
          <SubmissionForm of={form} encType="multipart/form-data" className="mt-6 grid gap-5">
            <CsvField />
            <SubmitButton of={form} className="justify-self-start">
              {t('business_units.imports.check')}
            </SubmitButton>
          </SubmissionForm>
        </Card>
        <ImportColumns />
      </div>
    </>
  )
}

function CsvField() {
  const t = useText()
  const { meta, frame } = useFieldProps({ name: 'file' })
  return (
    <Field {...frame}>
      <FileInput
        {...getInputProps(meta, { type: 'file' })}
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        prompt={t('business_units.imports.choose')}
        rule={t('business_units.imports.rule')}
      />
    </Field>
  )
}
