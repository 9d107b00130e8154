import type { Invitation } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Button, Card, ErrorSummary, RowList } from '@bgm/ui'
import { Form, useActionData } from '@remix-run/react'
import { useHasPermission } from '#app/components/use-has-permission'
import { getFieldErrors, isFormReply } from '#app/forms/reply'
import { ShownFor } from '#app/forms/shown-for'
import { formatFieldError } from '#app/forms/use-form-field'
import { useLocale, useText } from '#app/text'

/** Pending invitations, each of which can be resent or revoked. */
export function PendingInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useText()
  const locale = useLocale()
  const handles = useHasPermission()('invitation.create')
  const items = invitations.map(invitation => {
    const { id, email, role, all_units, units, sent_at, expires_at, expired } = invitation
    const access = all_units ? t('lists.all_units') : units.map(({ name }) => name).join(', ')
    const dates = t('people.users.sent', {
      date: format.shortDate(sent_at, locale),
      until: format.shortDate(expires_at, locale),
    })
    return {
      key: id,
      title: (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="font-semibold">{email}</b>
          <Badge tone={expired ? 'bad' : 'info'}>
            {t(`people.users.${expired ? 'expired' : 'pending'}`)}
          </Badge>
        </span>
      ),
      detail: [`${t(`roles.${role}`)} · ${access}`, dates].join('. '),
      end: handles ? <Actions id={id} email={email} /> : undefined,
    }
  })
  return (
    <Card title={t('people.users.waiting')}>
      <InvitationError />
      {items.length > 0 ? (
        <RowList items={items} />
      ) : (
        <p className="text-label text-muted">{t('people.users.waiting_empty')}</p>
      )}
    </Card>
  )
}

function Actions({ id, email }: { id: string; email: string }) {
  const t = useText()
  const button = (form: 'resend' | 'revoke') => (
    <Form method="post" preventScrollReset>
      <ShownFor />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="invitation" value={id} />
      <Button
        type="submit"
        size="s"
        variant={form === 'resend' ? 'secondary' : 'quiet'}
        aria-label={t(`people.users.${form}_named`, { email })}
      >
        {t(`people.users.${form}`)}
      </Button>
    </Form>
  )
  return (
    <span className="flex flex-wrap gap-2">
      {button('resend')}
      {button('revoke')}
    </span>
  )
}

function InvitationError() {
  const t = useText()
  const actionData: unknown = useActionData()
  if (!isFormReply(actionData)) return null
  const fieldErrors = Object.entries(getFieldErrors(actionData.result)).flatMap(([field, found]) =>
    found.map(fieldError => ({ message: formatFieldError(t, field, fieldError) })),
  )
  return fieldErrors.length > 0 ? (
    <ErrorSummary heading={t('errors.generic')} errors={fieldErrors} className="mb-3" />
  ) : null
}
