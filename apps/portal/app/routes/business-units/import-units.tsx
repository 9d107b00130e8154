import { Breadcrumb, Button, ButtonLink, Card, Field, FileInput, PageHeader } from '@bgm/ui'
import { importSchema, unitColumns } from '@bgm/validation'
import { getInputProps } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { pageTitle } from '#app/components/page'
import { useWords } from '#app/forms/fields'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { localeOf } from '#app/http/locale.server'
import { seeOther } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { requirePermission } from '#app/routes/require-permission.server'
import { checkImport } from '#app/services/unit-imports.server'
import { useLocale, useText } from '#app/text'

export async function loader(args: LoaderFunctionArgs) {
  await requirePermission(requireApi(args), 'business-unit.import')
  return null
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const form = await readForm(args.request)
  return submit(
    form,
    importSchema,
    async () => {
      const { file } = form.files
      if (!file) return undefined
      const { id } = await checkImport(api, file)
      return seeOther(paths.unitImport(localeOf(args.request), id))
    },
    'file',
  )
}

export const meta: MetaFunction = args => pageTitle(args, 'business_units.imports.title')

export default function ImportUnits() {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('import', { schema: all => all.importSchema })
  return (
    <>
      <PageHeader
        title={t('business_units.imports.title')}
        text={t('business_units.imports.text')}
        above={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('business_units.title'), href: paths.businessUnits(locale) },
              { label: t('business_units.import') },
            ]}
          />
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Card title={t('business_units.imports.steps')}>
          <Steps />
          <SubmissionForm of={form} encType="multipart/form-data" className="mt-6 grid gap-5">
            <CsvField />
            <Button
              type="submit"
              className="justify-self-start"
              busy={form.busy}
              busyLabel={t('words.loading')}
            >
              {t('business_units.imports.check')}
            </Button>
          </SubmissionForm>
        </Card>
        <Columns />
      </div>
    </>
  )
}

function Steps() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <ol className="mb-4 grid list-decimal gap-2 pl-5 text-label">
        <li>{t('business_units.imports.step_template')}</li>
        <li>{t('business_units.imports.step_text')}</li>
        <li>{t('business_units.imports.step_save')}</li>
        <li>{t('business_units.imports.step_code')}</li>
      </ol>
      <ButtonLink href={paths.importTemplate(locale)} download="" variant="secondary" size="s">
        {t('business_units.imports.template')}
      </ButtonLink>
    </>
  )
}

function CsvField() {
  const t = useText()
  const { meta, frame } = useWords({ name: 'file' })
  return (
    <Field {...frame}>
      <FileInput
        {...getInputProps(meta, { type: 'file' })}
        accept=".csv,text/csv"
        prompt={t('business_units.imports.choose')}
        rule={t('business_units.imports.rule')}
      />
    </Field>
  )
}

function Columns() {
  const t = useText()
  return (
    <Card title={t('business_units.imports.columns')}>
      <dl className="divide-y divide-line text-label">
        {unitColumns.map(column => (
          <div key={column} className="grid gap-x-4 py-2 sm:grid-cols-[200px_1fr]">
            <dt className="font-semibold wrap-anywhere">{column}</dt>
            <dd className="text-muted">{t(`business_units.imports.about.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
