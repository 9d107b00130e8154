import { paymentMethods } from '@bgm/validation'
import { z } from 'zod'
import { getUnavailableReason, paymentMethodDetails } from './rules/methods'

const uid = 'api::payment.payment-setting'
const component = 'parts.payment-method'

const rupiah = z.coerce.number().int()

const soloTransferLimit = 50_000_000

const settingRow = z.object({
  four_eyes_amount: rupiah,
  /** Null until staff save the settings of an earlier release. */
  four_eyes_transfer: rupiah.nullish().transform(amount => amount ?? soloTransferLimit),
  methods: z.array(
    z.object({
      method: z.enum(paymentMethods),
      down: z.boolean(),
      min: rupiah.nullable(),
      max: rupiah.nullable(),
    }),
  ),
})
type PaymentSetting = z.output<typeof settingRow>

/**
 * The default limits of banks and wallets, as of November 2026. Staff can change them in the admin panel.
 */
const defaults: PaymentSetting = {
  four_eyes_amount: 1_000_000,
  four_eyes_transfer: soloTransferLimit,
  methods: [
    { method: 'bca_va', down: false, min: 10_000, max: 50_000_000 },
    { method: 'mandiri_bill', down: false, min: 10_000, max: 50_000_000 },
    { method: 'bni_va', down: false, min: 10_000, max: 50_000_000 },
    { method: 'bri_va', down: false, min: 10_000, max: 50_000_000 },
    { method: 'permata_va', down: false, min: 10_000, max: 50_000_000 },
    { method: 'other_qris', down: false, min: 1500, max: 10_000_000 },
    { method: 'gopay', down: false, min: 1500, max: 20_000_000 },
    { method: 'shopeepay', down: false, min: 1500, max: 20_000_000 },
    { method: 'credit_card', down: false, min: 10_000, max: null },
  ],
}

/** Creates the payment settings with the defaults if they do not exist. */
export async function ensurePaymentSetting(): Promise<void> {
  if ((await strapi.db.query(uid).count({})) > 0) return
  await strapi.db.transaction(async () => {
    const parts = []
    for (const data of defaults.methods) {
      const { id }: { id: number } = await strapi.db.query(component as typeof uid).create({ data })
      parts.push({ id, __pivot: { field: 'methods', component_type: component } })
    }
    await strapi.db.query(uid).create({ data: { ...defaults, methods: parts } })
  })
}

export async function getPaymentSetting(): Promise<PaymentSetting> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: {}, populate: { methods: true } })
  return row ? settingRow.parse(row) : defaults
}

/** The amount that one person can still refund alone, after refunds of `returned` in total. */
export async function getSoloRefundLimit(returned: number): Promise<number> {
  const { four_eyes_amount } = await getPaymentSetting()
  return Math.max(0, four_eyes_amount - returned)
}

/**
 * The offered methods, in the order chosen by staff, each with a reason if it cannot be used for this amount.
 */
export async function listOfferedMethods(amount: number) {
  const setting = await getPaymentSetting()
  return setting.methods.map(({ method, ...limits }) => {
    const reason = getUnavailableReason(limits, amount)
    const { min, max } = limits
    return { key: method, ...paymentMethodDetails[method], min, max, available: reason === null, reason }
  })
}
