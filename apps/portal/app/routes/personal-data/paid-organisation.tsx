import type { AccountRemoval } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, Card, RowList } from '@bgm/ui'
import { PasswordField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type Paid = AccountRemoval['paid'][number]

type PaidOrganisationProps = {
  organisation: Paid
  /** Whether it has other members, to one of whom it can be handed over. */
  hasMembers: boolean
  hasPassword: boolean
}

/** What would go on without an owner, and how to hand it over or end it. */
export function PaidOrganisation({ organisation, hasMembers, hasPassword }: PaidOrganisationProps) {
  const t = useText()
  const locale = useLocale()
  const { name, total, subscriptions } = organisation
  const more = total - subscriptions.length
  return (
    <>
      <Card title={t('personal_data.paid_title', { organisation: name })} note={t('personal_data.paid_text')}>
        <RowList
          items={subscriptions.map(({ id, business_unit, package: title, expired_date }) => ({
            key: id,
            title: business_unit.name,
            detail: t('personal_data.paid_item', { package: title, date: format.date(expired_date, locale) }),
          }))}
        />
        {more > 0 ? (
          <p className="mt-2 text-label text-muted">{t('personal_data.paid_more', { count: more })}</p>
        ) : null}
        <ButtonLink
          href={hasMembers ? paths.users(locale) : paths.newUser(locale)}
          variant="secondary"
          className="mt-4"
        >
          {t(hasMembers ? 'personal_data.paid_members' : 'personal_data.paid_invite')}
        </ButtonLink>
      </Card>
      {hasMembers || !hasPassword ? null : <EndForm organisation={organisation} />}
    </>
  )
}

function EndForm({ organisation: { id, name } }: { organisation: Paid }) {
  const t = useText()
  const form = useSubmission(`end-${id}`, { schema: all => all.subscriptionEndSchema })
  return (
    <Card title={t('personal_data.end_title', { organisation: name })} note={t('personal_data.end_text')}>
      <SubmissionForm of={form} className="grid gap-5">
        <input type="hidden" name="organisation" value={id} />
        <PasswordField name="password" autoComplete="current-password" />
        <SubmitButton of={form} variant="danger" className="justify-self-start">
          {t('personal_data.end_submit')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}
