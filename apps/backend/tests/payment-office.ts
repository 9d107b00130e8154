import type { openPanel } from './panel'

export type Panel = Awaited<ReturnType<typeof openPanel>>

export const office = '/content-manager/payment-office'

export const get = (panel: Panel, path: string) => panel.call('GET', office + path)

let keys = 0
export const post = (panel: Panel, path: string, body: object = {}, key?: string) => {
  keys += 1
  return panel.call('POST', office + path, body, { 'idempotency-key': key ?? `office-key-${keys}` })
}
