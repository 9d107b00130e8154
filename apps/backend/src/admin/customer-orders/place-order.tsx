import { Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { newIdempotencyKey } from '../panel-requests'
import { ConfirmDialog } from '../payments/confirm-button'
import { DescriptionList } from '../payments/layout'
import { AskApproval } from './ask-approval'
import { MakeQuotation } from './make-quotation'
import { noReferences, References, toBody } from './references'
import type { Cart, Customer } from './responses'
import { useOrderTexts, useStaffOrderAction } from './use-customer-orders'

type Props = { path: string; customer: Customer; cart: Cart; onChange: () => void }

/** For whom the order is, its total, and the button that places it once. */
export function PlaceOrder({ path, customer: { members }, cart, onChange }: Props) {
  const { say, money } = useOrderTexts()
  const [member, setMember] = useState(members[0]?.id ?? '')
  const [key, setKey] = useState(newIdempotencyKey)
  const [asking, setAsking] = useState(false)
  const [references, setReferences] = useState(noReferences)
  const { post, busy } = useStaffOrderAction()
  const { version, total, discount, price, orderable } = cart
  const recipient = members.find(({ id }) => id === member)
  const place = async () => {
    const body = { member, version, expected_total: total, ...toBody(references) }
    const placed = await post(`${path}/cart/order`, body, 'panel.customer-orders.placed', key)
    setAsking(false)
    if (placed !== null) setKey(newIdempotencyKey())
    onChange()
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <DescriptionList
        facts={[
          [say('price'), money(price)],
          [say('discount'), discount > 0 ? money(discount) : null],
          [say('total'), <strong key="total">{money(total)}</strong>],
        ]}
      />
      <Field.Root name="member" hint={say('member-hint')}>
        <Field.Label>{say('member')}</Field.Label>
        <SingleSelect value={member} onChange={value => setMember(String(value))}>
          {members.map(({ id, name, role }) => (
            <SingleSelectOption key={id} value={id}>
              {`${name} (${say(`role.${role}`)})`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      {members.length === 0 && <Typography textColor="danger700">{say('no-member')}</Typography>}
      {orderable === 0 && <Typography>{say('none-orderable')}</Typography>}
      <References values={references} onChange={setReferences} />
      {cart.approval ? (
        <AskApproval path={path} cart={cart} member={member} references={references} onChange={onChange} />
      ) : (
        <Flex>
          <Button size="L" disabled={orderable === 0 || !recipient} onClick={() => setAsking(true)}>
            {say('place', { total: money(total) })}
          </Button>
        </Flex>
      )}
      <MakeQuotation path={path} cart={cart} member={member} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('place-title', { total: money(total) })}
        body={say('place-body', { name: recipient?.name ?? '', count: orderable })}
        yes={say('place-yes')}
        busy={busy}
        onConfirm={place}
      />
    </Flex>
  )
}
