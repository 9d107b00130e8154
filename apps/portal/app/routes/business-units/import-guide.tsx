import { ButtonLink, Card } from '@bgm/ui'
import { unitImportColumns } from '@bgm/validation'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Instructions for preparing an import file. */
export function ImportSteps() {
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

/** Explains what each column of the import file contains. */
export function ImportColumns() {
  const t = useText()
  return (
    <Card title={t('business_units.imports.columns')}>
      <dl className="divide-y divide-line text-label">
        {unitImportColumns.map(column => (
          <div key={column} className="grid gap-x-4 py-2 sm:grid-cols-[200px_1fr]">
            <dt className="font-semibold wrap-anywhere">{column}</dt>
            <dd className="text-muted">{t(`business_units.imports.about.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
