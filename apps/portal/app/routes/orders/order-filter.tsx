import { Button, Select, TextInput, TextLink } from '@bgm/ui'
import { orderKinds } from '@bgm/validation'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useListAddress } from '#app/components/list-address'
import { useText } from '#app/text'

const states = ['awaiting-payment', 'paid', 'cancelled'] as const
const names = ['state', 'kind', 'from', 'until', 'business_unit']

/** The filters of the purchase history, kept in its address; they need no script. */
export function OrderFilter({ unit }: { unit: string | undefined }) {
  const t = useText()
  const { asked, bare } = useListAddress()
  const value = (name: string) => asked.get(name) ?? ''
  const filtered = names.some(name => value(name))
  return (
    <Form
      method="get"
      role="search"
      key={names.map(value).join('|')}
      className="mb-4.5 flex flex-wrap items-end gap-3"
    >
      <Labelled label={t('ordering.list.state')}>
        <Select
          name="state"
          defaultValue={value('state')}
          placeholder={t('lists.all_states')}
          options={states.map(state => ({ value: state, label: t(`states.order.${state}`) }))}
        />
      </Labelled>
      <Labelled label={t('ordering.list.kind')}>
        <Select
          name="kind"
          defaultValue={value('kind')}
          placeholder={t('ordering.list.all_kinds')}
          options={orderKinds.map(kind => ({ value: kind, label: t(`orders.kind.${kind}`) }))}
        />
      </Labelled>
      <Labelled label={t('ordering.list.from')}>
        <TextInput type="date" name="from" defaultValue={value('from')} />
      </Labelled>
      <Labelled label={t('ordering.list.until')}>
        <TextInput type="date" name="until" defaultValue={value('until')} />
      </Labelled>
      {unit ? <input type="hidden" name="business_unit" value={value('business_unit')} /> : null}
      <Button type="submit" variant="secondary">
        {t('ordering.list.submit')}
      </Button>
      {filtered ? (
        <TextLink href={bare} className="px-2 py-3 text-label">
          {t('ordering.list.clear')}
        </TextLink>
      ) : null}
    </Form>
  )
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className="min-w-0 flex-[1_1_150px] sm:max-w-60">
    <span className="mb-1 block text-micro font-semibold text-muted">{label}</span>
    {children}
  </label>
)
