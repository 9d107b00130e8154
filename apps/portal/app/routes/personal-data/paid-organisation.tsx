import type { AccountRemoval } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, Card, RowList, SummaryList } from '@bgm/ui'
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

/** What would go on or stay open without an owner, and how to hand it over or end it. */
export function PaidOrganisation({ organisation, hasMembers, hasPassword }: PaidOrganisationProps) {
  const { total, ends_at } = organisation
  return (
    <>
      {ends_at === null ? null : <Closing organisation={organisation} endsAt={ends_at} />}
      {total > 0 ? <Running organisation={organisation} hasMembers={hasMembers} /> : null}
      <OpenMoney organisation={organisation} />
      {total > 0 && !hasMembers && hasPassword && ends_at === null ? (
        <EndForm organisation={organisation} />
      ) : null}
    </>
  )
}

function Running({ organisation, hasMembers }: Omit<PaidOrganisationProps, 'hasPassword'>) {
  const t = useText()
  const locale = useLocale()
  const { name, total, subscriptions } = organisation
  const more = total - subscriptions.length
  return (
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
  )
}

/** The money that somebody still has to settle, which no ending makes disappear. */
function OpenMoney({ organisation: { name, money } }: { organisation: Paid }) {
  const t = useText()
  const locale = useLocale()
  const items = (['refunds', 'withheld'] as const)
    .filter(kind => money[kind].count > 0)
    .map(kind => ({
      term: t(`personal_data.money.${kind}`, { count: money[kind].count }),
      detail: format.rupiah(money[kind].amount, locale),
    }))
  if (items.length === 0) return null
  return (
    <Card title={t('personal_data.money.title', { organisation: name })} note={t('personal_data.money.text')}>
      <SummaryList items={items} />
    </Card>
  )
}

/** When everything ends, until when that can be taken back, and how. */
function Closing({ organisation: { id, name }, endsAt }: { organisation: Paid; endsAt: string }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission(`keep-${id}`, { schema: all => all.subscriptionKeepSchema })
  return (
    <Card title={t('personal_data.closing.title', { organisation: name })}>
      <p className="mb-4">{t('personal_data.closing.text', { date: format.dateTime(endsAt, locale) })}</p>
      <SubmissionForm of={form}>
        <input type="hidden" name="organisation" value={id} />
        <SubmitButton of={form}>{t('personal_data.closing.keep')}</SubmitButton>
      </SubmissionForm>
    </Card>
  )
}

/** Ends the subscriptions, with what is lost in figures. */
function EndForm({ organisation: { id, name, remaining } }: { organisation: Paid }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission(`end-${id}`, { schema: all => all.subscriptionEndSchema })
  return (
    <Card title={t('personal_data.end_title', { organisation: name })} note={t('personal_data.end_text')}>
      <SummaryList
        className="mb-5"
        items={[
          { term: t('personal_data.losses.days'), detail: format.number(remaining.days, locale) },
          { term: t('personal_data.losses.worth'), detail: format.rupiah(remaining.worth, locale) },
          { term: t('personal_data.losses.zones'), detail: format.number(remaining.zones, locale) },
          { term: t('personal_data.losses.devices'), detail: format.number(remaining.devices, locale) },
        ]}
      />
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
