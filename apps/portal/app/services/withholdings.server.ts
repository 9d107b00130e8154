import type { Api, Download } from '@bgm/api-client'
import type { SlipForm } from '@bgm/validation'

/** What was withheld from a paid order, and its slips. */
export const getWithholding = (api: Api, order: string) => api.withholdings.get(order)

/** Stores whether PPh 23 is withheld from the payment of an order. */
export const chooseWithholding = (api: Api, order: string, withhold: boolean) =>
  api.withholdings.choose(order, { withhold })

export const sendSlip = (api: Api, order: string, slip: SlipForm, file: File) =>
  api.withholdings.sendSlip(order, slip, file)

export const downloadSlip = (api: Api, order: string, slip: string): Promise<Download> =>
  api.withholdings.downloadSlip(order, slip)
