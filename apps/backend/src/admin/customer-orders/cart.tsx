import { Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { ConfirmButton } from '../payments/confirm-button'
import { Card } from '../payments/layout'
import { CartLine } from './cart-line'
import { PlaceOrder } from './place-order'
import type { Cart, Customer } from './responses'
import { useOrderTexts, useStaffOrderAction } from './use-customer-orders'
import { VoucherForm } from './voucher-form'

type Props = { path: string; customer: Customer; cart: Cart; onChange: () => void }

/** The package and the period of all first subscriptions. */
function PackageForAll({ path, customer, onChange }: Omit<Props, 'cart'>) {
  const { say } = useOrderTexts()
  const { post, busy } = useStaffOrderAction()
  const choose = async (value: string) => {
    const [key = '', billing_period = ''] = value.split(' ')
    const done = await post(`${path}/cart/package`, { package: key, billing_period }, null)
    if (done !== null) onChange()
  }
  const offers = customer.packages.flatMap(({ key, title, price_monthly, price_yearly }) => [
    ...(price_yearly === null ? [] : [{ value: `${key} yearly`, label: `${title}, ${say('yearly')}` }]),
    ...(price_monthly === null ? [] : [{ value: `${key} monthly`, label: `${title}, ${say('monthly')}` }]),
  ])
  return (
    <SingleSelect
      aria-label={say('package-for-all')}
      placeholder={say('package-for-all')}
      value=""
      disabled={busy}
      onChange={value => void choose(String(value))}
    >
      {offers.map(({ value, label }) => (
        <SingleSelectOption key={value} value={value}>
          {label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  )
}

/** What a member of staff is about to order for a customer, with the price of each line. */
export function CustomerCart({ path, customer, cart, onChange }: Props) {
  const { say } = useOrderTexts()
  const { post, busy } = useStaffOrderAction()
  const { lines, pagination, refused } = cart
  if (pagination.total === 0)
    return (
      <Card title={say('cart')}>
        <Typography>{say('cart-empty')}</Typography>
      </Card>
    )
  const clear = async () => {
    if ((await post(`${path}/cart/clear`, {}, null)) !== null) onChange()
  }
  return (
    <Card title={say('cart-of', { count: pagination.total })}>
      {refused > 0 && (
        <Typography role="status" textColor="warning700">
          {say('refused', { count: refused })}
        </Typography>
      )}
      {lines.some(({ kind }) => kind === 'new') && (
        <PackageForAll path={path} customer={customer} onChange={onChange} />
      )}
      {lines.map(line => (
        <CartLine key={line.id} path={path} line={line} packages={customer.packages} onChange={onChange} />
      ))}
      {pagination.total > lines.length && (
        <Typography>{say('more-lines', { count: pagination.total - lines.length })}</Typography>
      )}
      <Flex>
        <ConfirmButton
          label={say('clear')}
          title={say('clear-title')}
          body={say('clear-body')}
          yes={say('clear')}
          variant="tertiary"
          busy={busy}
          onConfirm={clear}
        />
      </Flex>
      <VoucherForm key={cart.voucher_code} path={path} cart={cart} onChange={onChange} />
      <PlaceOrder path={path} customer={customer} cart={cart} onChange={onChange} />
    </Card>
  )
}
