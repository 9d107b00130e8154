import { Button, Checkbox, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { Card } from '../payments/layout'
import { StateBadge } from '../payments/texts'
import { useFileDownload } from '../use-file-download'
import { linkSchema, type PlacedOrder } from './responses'
import { staffOrderBase, staffOrderFailures, useOrderTexts, useStaffOrderAction } from './use-customer-orders'

type Props = { path: string; orders: readonly PlacedOrder[] }

/** A link that pays the chosen orders. It is shown once. */
function PaymentLink({ path, chosen }: { path: string; chosen: readonly string[] }) {
  const { say } = useOrderTexts()
  const [url, setUrl] = useState<string | null>(null)
  const { post, busy } = useStaffOrderAction()
  const create = async () => {
    const answer = await post(
      `${path}/payment-links`,
      { orders: chosen },
      'panel.customer-orders.link-created',
    )
    if (answer !== null) setUrl(linkSchema.parse(answer).data.url)
  }
  return (
    <>
      <Typography variant="pi" textColor="neutral600">
        {say('link-text')}
      </Typography>
      <Flex>
        <Button
          variant="secondary"
          disabled={chosen.length === 0}
          loading={busy}
          onClick={() => void create()}
        >
          {say('link-create', { count: chosen.length })}
        </Button>
      </Flex>
      {url && (
        <Field.Root name="link" hint={say('link-once')}>
          <Field.Label>{say('link')}</Field.Label>
          <TextInput readOnly value={url} onFocus={event => event.target.select()} />
          <Field.Hint />
        </Field.Root>
      )}
    </>
  )
}

/** The newest orders that staff placed for a customer, with their documents and a link to pay them. */
export function PlacedOrders({ path, orders }: Props) {
  const { say, money, day } = useOrderTexts()
  const [selected, setSelected] = useState<readonly string[]>([])
  const download = useFileDownload(staffOrderBase, staffOrderFailures)
  const open = orders.filter(({ state }) => state === 'awaiting-payment').map(({ id }) => id)
  const chosen = selected.filter(id => open.includes(id))
  const toggle = (id: string) =>
    setSelected(known => (known.includes(id) ? known.filter(other => other !== id) : [...known, id]))
  return (
    <Card title={say('orders')}>
      {orders.length === 0 && <Typography>{say('orders-none')}</Typography>}
      {orders.map(({ id, number, state, total, placed_at, units }) => (
        <Flex key={id} direction="column" alignItems="stretch" gap={2}>
          {open.includes(id) ? (
            <Checkbox checked={chosen.includes(id)} onCheckedChange={() => toggle(id)}>
              {number}
            </Checkbox>
          ) : (
            <Typography fontWeight="semiBold">{number}</Typography>
          )}
          <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
            {[units, money(total), day(placed_at)].join(' · ')}
          </Typography>
          <Flex>
            <StateBadge of="order-state" name={state} />
          </Flex>
          {state !== 'cancelled' && (
            <Flex gap={2} wrap="wrap">
              {(['id', 'en'] as const).map(locale => (
                <Button
                  key={locale}
                  variant="tertiary"
                  onClick={() =>
                    void download(`${path}/orders/${id}/invoice?locale=${locale}`, `${number}.pdf`)
                  }
                >
                  {say(`${state === 'paid' ? 'invoice' : 'proforma'}-${locale}`)}
                </Button>
              ))}
            </Flex>
          )}
        </Flex>
      ))}
      {open.length > 0 && <PaymentLink path={path} chosen={chosen} />}
    </Card>
  )
}
