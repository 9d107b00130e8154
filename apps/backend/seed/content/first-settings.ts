import type { Entry } from './entry'
import { siteSetting } from './site-setting'

/** Stands where only the owner knows the words; `/readyz` names what still says so. */
export const unfilled = 'BELUM DIISI'

const addressOf = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender

/** The settings of a first deploy: the wording is ours, the account, the seller and the contacts are not invented. */
export const firstSettings = (sender: string): Entry => ({
  ...siteSetting,
  shared: {
    ...siteSetting.shared,
    payment: { bank_name: unfilled, account_number: '-', account_holder: unfilled },
    seller: { name: unfilled, address: unfilled, npwp: '-', tax_registered: false },
    contact: { email: addressOf(sender), phone: '-' },
    social: {},
  },
})
