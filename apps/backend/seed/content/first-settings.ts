import { placeholderText } from '#src/site'
import type { ContentEntry } from './entry'
import { siteSetting } from './site-setting'

const getAddress = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender

/** The settings of a first deployment. The owner has to fill in the bank account, seller and contact details. */
export const buildFirstSettings = (sender: string): ContentEntry => ({
  ...siteSetting,
  shared: {
    ...siteSetting.shared,
    payment: { bank_name: placeholderText, account_number: '-', account_holder: placeholderText },
    seller: { name: placeholderText, address: placeholderText, npwp: '-', tax_registered: false },
    contact: { email: getAddress(sender), phone: '-' },
    social: {},
  },
})
