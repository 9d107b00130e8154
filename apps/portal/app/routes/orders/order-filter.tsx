import { orderKinds } from '@bgm/validation'
import { ListFilter } from '#app/components/list-filter'
import { useText } from '#app/text'

const states = ['awaiting-payment', 'paid', 'cancelled'] as const

type OrderFilterProps = {
  ignored: string[]
  /** Null if there are too many units to choose from; the unit in the URL is then preserved. */
  units: { id: string; name: string }[] | null
}

/** The filters of the order list. */
export function OrderFilter({ ignored, units }: OrderFilterProps) {
  const t = useText()
  const unitFilter = (choices: { id: string; name: string }[]) => ({
    name: 'business_unit',
    label: t('fields.unit'),
    all: t('lists.all_units'),
    options: choices.map(({ id, name }) => ({ value: id, label: name })),
  })
  return (
    <ListFilter
      ignored={ignored}
      filters={[
        ...(units && units.length > 1 ? [unitFilter(units)] : []),
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
      keep={units && units.length > 1 ? [] : ['business_unit']}
    />
  )
}
