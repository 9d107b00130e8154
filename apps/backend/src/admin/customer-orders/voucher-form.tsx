import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import type { Cart } from './responses'
import { useOrderTexts, useStaffOrderAction } from './use-customer-orders'

type Props = { path: string; cart: Cart; onChange: () => void }

/** The voucher of the cart. An empty field removes it. */
export function VoucherForm({ path, cart, onChange }: Props) {
  const { say } = useOrderTexts()
  const [code, setCode] = useState(cart.voucher_code ?? '')
  const { post, busy } = useStaffOrderAction()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const voucher_code = code.trim()
    const body = voucher_code ? { voucher_code } : {}
    if ((await post(`${path}/cart/voucher`, body, null)) !== null) onChange()
  }
  return (
    <form onSubmit={event => void submit(event)}>
      <Flex gap={3} wrap="wrap" alignItems="flex-end">
        <Box flex="1 1 16rem">
          <Field.Root name="voucher">
            <Field.Label>{say('voucher')}</Field.Label>
            <TextInput value={code} maxLength={32} onChange={event => setCode(event.target.value)} />
          </Field.Root>
        </Box>
        <Button type="submit" variant="secondary" size="L" loading={busy}>
          {say(code.trim() === '' && cart.voucher_code ? 'voucher-remove' : 'voucher-use')}
        </Button>
      </Flex>
      {cart.voucher_refusal && (
        <Typography role="alert" textColor="danger600">
          {say(`error.${cart.voucher_refusal}`)}
        </Typography>
      )}
    </form>
  )
}
