import { PageHeader, TextLink } from '@bgm/ui'
import { keptIntegrationSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { submit } from '#app/forms/submit.server'
import { requireApi } from '#app/http/api.server'
import { consumeSecret, flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { dataWithCookies, redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { keepIntegration, listApiKeys, listWebhooks } from '#app/services/integrations.server'
import { useLocale, useText } from '#app/text'
import { KeysSection } from './keys-section'
import { ReviewSection } from './review-section'
import { SecretCard } from './secret-card'
import { WebhooksSection } from './webhooks-section'

export { clientAction } from '#app/forms/client-action'

await loadMessages('integrations')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'integration.read')
  const [keys, webhooks, { created, cookies }] = await Promise.all([
    listApiKeys(api),
    listWebhooks(api),
    consumeSecret(args.request),
  ])
  return dataWithCookies({ keys, webhooks, created }, cookies)
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'integration.manage')
  return submit(args.request, keptIntegrationSchema, async ({ kept }) => {
    await keepIntegration(api, kept)
    return redirectAfterPost(
      paths.integrations(getLocale(args.request)),
      await flashSuccess('integrations.review.kept'),
    )
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'integrations.title')

/** API keys and webhooks of the organisation. */
export default function Integrations() {
  const { keys, webhooks, created } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const mayManage = useHasPermission()('integration.manage')
  return (
    <>
      <PageHeader title={t('integrations.title')} text={t('integrations.text')} />
      <div className="grid gap-8">
        {created ? (
          <SecretCard
            title={t('integrations.secret.key_title', { name: created.name })}
            secret={created.secret}
            done={paths.integrations(locale)}
          />
        ) : null}
        {mayManage ? <ReviewSection keys={keys} webhooks={webhooks} /> : null}
        <KeysSection keys={keys} />
        <WebhooksSection webhooks={webhooks} />
        <p className="text-label text-muted">
          <TextLink href={paths.openApi}>{t('integrations.docs')}</TextLink>
        </p>
      </div>
    </>
  )
}
