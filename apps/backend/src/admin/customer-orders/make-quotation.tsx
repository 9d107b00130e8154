import { Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { useFileDownload } from '../use-file-download'
import { type Cart, quotationSchema } from './responses'
import { staffOrderBase, staffOrderFailures, useOrderTexts, useStaffOrderAction } from './use-customer-orders'

type Props = { path: string; cart: Cart; member: string }

/** Makes a quotation of the cart, which the member gets by email, and offers its PDF. */
export function MakeQuotation({ path, cart, member }: Props) {
  const { say } = useOrderTexts()
  const { post, busy } = useStaffOrderAction()
  const download = useFileDownload(staffOrderBase, staffOrderFailures)
  const [made, setMade] = useState<{ id: string; number: string } | null>(null)
  const { version, total, orderable, refused } = cart
  const make = async () => {
    const body = { member, version, expected_total: total }
    const answer = await post(`${path}/cart/quotation`, body, 'panel.customer-orders.quotation-made')
    if (answer !== null) setMade(quotationSchema.parse(answer).data)
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="pi" textColor="neutral600">
        {say('quotation-text')}
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Button
          variant="secondary"
          loading={busy}
          disabled={orderable === 0 || refused > 0 || member === ''}
          onClick={() => void make()}
        >
          {say('quotation-make')}
        </Button>
        {made &&
          (['id', 'en'] as const).map(locale => (
            <Button
              key={locale}
              variant="tertiary"
              onClick={() =>
                void download(`${path}/quotations/${made.id}/file?locale=${locale}`, `${made.number}.pdf`)
              }
            >
              {say(`quotation-${locale}`, { number: made.number })}
            </Button>
          ))}
      </Flex>
    </Flex>
  )
}
