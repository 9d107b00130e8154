import type { Webhook } from '@bgm/api-client'
import { Badge, ButtonLink, type Column, EmptyState, Table, TextLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { SectionHead } from './section-head'

const tones = { active: 'ok', failing: 'warn', disabled: 'bad' } as const

export function WebhookState({ state }: Pick<Webhook, 'state'>) {
  const t = useText()
  return <Badge tone={tones[state]}>{t(`integrations.webhooks.states.${state}`)}</Badge>
}

/** The endpoints of the organisation. */
export function WebhooksSection({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useText()
  const locale = useLocale()
  const mayManage = useHasPermission()('integration.manage')
  const create = (
    <ButtonLink href={paths.newWebhook(locale)} variant={webhooks.length > 0 ? 'secondary' : 'primary'}>
      {t('integrations.webhooks.create')}
    </ButtonLink>
  )
  return (
    <section>
      <SectionHead
        title={t('integrations.webhooks.title')}
        note={t('integrations.webhooks.note')}
        action={mayManage && webhooks.length > 0 ? create : null}
      />
      <Table
        caption={t('integrations.webhooks.title')}
        columns={useColumns()}
        rows={webhooks}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={t('integrations.webhooks.empty_title')} action={mayManage ? create : undefined}>
            {t('integrations.webhooks.empty')}
          </EmptyState>
        }
      />
    </section>
  )
}

function useColumns(): Column<Webhook>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'address',
      header: t('integrations.webhooks.address'),
      kind: 'name',
      cell: ({ url }) => <b className="font-semibold wrap-anywhere">{url}</b>,
    },
    {
      key: 'events',
      header: t('fields.events'),
      cell: ({ events }) => events.map(event => t(`integrations.webhooks.events.${event}`)).join(', '),
    },
    {
      key: 'state',
      header: t('integrations.webhooks.state'),
      kind: 'short',
      cell: ({ state }) => <WebhookState state={state} />,
    },
    {
      key: 'open',
      header: <span className="sr-only">{t('integrations.webhooks.open')}</span>,
      kind: 'action',
      cell: ({ id, url }) => (
        <TextLink
          href={paths.webhook(locale, id)}
          aria-label={t('integrations.webhooks.open_named', { url })}
          className="inline-flex min-h-11 items-center px-2"
        >
          {t('integrations.webhooks.open')}
        </TextLink>
      ),
    },
  ]
}
