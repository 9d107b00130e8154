import { orderKinds } from '@bgm/validation'
import { ListFilter } from '#app/components/list-filter'
import { useText } from '#app/text'

const states = ['awaiting-payment', 'paid', 'cancelled'] as const

/** The filters of the order list; the unit of the URL is preserved. */
export function OrderFilter({ ignored }: { ignored: string[] }) {
  const t = useText()
  return (
    <ListFilter
      ignored={ignored}
      filters={[
        {
          name: 'state',
          label: t('ordering.list.state'),
          all: t('lists.all_states'),
          options: states.map(state => ({ value: state, label: t(`states.order.${state}`) })),
        },
        {
          name: 'kind',
          label: t('ordering.list.kind'),
          all: t('ordering.list.all_kinds'),
          options: orderKinds.map(kind => ({ value: kind, label: t(`orders.kind.${kind}`) })),
        },
      ]}
      days={[
        { name: 'from', label: t('ordering.list.from') },
        { name: 'until', label: t('ordering.list.until') },
      ]}
      keep={['business_unit']}
    />
  )
}
