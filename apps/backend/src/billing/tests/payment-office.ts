import type { openPanel } from '#tests/panel'

export type Panel = Awaited<ReturnType<typeof openPanel>>

export const officePath = '/content-manager/payment-office'

export const getFromOffice = (panel: Panel, path: string) => panel.call('GET', officePath + path)

let keys = 0
export const postToOffice = (panel: Panel, path: string, body: object = {}, key?: string) => {
  keys += 1
  return panel.call('POST', officePath + path, body, { 'idempotency-key': key ?? `office-key-${keys}` })
}
