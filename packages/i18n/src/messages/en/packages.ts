import type * as id from '../id/packages'

export const packages: typeof id.packages = {
  title: 'Prices per zone, clear from the start',
  per_zone_monthly: 'per zone, per month',
  per_zone_yearly: 'per zone, per year',
  monthly: 'Monthly',
  yearly: 'Yearly',
  choose_period: 'Billing period',
  saving: 'Save {{amount}} a year',
  too_large: 'Covers up to {{max}}. This unit has {{area}}.',
  contact: 'Contact us',
  contact_text: 'Our team will work out a price with you.',
  highlighted: 'Most popular',
  choose: 'Choose {{title}}',
  zones: 'Zones',
  times_zones: '× {{count}}',
}
