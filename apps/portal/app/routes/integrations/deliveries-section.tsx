import type { PaginatedList, WebhookDelivery } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Button, type Column, EmptyState } from '@bgm/ui'
import { ListTable } from '#app/components/list-table'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'
import { SectionHead } from './section-head'

type DeliveriesProps = {
  deliveries: PaginatedList<WebhookDelivery>
  mayManage: boolean
}

const tones = { waiting: 'info', delivered: 'ok', failed: 'bad' } as const

/** The deliveries to an endpoint, newest first. */
export function DeliveriesSection({ deliveries: { data, pagination }, mayManage }: DeliveriesProps) {
  const t = useText()
  const form = useSubmission('webhook-delivery')
  return (
    <section>
      <SectionHead
        title={t('integrations.deliveries.title')}
        note={t('integrations.deliveries.note')}
        action={null}
      />
      <SubmissionForm of={form}>
        <ListTable
          caption={t('integrations.deliveries.title')}
          columns={useColumns(mayManage)}
          rows={data}
          rowKey={({ id }) => id}
          pages={pagination}
          empty={
            <EmptyState title={t('integrations.deliveries.empty_title')}>
              {t('integrations.deliveries.empty')}
            </EmptyState>
          }
        />
      </SubmissionForm>
    </section>
  )
}

function useEventName() {
  const t = useText()
  return ({ event }: WebhookDelivery) =>
    event === 'test' ? t('integrations.webhooks.test_event') : t(`integrations.webhooks.events.${event}`)
}

function useAgainColumn(): Column<WebhookDelivery> {
  const t = useText()
  const locale = useLocale()
  const getName = useEventName()
  return {
    key: 'again',
    header: <span className="sr-only">{t('integrations.deliveries.again')}</span>,
    kind: 'button',
    cell: delivery =>
      delivery.state === 'waiting' ? null : (
        <Button
          type="submit"
          name="delivery"
          value={delivery.id}
          size="s"
          variant="secondary"
          aria-label={t('integrations.deliveries.again_named', {
            event: getName(delivery),
            date: format.dateTime(delivery.created_at, locale),
          })}
        >
          {t('integrations.deliveries.again')}
        </Button>
      ),
  }
}

function useColumns(mayManage: boolean): Column<WebhookDelivery>[] {
  const t = useText()
  const locale = useLocale()
  const getName = useEventName()
  const getAnswer = ({ status, error }: WebhookDelivery) =>
    status !== null
      ? t('integrations.deliveries.http', { status })
      : error === null
        ? '–'
        : t(`integrations.deliveries.errors.${error}`)
  const columns: Column<WebhookDelivery>[] = [
    {
      key: 'event',
      header: t('integrations.deliveries.event'),
      kind: 'name',
      cell: delivery => (
        <>
          <b className="block font-semibold">{getName(delivery)}</b>
          {delivery.subject ? <span className="text-small text-muted">{delivery.subject}</span> : null}
        </>
      ),
    },
    {
      key: 'at',
      header: t('integrations.deliveries.at'),
      kind: 'short',
      cell: ({ created_at }) => format.dateTime(created_at, locale),
    },
    {
      key: 'state',
      header: t('integrations.deliveries.state'),
      kind: 'short',
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`integrations.deliveries.states.${state}`)}</Badge>,
    },
    {
      key: 'attempts',
      header: t('integrations.deliveries.attempts'),
      kind: 'number',
      minor: true,
      cell: ({ attempts }) => format.number(attempts, locale),
    },
    { key: 'answer', header: t('integrations.deliveries.answer'), cell: getAnswer },
  ]
  const again = useAgainColumn()
  return mayManage ? [...columns, again] : columns
}
