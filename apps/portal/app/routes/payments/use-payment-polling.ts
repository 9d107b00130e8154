import type { PaymentAttempt } from '@bgm/api-client'
import { useEffect, useState } from 'react'
import { usePolling } from '#app/components/use-polling'
import { getPaymentStage } from './payment-view'

const quick = 4_000
const slow = 60_000

/** Refreshes a payment's page, more often while the payment is pending. */
export function usePaymentPolling<T extends { now: number; attempt: PaymentAttempt }>(loaded: T): T {
  const [interval, setPace] = useState(quick)
  const data = usePolling(loaded, interval)
  const stage = getPaymentStage(data.attempt)
  useEffect(() => setPace(stage === 'waiting' ? quick : slow), [stage])
  return data
}
