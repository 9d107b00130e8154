import type { OrderDetail } from '@bgm/api-client'
import type { useText } from '#app/text'

type Group = Pick<OrderDetail['groups'][number], 'kind' | 'units' | 'zones'>

/** "Extra zones: 4 units, 6 zones" */
export const describeOrderGroup = (t: ReturnType<typeof useText>, { kind, units, zones }: Group): string =>
  `${t(`orders.kind.${kind}`)}: ${t('words.units', { count: units })}, ${t('words.zones', { count: zones })}`
