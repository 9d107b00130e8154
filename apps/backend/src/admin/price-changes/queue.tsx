import { TaskQueue } from '../payments/queues'
import { priceChangesSchema } from './responses'
import { useOfferName, usePriceTexts } from './texts'
import { usePriceChangeResource } from './use-price-changes'

const shown = 6

/** Changes of prices that have not ended, on the home page. */
export function PriceChangeQueue() {
  const { say, time } = usePriceTexts()
  const nameOffer = useOfferName()
  const { data, failed } = usePriceChangeResource(`?open=yes&page_size=${shown}`, priceChangesSchema)
  const lines = data?.data.map(({ id, state, starts_at, prices }) => ({
    id,
    to: `/prices/${id}`,
    title: prices.map(nameOffer).join(' · '),
    detail: say(`state.${state}`),
    time: time(starts_at),
  }))
  return (
    <TaskQueue lines={lines ?? null} failed={failed} to="/prices" total={data?.meta.pagination.total ?? 0} />
  )
}
