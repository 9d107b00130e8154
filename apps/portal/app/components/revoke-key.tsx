import { Breadcrumb, Button, ButtonLink, Card, PageHeader } from '@bgm/ui'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

type RevokeKeyProps = {
  name: string
  prefix: string
  /** The page that lists the keys. */
  list: { href: string; label: string }
}

/** Asks for confirmation before an API key is revoked. */
export function RevokeKey({ name, prefix, list }: RevokeKeyProps) {
  const t = useText()
  const form = useSubmission('revoke-api-key')
  return (
    <>
      <PageHeader
        title={t('integrations.keys.revoke_title', { name })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[list, { label: t('integrations.keys.revoke') }]}
          />
        }
      />
      <Card className="max-w-160">
        <p>{t('integrations.keys.revoke_text', { prefix })}</p>
        <SubmissionForm of={form} className="mt-6 flex flex-wrap justify-end gap-2.5 [&>[role=alert]]:w-full">
          <ButtonLink href={list.href} variant="secondary">
            {t('actions.cancel')}
          </ButtonLink>
          <Button type="submit" variant="danger" busy={form.busy} busyLabel={t('words.loading')}>
            {t('integrations.keys.revoke_confirm')}
          </Button>
        </SubmissionForm>
      </Card>
    </>
  )
}
