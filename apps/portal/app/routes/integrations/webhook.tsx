import { format } from '@bgm/i18n'
import { Breadcrumb, ButtonLink, Notice, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { consumeSecret } from '#app/http/flash.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { dataWithCookies } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getWebhook, listDeliveries } from '#app/services/integrations.server'
import { useLocale, useText } from '#app/text'
import { DeliveriesSection } from './deliveries-section'
import { SecretCard } from './secret-card'
import { WebhookSecretCard, WebhookSettings } from './webhook-cards'
import { handleWebhookForm } from './webhook-forms.server'
import { WebhookState } from './webhooks-section'

export { clientAction } from '#app/forms/client-action'

await loadMessages('integrations')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'integration.read')
  const id = args.params.id ?? ''
  const { page } = parseListQuery(args.request, {})
  const [webhook, deliveries, { created, cookies }] = await Promise.all([
    getWebhook(api, id),
    listDeliveries(api, id, page),
    consumeSecret(args.request),
  ])
  redirectToLastPage(args.request, deliveries.pagination)
  return dataWithCookies({ webhook, deliveries, created }, cookies)
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'integration.manage')
  return handleWebhookForm(args, api, await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'integrations.webhooks.title')

/** An endpoint with its settings, its secret and its deliveries. */
export default function WebhookPage() {
  const { webhook, deliveries, created } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const mayManage = useHasPermission()('integration.manage')
  const { id, url, state, failing_since } = webhook
  return (
    <>
      <PageHeader
        title={new URL(url).host}
        text={<WebhookState state={state} />}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('integrations.title'), href: paths.integrations(locale) },
              { label: t('integrations.webhooks.title') },
            ]}
          />
        }
        action={
          mayManage ? (
            <ButtonLink href={paths.removeWebhook(locale, id)} variant="quiet">
              {t('integrations.webhooks.remove')}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid gap-8">
        {state === 'disabled' ? (
          <Notice tone="bad">{t('integrations.webhooks.disabled_text')}</Notice>
        ) : failing_since === null ? null : (
          <Notice tone="warn">
            {t('integrations.webhooks.failing_text', { date: format.dateTime(failing_since, locale) })}
          </Notice>
        )}
        {created ? (
          <SecretCard
            title={t('integrations.secret.webhook_title')}
            secret={created.secret}
            done={paths.webhook(locale, id)}
          />
        ) : null}
        {mayManage ? (
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <WebhookSettings key={`${url} ${webhook.events}`} webhook={webhook} />
            <WebhookSecretCard webhook={webhook} />
          </div>
        ) : null}
        <DeliveriesSection deliveries={deliveries} mayManage={mayManage} />
      </div>
    </>
  )
}
