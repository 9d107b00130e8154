import type { Member } from '@bgm/api-client'
import { Button, ButtonLink, buttonVariants, Card, ConfirmLink } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { PasswordField } from '#app/forms/fields'
import { ShownFor } from '#app/forms/shown-for'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Actions to deactivate the member, transfer ownership and remove the member, each in its own card. */
export function MemberActions({ member }: { member: Member }) {
  return (
    <>
      <DeactivateCard member={member} />
      {member.self || !member.active ? null : <TransferCard member={member} />}
      <RemoveCard member={member} />
    </>
  )
}

function DeactivateCard({ member: { active } }: { member: Member }) {
  const t = useText()
  const name = active ? 'deactivate' : 'reactivate'
  const form = useSubmission(name)
  return (
    <Card title={t(`people.manage.${name}_title`)} note={t(`people.manage.${name}_text`)}>
      <SubmissionForm of={form} className="grid gap-4">
        <SubmitButton of={form} variant="secondary" className="justify-self-start">
          {t(`people.manage.${name}`)}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}

function TransferCard({ member: { name } }: { member: Member }) {
  const t = useText()
  const form = useSubmission('transfer', { schema: all => all.transferOwnershipSchema })
  return (
    <Card title={t('people.manage.transfer_title')} note={t('people.manage.transfer_text', { name })}>
      <SubmissionForm of={form} className="grid max-w-120 gap-4">
        <PasswordField name="password" autoComplete="current-password" />
        <SubmitButton of={form} variant="secondary" className="justify-self-start">
          {t('people.manage.transfer')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}

function RemoveCard({ member: { id, name } }: { member: Member }) {
  const t = useText()
  const locale = useLocale()
  const question = t('people.manage.remove_question', { name })
  return (
    <Card title={t('people.manage.remove_title')} note={t('people.manage.remove_text')}>
      <ConfirmLink
        href={paths.removeUser(locale, id)}
        label={t('people.manage.remove')}
        title={question}
        description={t('people.manage.remove_text')}
        closeLabel={t('actions.close')}
        className={buttonVariants({ variant: 'secondary' })}
      >
        {close => <RemoveForm id={id} onCancel={close} />}
      </ConfirmLink>
    </Card>
  )
}

/** The form that confirms a member's removal, in the dialog and on its own page. */
export function RemoveForm({ id, onCancel }: { id: string; onCancel?: () => void }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Form method="post" action={paths.removeUser(locale, id)} className="flex flex-wrap justify-end gap-2.5">
      <ShownFor />
      {onCancel ? (
        <Button type="button" variant="secondary" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      ) : (
        <ButtonLink href={paths.user(locale, id)} variant="secondary">
          {t('actions.cancel')}
        </ButtonLink>
      )}
      <Button type="submit" variant="danger">
        {t('people.manage.remove')}
      </Button>
    </Form>
  )
}
