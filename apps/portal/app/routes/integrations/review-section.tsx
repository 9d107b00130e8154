import type { ApiKey, Webhook } from '@bgm/api-client'
import { Button, Card, RowList, TextLink } from '@bgm/ui'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type ReviewSectionProps = {
  keys: readonly ApiKey[]
  webhooks: readonly Webhook[]
}

/** Asks an owner whether to keep the keys and webhooks whose creator no longer manages integrations. */
export function ReviewSection({ keys, webhooks }: ReviewSectionProps) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('integration-keep')
  const items = [
    ...keys
      .filter(({ review_since }) => review_since !== null)
      .map(({ id, name, prefix }) => ({
        value: `key.${id}`,
        name: t('integrations.review.key', { name, prefix }),
        href: paths.revokeApiKey(locale, id),
        end: t('integrations.keys.revoke'),
      })),
    ...webhooks
      .filter(({ review_since }) => review_since !== null)
      .map(({ id, url }) => ({
        value: `webhook.${id}`,
        name: t('integrations.review.webhook', { host: new URL(url).host }),
        href: paths.webhook(locale, id),
        end: t('integrations.webhooks.open'),
      })),
  ]
  if (items.length === 0) return null
  return (
    <Card title={t('integrations.review.title')} note={t('integrations.review.text')}>
      <SubmissionForm of={form}>
        <RowList
          items={items.map(({ value, name, href, end }) => ({
            key: value,
            title: name,
            end: (
              <span className="flex items-center gap-2">
                <Button
                  type="submit"
                  name="kept"
                  value={value}
                  size="s"
                  variant="secondary"
                  aria-label={t('integrations.review.keep_named', { name })}
                >
                  {t('integrations.review.keep')}
                </Button>
                <TextLink
                  href={href}
                  aria-label={`${end}: ${name}`}
                  className="inline-flex min-h-11 items-center px-2"
                >
                  {end}
                </TextLink>
              </span>
            ),
          }))}
        />
      </SubmissionForm>
    </Card>
  )
}
