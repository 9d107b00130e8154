import { environment } from '#src/platform/runtime/environment'
import { createMidtrans } from './midtrans'
import type { PaymentProvider } from './port'

function createConfiguredProvider(): PaymentProvider | null {
  const {
    PAYMENT_PROVIDER,
    MIDTRANS_SERVER_KEY: serverKey,
    MIDTRANS_SIGNATURE_KEY,
    MIDTRANS_SNAP_URL: snapUrl,
    MIDTRANS_API_URL: apiUrl,
  } = environment
  if (PAYMENT_PROVIDER !== 'midtrans' || !serverKey) return null
  return createMidtrans({
    serverKey,
    signatureKey: MIDTRANS_SIGNATURE_KEY ?? serverKey,
    snapUrl,
    apiUrl,
  })
}

/** The provider that the environment describes; null if orders can only be paid by bank transfer. */
export let paymentProvider: PaymentProvider | null = createConfiguredProvider()

/**
 * Follows a change of the environment.
 * @public for the tests, whose files share a backend
 */
export function configurePaymentProvider(): void {
  paymentProvider = createConfiguredProvider()
}

/** Whether the provider answers for a payment that does not exist; null without a provider. */
export const doesProviderAnswer = async (): Promise<boolean | null> =>
  paymentProvider === null ? null : paymentProvider.fetch('status-check').then(() => true)
