import type { UnitImport } from '@bgm/api-client'
import { ButtonLink, Card, Notice } from '@bgm/ui'
import { JobProgress } from '#app/components/job-progress'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The progress of an import and the next actions. */
export function ImportProgress({ found }: { found: UnitImport }) {
  if (found.state === 'running') return <Running found={found} />
  return found.state === 'done' ? <Done found={found} /> : <Checked found={found} />
}

function Checked({ found: { planned } }: { found: UnitImport }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('start')
  const count = planned.create + planned.update + planned.unchanged
  return (
    <Card className="mb-5">
      {count === 0 ? <Notice tone="bad">{t('business_units.imports.nothing')}</Notice> : null}
      {count > 0 && planned.error > 0 ? (
        <Notice tone="warn">{t('business_units.imports.skipped')}</Notice>
      ) : null}
      <SubmissionForm of={form} className="mt-4 flex flex-wrap gap-3 first:mt-0">
        {count > 0 ? (
          <SubmitButton of={form}>{t('business_units.imports.start', { count })}</SubmitButton>
        ) : null}
        <ButtonLink href={paths.importUnits(locale)} variant="secondary">
          {t('business_units.imports.again')}
        </ButtonLink>
      </SubmissionForm>
    </Card>
  )
}

function Running({ found: { id, done, total } }: { found: UnitImport }) {
  const t = useText()
  const locale = useLocale()
  return (
    <JobProgress
      text={t('business_units.imports.running_text', { done, total })}
      done={done}
      total={total}
      href={paths.unitImport(locale, id)}
      reloadLabel={t('business_units.imports.reload')}
      className="mb-5"
    />
  )
}

function Done({ found: { id } }: { found: UnitImport }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card className="mb-5">
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.businessUnits(locale)}>{t('business_units.imports.to_units')}</ButtonLink>
        <ButtonLink href={paths.unitImportResult(locale, id)} download="" variant="secondary">
          {t('business_units.imports.result')}
        </ButtonLink>
        <ButtonLink href={paths.importUnits(locale)} variant="quiet">
          {t('business_units.imports.again')}
        </ButtonLink>
      </div>
    </Card>
  )
}
