import { Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { type ReferenceValues, toBody } from './references'
import type { Cart } from './responses'
import { useOrderTexts, useStaffOrderAction } from './use-customer-orders'

type Props = {
  path: string
  cart: Cart
  member: string
  references: ReferenceValues
  onChange: () => void
}

/** Asks those who approve the customer's orders, because the customer requires that. */
export function AskApproval({ path, cart, member, references, onChange }: Props) {
  const { say, money, day } = useOrderTexts()
  const { post, busy } = useStaffOrderAction()
  const [purpose, setPurpose] = useState('')
  if (cart.request)
    return <Typography>{say('approval-waiting', { date: day(cart.request.requested_at) })}</Typography>
  const deciders = cart.approval?.deciders ?? []
  const { version, total, orderable, refused } = cart
  const isReady = purpose.trim() !== '' && member !== '' && orderable > 0 && refused === 0
  const ask = async () => {
    const body = { member, version, expected_total: total, purpose: purpose.trim(), ...toBody(references) }
    await post(`${path}/cart/approval`, body, 'panel.customer-orders.approval-asked')
    onChange()
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography>
        {deciders.length > 0
          ? say('approval-needed', { names: deciders.join(', ') })
          : say('approval-nobody')}
      </Typography>
      <Field.Root name="purpose" required>
        <Field.Label>{say('purpose')}</Field.Label>
        <Textarea maxLength={500} value={purpose} onChange={event => setPurpose(event.target.value)} />
      </Field.Root>
      <Flex>
        <Button size="L" loading={busy} disabled={!isReady || deciders.length === 0} onClick={ask}>
          {say('approval-ask', { total: money(total) })}
        </Button>
      </Flex>
    </Flex>
  )
}
