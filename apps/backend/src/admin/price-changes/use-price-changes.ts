import type { z } from 'zod'
import { changePricesAction } from '#src/billing/price-change/rules/staff-action'
import { usePanelAction, usePanelResource } from '../panel-requests'

export const priceChangePermissions = [{ action: changePricesAction, subject: null }]

const base = '/content-manager/price-changes'
const failures = {
  prefix: 'panel.price-changes.error',
  codes: [
    'price-change-late',
    'price-change-open',
    'price-change-own',
    'price-change-settled',
    'price-package',
    'price-same',
    'price-start',
  ],
}

export const usePriceChangeResource = <T>(path: string, schema: z.ZodType<T>) =>
  usePanelResource(`${base}${path}`, schema)

export const usePriceChangeAction = () => usePanelAction(base, failures)
